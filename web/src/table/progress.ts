/** How a player stands with the progress markers. */
import type { Area, Board, Player, View } from '../lib/types';
import type { Speaker } from '../lib/words';

export type Marker = Player['markers'][number];

/**
 * `had`, or `used` this turn, or `spent` for good; to come with the next progress (`due`), one token away (`near`) or more
 * (`far`); or not any more, because it was `missed` or the last is `gone`.
 */
export type Standing = 'had' | 'used' | 'spent' | 'due' | 'near' | 'far' | 'missed' | 'gone';

export interface Progress {
  marker: Marker;
  standing: Standing;
  /** The areas in which a token is missing, one entry a token. */
  missing: Area[];
  /** How many of a white kind are left for all; own markers are always there. */
  left: number | null;
}

/** All markers in their order on the printed board: the own ones, then the white ones. */
export function progressOf(player: Player, whites: View['white_left'], board: Board): Progress[] {
  const { own, white } = board.progress;
  return ([...Object.keys(own), ...Object.keys(white)] as Marker[]).map((marker) => ({
    marker,
    standing: standingOf(marker, player),
    missing: player.needs[marker] ?? [],
    left: whites[marker] ?? null,
  }));
}

function standingOf(marker: Marker, player: Player): Standing {
  if (player.markers.includes(marker)) return player.flipped.includes(marker) ? 'spent' : player.used.includes(marker) ? 'used' : 'had';
  const missing = player.needs[marker]?.length;
  if (missing === undefined) return player.missed.includes(marker) ? 'missed' : 'gone';
  return missing > 1 ? 'far' : missing ? 'near' : 'due';
}

/** A marker with how its player stands with it. */
export function standingInWords({ marker, standing, missing, left }: Progress, speaker: Speaker): string {
  const name = speaker.say(`marker-${marker}`);
  switch (standing) {
    case 'had':
      return name;
    case 'used':
      return speaker.say('player-used', { marker: name });
    case 'spent':
      return speaker.say('player-flipped', { marker: name });
    case 'gone':
      return speaker.say('player-gone', { marker: name });
    case 'missed':
      return speaker.say('player-missed_one', { marker: name });
    case 'due':
      return speaker.say('player-due', { marker: name });
    case 'near':
    case 'far':
      return left === null
        ? speaker.say('player-needs', { marker: name, tokens: tokensInWords(missing, speaker) })
        : speaker.say('player-needs_white', { marker: name, tokens: tokensInWords(missing, speaker), left });
  }
}

/** Tokens in a row, alike ones counted. */
function tokensInWords(areas: Area[], speaker: Speaker): string {
  const counts = new Map<string, number>();
  for (const area of areas) {
    const name = speaker.say(`area-${area}`);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return speaker.counted(counts);
}

/** What a marker is good for. */
export function useOf(marker: Marker, board: Board, speaker: Speaker): string {
  const cities = Object.entries(board.cities).flatMap(([city, { opened_by }]) => (opened_by === marker ? [speaker.place(city)] : []));
  return speaker.say(`use-${marker}`, { cities: speaker.listed(cities) });
}
