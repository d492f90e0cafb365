/** Everything at a table. */
import { board, ANNA, BEN, CARLA, event, foreseen, game, NAMES, possibility, say, speaker, type Moment } from '../fixtures/game';
import { hint } from '../fixtures/hint';
import { come, FakeSocket, welcome, type Welcomed } from '../fixtures/server';
import { keep } from '../lib/memory';
import { Past } from '../lib/past.svelte';
import type { Live } from '../lib/live.svelte';
import type { Refusal, TakenBack } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';
import Actions from '../table/Actions.svelte';
import AreaSign from '../table/AreaSign.svelte';
import Ask from '../table/Ask.svelte';
import Causes from '../table/Causes.svelte';
import Chat from '../table/Chat.svelte';
import CopyLink from '../table/CopyLink.svelte';
import End from '../table/End.svelte';
import Glance from '../table/Glance.svelte';
import Hint from '../table/Hint.svelte';
import History from '../table/History.svelte';
import Invite from '../table/Invite.svelte';
import Leave from '../table/Leave.svelte';
import Links from '../table/Links.svelte';
import Log from '../table/Log.svelte';
import MapCard from '../table/MapCard.svelte';
import Markers from '../table/Markers.svelte';
import Menu from '../table/Menu.svelte';
import MenuSheet from '../table/MenuSheet.svelte';
import NextTable from '../table/NextTable.svelte';
import Odds from '../table/Odds.svelte';
import OptionStrip from '../table/OptionStrip.svelte';
import Outlook from '../table/Outlook.svelte';
import Panel from '../table/Panel.svelte';
import Phase from '../table/Phase.svelte';
import Players from '../table/Players.svelte';
import PlayerSheet from '../table/PlayerSheet.svelte';
import Points from '../table/Points.svelte';
import PointsByTurn from '../table/PointsByTurn.svelte';
import PointsPanel from '../table/PointsPanel.svelte';
import Qr from '../table/Qr.svelte';
import Score from '../table/Score.svelte';
import Seats from '../table/Seats.svelte';
import SinceMyMove from '../table/SinceMyMove.svelte';
import Tabs from '../table/Tabs.svelte';
import Standings from '../table/Standings.svelte';
import Then from '../table/Then.svelte';
import TurnTrack from '../table/TurnTrack.svelte';
import WhyNot from '../table/WhyNot.svelte';
import { keepThem, tablesOfOurs } from './listed';
import { showing } from './entry';

const { sale, debts, purchase, told, end } = game;
const nothing = (): void => {};
const everybody = [ANNA, BEN, CARLA];

/** A table that is followed. */
function at(welcomed: Welcomed, refusals: Refusal[] = []): Live {
  const { live, socket } = come();
  socket.onsent = ({ type }) => type === 'why_not' && queueMicrotask(() => socket.answerWhyNot(refusals));
  welcome(socket, welcomed);
  return live;
}
/** The game's beginning, perhaps looking back. */
function pastAt(live: Live, step?: number): Past {
  const past = new Past(live);
  if (step !== undefined) void past.look(step);
  return past;
}
const click = (selector: string) => (root: ParentNode) => root.querySelector<HTMLElement>(selector)?.click();
const clickOn = (key: string) => (root: ParentNode) =>
  [...root.querySelectorAll('button')].find((button) => button.textContent?.includes(say(key)))?.click();

/** What is asked of the deciding player, if nobody else looks. */
function asking(moment: Moment, more: { seats?: number[]; chosen?: string; looked?: string } = {}) {
  const { seats = [moment.table.decider!], chosen = null, looked = null } = more;
  const mine = seats.includes(moment.table.decider!);
  const live = at({ table: moment.table, asked: mine ? moment.asked : null, seats }, moment.refusals);
  const decision = say(`decision-${moment.table.view.decision!.kind}`);
  const sentence = say(mine ? 'ask-decide' : 'ask-thinking', { name: NAMES[moment.table.decider!]!, decision });
  return {
    live,
    past: pastAt(live),
    board,
    speaker,
    sentence,
    tell: nothing,
    looked,
    chosen,
    onlook: nothing,
    onchosen: nothing,
    ontry: nothing,
  };
}
export const asks = showing(
  'table/Ask',
  Ask,
  {},
  {
    'a sale': () => asking(sale),
    'many purchases': () => asking(purchase),
    'many purchases by lamplight': [() => asking(purchase), { dark: true }],
    'others decide': () => asking(sale, { seats: [ANNA] }),
    'a place chosen': () => asking(sale, { chosen: 'space:kettwig' }),
    'a place looked at where nothing can be done': () => asking(debts, { looked: 'city:witten' }),
    'warned of waste': [() => asking(debts), { then: (root) => [...root.querySelectorAll<HTMLElement>('button.action')].at(-1)?.click() }],
    'what ends the turn is held': [() => asking(sale), { before: () => wishes.confirmEnd(true), then: click('button.action') }],
    'at a practice table': () =>
      asking({ ...sale, table: { ...sale.table, practice: true, rewind: { seat: sale.table.decider!, step: 3 } } }),
    'why not': [() => asking(debts), { then: clickOn('why-not') }],
    'a hint': [() => asking(sale, { seats: everybody }), { answers: { hint }, then: clickOn('hint-ask') }],
    refused: [
      () => asking(sale),
      { then: () => FakeSocket.all.at(-1)!.tell({ type: 'error', error: { code: 'stale_version', section: null, values: {} } }) },
    ],
  },
);
export const actions = showing(
  'table/Actions',
  Actions,
  {},
  {
    'a sale': () => listed(sale),
    'by kind': () => listed(purchase),
    'one advised': () => ({ ...listed(sale), advised: 'sell ruhrort' }),
    'one chosen by a finger': () => ({ ...listed(sale), armed: 'sell muelheim' }),
    'without a connection': () => ({ ...listed(sale), disabled: true }),
  },
);
function listed(moment: Moment) {
  const more = { advised: null, armed: null, disabled: false, onlook: nothing, onchoose: nothing };
  return { actions: moment.asked, seat: moment.table.decider!, board, speaker, ...more };
}
export const causes = showing(
  'table/Causes',
  Causes,
  {},
  {
    'of a sale': () => ({ events: sale.asked.at(-1)!.causes, speaker }),
    'of a debt': () => ({ events: possibility('', event('borrowed', { seat: BEN, thalers: 5 })).causes, speaker }),
  },
);
export const whyNots = showing(
  'table/WhyNot',
  WhyNot,
  {},
  {
    everything: () => ({ refusals: debts.refusals, board, speaker }),
    'at one place': () => ({ refusals: debts.refusals.slice(0, 1), board, speaker, filter: false }),
    nothing: () => ({ refusals: [], board, speaker }),
  },
);
export const hints = showing(
  'table/Hint',
  Hint,
  {},
  {
    'ahead of the next best': () => hinted(),
    'by lamplight': [() => hinted(), { dark: true }],
    'with what is expected': [() => hinted(), { then: click('button[aria-expanded]') }],
    'as good as the next best': () => hinted({ reason: 'equal', plan: { ...hint.plan, steps: hint.plan.steps.slice(0, 1) } }),
  },
);
function hinted(more: Partial<typeof hint> = {}) {
  return { hint: { ...hint, ...more }, board, speaker, onpoint: nothing, onclose: nothing };
}

export const players = showing(
  'table/Players',
  Players,
  { room: 'row' },
  {
    early: () => ({ table: told, board, speaker, seats: [ANNA], now: Date.now() }),
    middle: () => ({ table: purchase.table, board, speaker, seats: [CARLA], now: Date.now() }),
    end: () => ({ table: end, board, speaker, seats: [ANNA], now: Date.now() }),
    'end on a phone': [() => ({ table: end, board, speaker, seats: [ANNA], now: Date.now() }), { room: 'phone' }],
  },
);
const markersOf = (seat: number) => ({ player: purchase.table.view.players[seat]!, view: purchase.table.view, board, speaker });
export const markers = showing(
  'table/Markers',
  Markers,
  { room: 'piece' },
  {
    few: () => markersOf(ANNA),
    many: () => markersOf(CARLA),
    'by lamplight': [() => markersOf(CARLA), { dark: true }],
  },
);
export const playerSheets = showing(
  'table/PlayerSheet',
  PlayerSheet,
  {},
  {
    open: [() => ({ id: 'sheet', ...markersOf(BEN) }), { then: (root) => root.querySelector<HTMLElement>('[popover]')?.showPopover?.() }],
  },
);
export const areas = showing(
  'table/AreaSign',
  AreaSign,
  { room: 'piece' },
  {
    'black industry': () => ({ area: 'black_industry' as const }),
    'white city': () => ({ area: 'white_city' as const }),
    'black ruhrort': () => ({ area: 'black_ruhrort' as const }),
  },
);
export const turns = showing(
  'table/TurnTrack',
  TurnTrack,
  { room: 'row' },
  {
    early: () => ({ view: told.view, board, speaker, narrow: false }),
    middle: () => ({ view: purchase.table.view, board, speaker, narrow: false }),
    end: () => ({ view: end.view, board, speaker, narrow: false }),
    'middle on a phone': [() => ({ view: purchase.table.view, board, speaker, narrow: true }), { room: 'phone' }],
  },
);
export const phases = showing(
  'table/Phase',
  Phase,
  { room: 'piece' },
  {
    start: () => ({ view: sale.table.view, speaker }),
    'all that can hold': () => ({ view: { ...purchase.table.view, pilot_banned: true, lock_duty: true }, speaker }),
  },
);
export const optionStrips = showing(
  'table/OptionStrip',
  OptionStrip,
  { room: 'row' },
  {
    'some are chosen': () => ({ view: sale.table.view, speaker }),
    'pilots are banned': () => ({ view: { ...sale.table.view, pilot_banned: true }, speaker }),
    'on a phone': [() => ({ view: sale.table.view, speaker }), { room: 'panel' }],
  },
);
export const glances = showing(
  'table/Glance',
  Glance,
  { room: 'line' },
  {
    ours: () => ({ view: sale.table.view, player: sale.table.view.players[CARLA], speaker }),
    'by lamplight': [() => ({ view: sale.table.view, player: sale.table.view.players[CARLA], speaker }), { dark: true }],
  },
);
export const odds = showing(
  'table/Odds',
  Odds,
  {},
  {
    early: () => ({ view: told.view, board, speaker }),
    end: () => ({ view: end.view, board, speaker }),
  },
);
const middle = game.purchase.table.view.players;
export const points = showing(
  'table/Points',
  Points,
  {},
  {
    early: () => ({ players: told.view.players, speaker }),
    'points of the end are to come': () => ({ players: middle, speaker }),
    end: () => ({ players: end.view.players, speaker }),
  },
);
export const scores = showing(
  'table/Score',
  Score,
  {},
  {
    'points of the end are to come': () => ({ player: middle.find(({ points, if_ended }) => points !== if_ended.points)!, speaker }),
    'the end has come': () => ({ player: end.view.players[ANNA]!, speaker }),
  },
);
export const standings = showing(
  'table/Standings',
  Standings,
  {},
  {
    early: () => ({ view: told.view, speaker }),
    'in the middle': () => ({ view: game.purchase.table.view, speaker }),
  },
);
export const pointsByTurn = showing(
  'table/PointsByTurn',
  PointsByTurn,
  {},
  {
    early: () => ({ steps: game.steps, players: told.view.players, speaker }),
    end: () => ({ steps: [game.steps[0]!, ...game.turns], players: end.view.players, speaker }),
  },
);

export const pointsPanel = showing(
  'table/PointsPanel',
  PointsPanel,
  {},
  {
    early: () => ({ view: told.view, past: { at: null, steps: game.steps }, speaker }),
    end: () => ({ view: end.view, past: { at: null, steps: [game.steps[0]!, ...game.turns] }, speaker }),
  },
);

const lines = ['Moin', 'Glück auf!', 'Who let the bridge down?', 'A long line that says more than there is room for beside a name.'];
const chat = lines.map((words, number) => ({ number, at: 0, seat: number % 3, words, removed: false, muted: false }));
export const chats = showing(
  'table/Chat',
  Chat,
  {},
  {
    empty: () => ({ live: at({ table: told }), speaker }),
    'many lines': () => ({ live: at({ table: told, chat }), speaker }),
    'two seats at one screen': () => ({ live: at({ table: told, chat, seats: [ANNA, BEN] }), speaker }),
    'who watches': () => ({ live: at({ table: told, chat, seats: [] }), speaker }),
    'taken out and muted': [
      () => ({ live: at({ table: told, chat: chat.map((line, at) => ({ ...line, removed: at === 1, muted: at === 2 })) }), speaker }),
      { before: keepThem },
    ],
  },
);
export const logs = showing(
  'table/Log',
  Log,
  {},
  {
    early: () => logOf(),
    'a step looked at': () => logOf(6),
    'a turn taken back': () =>
      logOf(undefined, [{ version: 20, seat: ANNA, step: 13, decisions: [{ seat: ANNA, action: 'sell ruhrort' }] }]),
  },
);
function logOf(step?: number, takenBack: TakenBack[] = []) {
  const live = at({ table: told });
  return { past: pastAt(live, step), notes: game.notes, takenBack, speaker, table: told };
}
export const histories = showing(
  'table/History',
  History,
  { room: 'line' },
  {
    now: () => ({ past: pastAt(at({ table: told })), speaker }),
    'looking back': () => ({ past: pastAt(at({ table: told }), 5), speaker }),
  },
);
export const thens = showing(
  'table/Then',
  Then,
  {},
  {
    'the opening': () => ({ past: pastAt(at({ table: told }), 0), names: NAMES, seats: [ANNA], speaker, ontry: nothing }),
    'a decision': () => ({ past: pastAt(at({ table: told }), 11), names: NAMES, seats: [ANNA], speaker, ontry: nothing }),
  },
);
export const sinces = showing(
  'table/SinceMyMove',
  SinceMyMove,
  { room: 'line' },
  {
    'others have decided': () => ({ past: pastAt(at({ table: told })), seats: [CARLA], speaker }),
  },
);
const tabs = [
  ['log', 'log-short'],
  ['chat', 'chat-title'],
  ['odds', 'odds-title'],
] as const;
export const tabbed = showing(
  'table/Tabs',
  Tabs<string>,
  { room: 'line' },
  {
    'something new': () => ({ tabs, tab: 'log', fresh: ['chat'], say, ontab: nothing }),
  },
);
const TABS = ['log', 'chat', 'odds', 'points', 'players', 'turn'];
export const panels = showing('table/Panel', Panel, {}, Object.fromEntries(TABS.map((tab) => [tab, () => panelOf(tab)])));
function panelOf(tab: string) {
  const live = at({ table: told, chat });
  return { tab, table: told, view: told.view, live, past: pastAt(live), board, speaker, now: Date.now() };
}

const closed = { ...end, status: 'closed' as const, result: null };
export const ends = showing(
  'table/End',
  End,
  {},
  {
    won: () => ({ live: at({ table: end, seats: [ANNA] }), board, speaker, onrematch: nothing, onfollow: nothing }),
    'the next game waits': () => ({
      live: at({ table: { ...end, rematch: 'next' } }),
      board,
      speaker,
      onrematch: nothing,
      onfollow: nothing,
    }),
    'of practice': () => ({
      live: at({ table: { ...end, practice: true, rewind: { seat: ANNA, step: 3 } }, seats: [ANNA] }),
      ...{ board, speaker, onrematch: nothing, onfollow: nothing },
    }),
    'the time was up': () => ({ live: at({ table: closed }), board, speaker, onrematch: nothing, onfollow: nothing }),
  },
);

export const nextTables = showing(
  'table/NextTable',
  NextTable,
  { room: 'piece' },
  {
    'one waits for us': [
      () => ({ live: at({ table: end, seats: [ANNA] }), speaker, go: nothing }),
      { before: keepThem, answers: tablesOfOurs },
    ],
  },
);
const waiting = { ...game.new, seats: game.new.seats.map((seat, at) => (at ? seat : { ...seat, name: 'Anna' })) };
const keyed = { before: () => keep(game.new.id, 'a-key-of-the-gallery', 'Anna') };
export const seats = showing(
  'table/Seats',
  Seats,
  { room: 'wide' },
  {
    'all free': () => ({ live: at({ table: game.new, seats: [] }), speaker, onsit: nothing, go: nothing }),
    'one is ours': [() => ({ live: at({ table: waiting }), speaker, onsit: nothing, go: nothing }), keyed],
    'from a position': () => ({ live: at({ table: { ...waiting, origin: 'position' }, seats: [] }), speaker, onsit: nothing, go: nothing }),
    'with a known deal': () => ({
      live: at({ table: { ...waiting, origin: 'record', known_deal: true }, seats: [] }),
      speaker,
      onsit: nothing,
      go: nothing,
    }),
    'by invitation': () => ({ live: at({ table: { ...waiting, by_invitation: true }, seats: [] }), speaker, onsit: nothing, go: nothing }),
    'of the host': () => ({ live: at({ table: waiting, seats: [], host: true }), speaker, onsit: nothing, go: nothing }),
    'on a phone': [() => ({ live: at({ table: waiting }), speaker, onsit: nothing, go: nothing }), { ...keyed, room: 'phone' }],
  },
);
export const links = showing(
  'table/Links',
  Links,
  {},
  {
    'for friends': () => ({ live: at({ table: waiting, seats: [] }), speaker }),
    'and for another device': [() => ({ live: at({ table: waiting }), speaker }), keyed],
  },
);
export const copyLinks = showing(
  'table/CopyLink',
  CopyLink,
  { room: 'line' },
  {
    open: () => ({ link: 'https://example.org/table/abc', label: say('link-table'), speaker }),
    secret: () => ({ link: 'https://example.org/me#link=1', label: say('me-link_copy'), speaker, secret: true }),
  },
);
export const qrs = showing(
  'table/Qr',
  Qr,
  { room: 'piece' },
  {
    'of a link': () => ({ text: 'https://example.org/table/abc', label: say('link-qr') }),
  },
);
export const invites = showing(
  'table/Invite',
  Invite,
  {},
  {
    open: [() => ({ live: at({ table: told }), speaker, onclose: nothing }), keyed],
  },
);
export const leaves = showing(
  'table/Leave',
  Leave,
  {},
  {
    'before the game': () => ({ live: at({ table: waiting }), speaker }),
    'in a game': () => ({ live: at({ table: told }), speaker }),
    'a bot plays for us': () => ({ live: at({ table: left }), speaker }),
  },
);
const left = { ...told, seats: told.seats.map((seat, at) => (at ? seat : { ...seat, level: 'kapitaen' as const })) };
function menu() {
  const live = at({ table: told });
  return { live, past: pastAt(live), speaker, go: nothing };
}
export const menus = showing(
  'table/Menu',
  Menu,
  {},
  {
    'with sounds': () => ({ speaker }),
  },
);
export const menuSheets = showing(
  'table/MenuSheet',
  MenuSheet,
  {},
  {
    open: [() => menu(), { then: (root) => root.querySelector<HTMLElement>('[popover]')?.showPopover?.() }],
  },
);

const ahead = [foreseen(), foreseen({ space: 'kettwig', pilot: true, points: 0 })];
export const outlooks = showing(
  'table/Outlook',
  Outlook,
  { room: 'panel' },
  {
    'of a storage': () => ({ outlooks: ahead, speaker }),
    'of many, at a glance': () => ({ outlooks: [...ahead, foreseen({ storage: 'saarn', space: 'saarn_guns' })], speaker, many: true }),
  },
);
const looking = (place: string) => ({ place, view: sale.table.view, board, speaker });
export const mapCards = showing(
  'table/MapCard',
  MapCard,
  { room: 'panel' },
  {
    'beside a storage': () => ({ ...looking('space:langenbrahm'), outlooks: ahead }),
    'beside an obstacle': () => ({ ...looking('space:lock_neukirchen'), outlooks: [] }),
  },
);
