/** The map and what lies on it. */
import Arms from '../board/Arms.svelte';
import Barge from '../board/Barge.svelte';
import Board from '../board/Board.svelte';
import Caption from '../board/Caption.svelte';
import Die from '../board/Die.svelte';
import Ground from '../board/Ground.svelte';
import House from '../board/House.svelte';
import Houses from '../board/Houses.svelte';
import { mapLayout, stripLayout } from '../board/layout';
import Place from '../board/Place.svelte';
import Port from '../board/Port.svelte';
import Slots from '../board/Slots.svelte';
import { slotAt } from '../board/targets';
import Track from '../board/Track.svelte';
import { ANNA, BEN, board, CARLA, foreseen, game, say, speaker, viewAt } from '../fixtures/game';
import { leadOf, momentsOf } from '../lib/moments';
import type { Moment } from '../lib/stage.svelte';
import type { View } from '../lib/types';
import { byPlace } from '../table/places';
import { lyingAt } from '../table/sight';
import { showing } from './entry';

const { sale, purchase, end } = game;
const layout = mapLayout(board);
const whole = `0 0 ${layout.width} ${layout.height}`;
const sold = game.changes.flatMap(({ events }) => momentsOf(events)).filter((events) => leadOf(events).kind === 'sold');
const flying: Moment = { number: 1, events: sold.at(-1)!, lasts: 600 };
const drawn = game.changes.flatMap(({ events }) => momentsOf(events)).find((events) => leadOf(events).kind === 'marker_drawn')!;
const legalIn = (moment: typeof sale): Set<string> => new Set(byPlace(moment.asked, board).keys());
const seen = (view: View) => ({ board, view, say, describe: (place: string) => lyingAt(place, view, board, speaker) });

export const boards = showing(
  'board/Board',
  Board,
  { room: 'wide' },
  {
    early: () => seen(viewAt(0)),
    'a sale and its way': () => ({
      ...seen(sale.table.view),
      legal: legalIn(sale),
      focus: 'space:ruhrort',
      way: ['pauline', 'ruhrort'] as [string, string],
    }),
    'the way of coal': () => ({
      ...seen(sale.table.view),
      focus: 'space:langenbrahm',
      ways: [foreseen()],
    }),
    'somebody points': () => ({
      ...seen(viewAt(0)),
      points: ['space:gewalt', 'space:ruhrort', 'city:steele', 'part:track', 'part:export'],
    }),
    'many purchases': () => ({ ...seen(purchase.table.view), legal: legalIn(purchase) }),
    'coal was just sold': () => ({ ...seen(game.told.view), happened: flying }),
    end: () => seen(end.view),
    'end by lamplight': [() => seen(end.view), { dark: true }],
    'strip for a phone': [() => ({ ...seen(purchase.table.view), legal: legalIn(purchase), strip: true }), { room: 'phone' }],
  },
);

export const captions = showing(
  'board/Caption',
  Caption,
  { room: 'line' },
  {
    'coal is sold, and more follows': () => ({ moment: flying, showing: true, speaker, onskip: () => undefined }),
    'the last moment': () => ({ moment: { number: 2, events: drawn, lasts: 600 }, showing: false, speaker, onskip: () => undefined }),
  },
);

export const ground = showing(
  'board/Ground',
  Ground,
  { room: 'wide' },
  {
    map: [() => ({ board, layout, say }), { viewBox: whole }],
    'strip for a phone': [
      () => ({ board, layout: stripLayout(board), say }),
      { room: 'phone', viewBox: `0 0 ${stripLayout(board).width} ${stripLayout(board).height}` },
    ],
  },
);

const port = { viewBox: `${layout.port.x - 12} ${layout.port.y - 30} 282 226` };
export const ports = showing(
  'board/Port',
  Port,
  { room: 'piece', ...port },
  {
    middle: () => ({ board, view: purchase.table.view, layout, say }),
    end: () => ({ board, view: end.view, layout, say }),
  },
);

const track = { room: 'line', viewBox: `${layout.track.x - 14} ${layout.track.y - 28} 330 148` } as const;
export const tracks = showing('board/Track', Track, track, {
  'unpaved path': () => ({ board, view: viewAt(0), layout, say }),
  later: () => ({ board, view: purchase.table.view, layout, say }),
});

const around = { room: 'piece', viewBox: '-40 -25 80 50' } as const;
const [x, y] = [0, 0];
export const barges = showing(
  'board/Barge',
  Barge,
  { room: 'piece' },
  {
    'of the first seat': () => ({ seat: ANNA, x: 60, y: 40 }),
    deciding: () => ({ seat: BEN, x: 60, y: 40, deciding: true }),
    'of the last seat': () => ({ seat: 3, x: 60, y: 40 }),
  },
);
export const dice = showing('board/Die', Die, around, {
  'black 5': () => ({ colour: 'black' as const, pips: 5, x, y }),
  'white 2': () => ({ colour: 'white' as const, pips: 2, x, y }),
});
export const house = showing('board/House', House, around, {
  'of the first seat': () => ({ seat: ANNA, x, y, scale: 1.25 }),
  'of the third seat, by lamplight': [() => ({ seat: CARLA, x, y, scale: 1.25 }), { dark: true }],
});
export const houses = showing('board/Houses', Houses, around, {
  'one slot free': () => ({ owners: [ANNA, BEN, null], at: (slot: number) => slotAt(slot, 3, { x, y }) }),
});
export const slots = showing('board/Slots', Slots, around, {
  row: () => ({ prices: [3, 4, 5], at: { x, y } }),
  column: () => ({ prices: [3, 4], at: { x, y: -10 }, column: true }),
});
export const arms = showing('board/Arms', Arms, around, {
  mark: () => ({ territory: 'mark', x, y }),
  essen: () => ({ territory: 'essen', x, y }),
  werden: () => ({ territory: 'werden', x, y }),
  broich: () => ({ territory: 'broich', x, y }),
});
const target = { place: 'space:kettwig', x: -12, y: -12, width: 24, height: 24, rx: 12 };
export const places = showing('board/Place', Place, around, {
  'that the keyboard is on': [
    () => ({ target, legal: true, label: lyingAt(target.place, sale.table.view, board, speaker) }),
    { then: (root) => root.querySelector<SVGElement>('.place')?.focus() },
  ],
});
