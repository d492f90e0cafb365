/** Advice in words: the plan and what it brings, what the next best choice would bring, and how sure it is. */
import { MOST_IN_RETURN, MOST_REASONS, MOST_SENTENCES, PLUS_AND_MINUS, TOLD_BY_NUMBER, TAKEN, WIDTH } from '../generated/advising';
import type { Bought, Denied, Difference, Estimate, Hint, Marker, Plan } from './types';
import type { Speaker } from './words';

/** The same as in `ruhr.language.advising`, sentence by sentence. */
type Given = Omit<Hint, 'version' | 'estimates'>;

/** The plan, what it denies others and makes possible, the next best choice, the end, and besides. */
export function sentences(speaker: Speaker, advice: Given): string[] {
  const plan = [...planned(speaker, advice.plan), ...denied(speaker, advice)];
  const instead = insteadOf(speaker, advice);
  const end = inTheEnd(speaker, advice, instead.length > 0);
  const room = Math.max(0, MOST_SENTENCES - plan.length - instead.length - 1);
  return [...plan, ...likely(speaker, advice).slice(0, room), ...instead, end, ...besides(speaker, advice)].slice(0, MOST_SENTENCES);
}

/** In how many imagined games the advice proved at least as good. */
export function sureness({ say }: Speaker, { comparison }: Given): string {
  return say('advice-sure', { share: percent(comparison.no_worse), games: comparison.games });
}

/** What a bot expects of an action: everybody's points, and one seat's chance to win. */
export function expected(speaker: Speaker, estimate: Estimate, seat: number): string {
  const points = speaker.listed(
    estimate.points.map((points, at) => speaker.say('estimate-points', { name: speaker.name(at), points: tenths(points) })),
  );
  return speaker.say('estimate', { action: speaker.action(estimate.action), points, win: percent(estimate.wins[seat] ?? 0) });
}

// --- Plans -----------------------------------------------------------------------------------------------

function planned(speaker: Speaker, plan: Plan): string[] {
  const gains = gainsOf(speaker, plan);
  const then = following(speaker, plan);
  if (!plan.trip) return gains.length || then.length ? [speaker.say('advice-gains', { things: speaker.listed([...gains, ...then]) })] : [];
  const [storage, space] = [speaker.place(plan.trip.storage), speaker.place(plan.trip.space)];
  const way = speaker.say(`with-${plan.option ?? 'none'}`, { storage, space });
  return [speaker.say('advice-trip', { way, brings: brought(speaker, gains), then: then.length ? speaker.listed(then) : 'none' })];
}

/** What the next best choice brings this turn, if that is anything else. */
function insteadOf(speaker: Speaker, { plan, instead }: Given): string[] {
  const other = choice(speaker, instead);
  const then = following(speaker, instead, plan);
  if (instead.trip && instead.trip.space !== plan.trip?.space) {
    const brings = brought(speaker, gainsOf(speaker, instead));
    const values = { other, space: speaker.place(instead.trip.space), brings, then: then.length ? speaker.listed(then) : 'none' };
    return [speaker.say('advice-instead_trip', values)];
  }
  const things = [...gainsOf(speaker, instead, plan), ...then];
  return things.length ? [speaker.say('advice-instead_gains', { other, things: speaker.listed(things) })] : [];
}

const choice = (speaker: Speaker, plan: Plan): string => speaker.action(plan.steps[0]?.action ?? '');

const brought = (speaker: Speaker, gains: string[]): string => speaker.listed(gains.length ? gains : [speaker.say('gain-nothing')]);

/** What comes with the sale, but for what is known of another plan. */
function gainsOf(speaker: Speaker, plan: Plan, known?: Plan): string[] {
  const told: string[] = [];
  if (plan.thalers && plan.thalers !== known?.thalers)
    told.push(speaker.say(plan.thalers > 0 ? 'gain-thalers' : 'gain-paid', { count: Math.abs(plan.thalers) }));
  for (const { area, number } of plan.tokens)
    if (!known?.tokens.some((one) => one.area === area && one.number === number))
      told.push(speaker.say('gain-token', { number, area: speaker.say(`area-${area}`) }));
  if (plan.debts && plan.debts !== known?.debts) told.push(speaker.say('gain-debts', { count: plan.debts }));
  return told;
}

/** What follows the sale, but for what is known of another plan, and for the choice itself. */
function following(speaker: Speaker, plan: Plan, known?: Plan): string[] {
  const told: string[] = [];
  const markers = plan.markers.filter((marker) => !known?.markers.includes(marker));
  if (markers.length) told.push(markersOf(speaker, markers));
  const bought = plan.bought.filter(
    (one, at) =>
      !known?.bought.some(({ action }) => action === one.action) &&
      !(at === 0 && one.action === plan.steps[0]?.action && one.rival === null),
  );
  told.push(...bought.filter(({ action }) => action !== TOLD_BY_NUMBER).map((one) => thing(speaker, one)));
  const repaid = bought.filter(({ action }) => action === TOLD_BY_NUMBER).length;
  if (repaid) told.push(speaker.say('gain-repaid', { count: repaid }));
  const exports = plan.points.exports ?? 0;
  if (exports && exports !== (known?.points.exports ?? 0)) told.push(speaker.say('gain-exports', { points: exports }));
  return told;
}

function markersOf(speaker: Speaker, markers: Marker[]): string {
  const names = markers.map((marker) => speaker.say('gain-marker', { marker: speaker.say(`marker-${marker}`) }));
  return speaker.say('gain-markers', { count: names.length, markers: speaker.listed(names) });
}

function thing(speaker: Speaker, { action, points, rival, share }: Bought): string {
  const values = { thing: speaker.action(action, 'buy'), points };
  if (rival === null) return speaker.say('bought-worth', values);
  return speaker.say('bought-before', { ...values, name: speaker.name(rival), share: percent(share) });
}

// --- Futures ---------------------------------------------------------------------------------------------

function likely(speaker: Speaker, advice: Given): string[] {
  const things = advice.likely.map(({ marker, action, share }) => {
    const thing = marker ? markersOf(speaker, [marker]) : speaker.action(action ?? '', 'buy');
    return speaker.say('gain-likely', { thing, share: percent(share) });
  });
  return things.length ? [speaker.say('advice-likely', { things: speaker.listed(things) })] : [];
}

/** What others can no longer do. */
function denied(speaker: Speaker, advice: Given): string[] {
  const things = advice.denied.map((one) => {
    const values = { thing: scarce(speaker, one), name: speaker.name(one.seat) };
    return speaker.say('denied-to', { ...values, here: percent(one.here), there: percent(one.there) });
  });
  return things.length ? [speaker.say('advice-denied', { things: speaker.listed(things) })] : [];
}

function scarce(speaker: Speaker, { marker, action }: Denied): string {
  if (marker) return markersOf(speaker, [marker]);
  const kind = (action ?? '').split(' ')[0];
  return speaker.action(action ?? '', TAKEN.some((one) => one === kind) ? 'take' : 'buy');
}

/** How many points that is in the end, and where they come from; or what else speaks for the advice. */
function inTheEnd(speaker: Speaker, advice: Given, named: boolean): string {
  const { points } = advice.comparison;
  const more = points.here - points.there;
  const values = {
    other: named ? 'none' : choice(speaker, advice.instead),
    sign: signOf(-more),
    points: tenths(Math.abs(more)),
    error: tenths(WIDTH * points.error),
  };
  const clear = isClear(points);
  if (advice.reason === 'equal') return speaker.say(clear ? 'advice-evens_out' : 'advice-equal', values);
  if (clear && more > 0) return because(speaker, advice, speaker.say('advice-less', values), weighty(advice));
  // Not for one's own points: for what else?
  const sentence = speaker.say(clear ? 'advice-more' : 'advice-otherwise', values);
  const speaking = besidesPoints(advice).filter((one) => speaksFor(advice, one));
  if (!speaking.length) return speaker.say('advice-because', { sentence, reasons: speaker.say('advice-standing') });
  return because(speaker, advice, sentence, speaking);
}

/** Is it more than chance? */
const isClear = ({ here, there, error }: Difference): boolean => Math.abs(here - there) > WIDTH * error;

/** What speaks for a choice or against it. Of a place in the order nobody can say. */
const weighty = (advice: Given): Difference[] => advice.comparison.differences.filter((one) => one.about !== 'place');

/** The place in the order, which is neither better nor worse. */
function besides(speaker: Speaker, advice: Given): string[] {
  if (advice.reason === 'equal') return [];
  const places = advice.comparison.differences.filter((one) => one.about === 'place');
  return places.map((one) => speaker.say('advice-besides', { thing: difference(speaker, advice, one) }));
}

/** What differs but one's own points; also the chance to win, if that can be seen to differ. */
function besidesPoints(advice: Given): Difference[] {
  const { win } = advice.comparison;
  const told = weighty(advice).filter((one) => one.about !== 'points' || one.seat !== advice.seat);
  const seen = isClear(win) && percent(win.here) !== percent(win.there);
  return seen && !told.some((one) => one.about === 'win') ? [...told, win] : told;
}

/** A sentence with what speaks for the advice, and what one has in return for the other choice. */
function because(speaker: Speaker, advice: Given, sentence: string, differences: Difference[]): string {
  const speaking = differences.filter((one) => speaksFor(advice, one)).slice(0, MOST_REASONS);
  const against = differences.filter((one) => !speaksFor(advice, one)).slice(0, MOST_IN_RETURN);
  const told = (those: Difference[]) => speaker.listed(those.map((one) => difference(speaker, advice, one)));
  if (!speaking.length) return speaker.say('advice-plain', { sentence });
  if (!against.length) return speaker.say('advice-because', { sentence, reasons: told(speaking) });
  return speaker.say('advice-in_return', { sentence, reasons: told(speaking), gains: told(against) });
}

/** Is it better after the advised choice? */
const speaksFor = ({ seat }: Given, one: Difference): boolean => one.here > one.there === (one.seat === seat);

/** What would be different after the next best choice. */
function difference(speaker: Speaker, advice: Given, one: Difference): string {
  const more = one.here - one.there;
  const change = { sign: signOf(-more), change: tenths(Math.abs(more)) };
  const shares = { here: percent(one.here), there: percent(one.there) };
  switch (one.about) {
    case 'points': {
      const source = speaker.say(`source-${one.source ?? ''}`);
      if (one.seat === advice.seat) return speaker.say('differ-own', { source, ...change });
      return speaker.say('differ-rival', { name: speaker.name(one.seat), source, ...change });
    }
    case 'thalers':
    case 'thalers_next':
    case 'tokens':
      return speaker.say(`differ-${one.about}`, change);
    case 'place':
      return speaker.say('differ-place', { here: tenths(one.here), there: tenths(one.there) });
    case 'win':
      return speaker.say('differ-win', shares);
    case 'marker':
    case 'marker_ever':
      return speaker.say(`differ-${one.about}`, { marker: speaker.say(`marker-${one.marker ?? ''}`), ...shares });
  }
}

/** How a number begins; nought has no sign. */
const signOf = (number: number): string => (tenths(Math.abs(number)) === 0 ? '' : PLUS_AND_MINUS[number < 0 ? 1 : 0]);

const percent = (share: number): number => Math.round(100 * share);

/** Rounded to tenths; halves go up, as everywhere. There is no zero below zero. */
const tenths = (number: number): number => Math.round(10 * number) / 10 + 0;
