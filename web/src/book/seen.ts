/** What a picture shows, in words, for who listens instead of looking. */
import type { Board } from '../lib/types';
import type { Speaker } from '../lib/words';
import { lyingAt, trackInWords } from '../table/sight';
import { progressOf, standingInWords } from '../table/progress';
import type { Scene } from './book';

export function seenIn(scene: Scene, board: Board, speaker: Speaker): string {
  const { shows, view } = scene;
  switch (shows) {
    case 'map':
      return mapInWords(scene, board, speaker);
    case 'players':
      return view.players.map((player) => playerInWords(player, scene, board, speaker)).join('; ');
    default:
      return speaker.say('turn-all');
  }
}

function mapInWords({ around, lit, ways, view }: Scene, board: Board, speaker: Speaker): string {
  const ends = ways.flatMap(({ way, obstacles }) => [way[0], ...obstacles, way.at(-1)].map((id) => `space:${id}`));
  const barges = Object.keys(view.river.barges).map((id) => `space:${id}`);
  const places = [...new Set([...around, ...ends, ...lit, ...(around.length ? [] : barges)])];
  const words = places.flatMap((place): string[] => {
    if (place === 'part:track') return [trackInWords(view, speaker.say)];
    if (place === 'part:port') return portInWords(view, board, speaker);
    return [lyingAt(place, view, board, speaker)];
  });
  return [speaker.say('board-about'), ...new Set(words)].join('; ');
}

function portInWords(view: Scene['view'], board: Board, speaker: Speaker): string[] {
  const { marker, value } = view.export;
  return [
    ...board.port.columns.map((country) => lyingAt(`port:${country}`, view, board, speaker)),
    speaker.say('export-at', { box: marker + 1, of: board.export_track.values.length, value }),
  ];
}

function playerInWords(player: Scene['view']['players'][number], { view }: Scene, board: Board, speaker: Speaker): string {
  const { points, thalers, pool, locks, debts, tokens } = player;
  const held = speaker.say('player-holdings', { points, thalers, pool, locks, debts, debt_spaces: board.players.debt_spaces });
  const markers = progressOf(player, view.white_left, board).filter(({ standing }) => standing !== 'far' && standing !== 'gone');
  return [
    `${player.name}: ${held}`,
    speaker.say('player-tokens_listed', tokens),
    `${speaker.say('player-markers_listed')} ${speaker.listed(markers.map((one) => standingInWords(one, speaker)))}`,
  ].join('. ');
}
