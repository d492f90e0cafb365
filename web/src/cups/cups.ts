/** Cups: asking for them, taking part, and what is said of them. */
import { clockWords } from '../home/tables';
import { duration } from '../lib/clock';
import { deviceName } from '../lib/identity';
import { myKey, ownKey, remember, shareFor } from '../lib/memory';
import { ask } from '../lib/server';
import type { Speaker } from '../lib/words';
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Cup = Schemas['Cup'];
export type Listed = Schemas['ListedCup'];
export type Rules = Schemas['NewCupRules'];
export type Round = Schemas['CupRound'];
export type OwnPart = Schemas['OwnPart'];
export type Found = Schemas['Cups'];
export type Status = Listed['status'] | 'mine';

export const FORMATS = ['swiss', 'round_robin', 'knock_out', 'duplicate'] as const satisfies readonly Rules['format'][];

/** What a cup is called by its format, what that means, and how far it has come, by the keys of the catalogue. */
export const FORMAT_WORDS: Record<Rules['format'], string> = {
  swiss: 'cups-swiss',
  round_robin: 'cups-round_robin',
  knock_out: 'cups-knock_out',
  duplicate: 'cups-duplicate',
};
export const ABOUT_FORMAT: Record<Rules['format'], string> = {
  swiss: 'cups-swiss_about',
  round_robin: 'cups-round_robin_about',
  knock_out: 'cups-knock_out_about',
  duplicate: 'cups-duplicate_about',
};
export const STATUS_WORDS: Record<Status, string> = {
  mine: 'cups-mine',
  open: 'cups-open',
  running: 'cups-running',
  finished: 'cups-finished',
  cancelled: 'cups-cancelled',
};

const withKey = (): { key?: string } => (ownKey() ? { key: myKey() } : {});

export const list = (status: Status, before: number | null = null): Promise<Found> =>
  ask<Found>('GET', `/api/cups?status=${status}${before === null ? '' : `&before=${before}`}`, withKey());

export const get = (cup: string): Promise<Cup> => ask<Cup>('GET', `/api/cups/${cup}`, withKey());

export async function make(name: string, rules: Rules, open: boolean, begins: number | null): Promise<Cup> {
  const body = { name, rules, public: open, begins_at: begins, device: deviceName() };
  const made = await ask<Cup>('POST', '/api/cups', { key: myKey(), body });
  remember('known', true);
  return made;
}

/** Take part; what we add to lots and deals is always the same for one cup. */
export async function join({ id, commitment }: Pick<Cup, 'id' | 'commitment'>, name: string): Promise<Cup> {
  const body = { name, device: deviceName(), share: shareFor(`cup-${id}`, commitment) };
  const joined = await ask<Cup>('POST', `/api/cups/${id}/join`, { key: myKey(), body, harmless: true });
  remember('known', true);
  return joined;
}

export const act = (cup: string, deed: 'leave' | 'begin' | 'cancel'): Promise<Cup> =>
  ask<Cup>('POST', `/api/cups/${cup}/${deed}`, { key: myKey() });

/** The table at which we play a deal against bots. */
export const playDeal = async (cup: string, deal: number): Promise<string> =>
  (await ask<{ table: string }>('POST', `/api/cups/${cup}/boards/${deal}/play`, { key: myKey() })).table;

// --- In words --------------------------------------------------------------------------------------------

export const when = (at: number, speaker: Speaker): string =>
  new Intl.DateTimeFormat(speaker.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

/** What a cup is called; the weekly one by its week. */
export function nameOf({ name, week }: Pick<Listed, 'name' | 'week'>, speaker: Speaker): string {
  if (week === null) return name;
  const day = new Intl.DateTimeFormat(speaker.language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return speaker.say('cups-week', { day: day.format(new Date(`${week}T00:00:00Z`)) });
}

/** Who takes part, in a few words. */
export const takers = ({ people, bots }: Pick<Listed, 'people' | 'bots'>, speaker: Speaker): string =>
  [people || !bots ? speaker.say('cups-people', { count: people }) : '', bots ? speaker.say('cups-bots', { count: bots }) : '']
    .filter(Boolean)
    .join(', ');

/** What a cup is, in a few words. */
export function about({ rules, week }: Pick<Listed, 'rules' | 'week'>, speaker: Speaker): string {
  const alone = rules.opponents === 'bots';
  const lasting = { time: duration(rules.round_hours! * 3600, speaker.language) };
  return [
    speaker.say(FORMAT_WORDS[rules.format]),
    week ? '' : speaker.say('cups-at_tables', { count: rules.players }),
    rules.format === 'swiss' ? speaker.say('cups-count_rounds', { count: rules.rounds! }) : '',
    rules.format === 'duplicate' ? speaker.say('cups-count_deals', { count: rules.boards.length }) : '',
    alone ? speaker.say('cups-against_bots', { level: speaker.say(`bot-${rules.level!}`) }) : '',
    alone ? '' : clockWords(rules.bank!, rules.increment!, speaker.language),
    alone ? '' : speaker.say('cups-lasting', lasting),
    rules.rated ? speaker.say('cups-is_rated') : '',
    rules.calmer_water ? speaker.say('cups-is_calmer') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The name of somebody who takes part, by his number. */
export function nameIn(cup: Cup, entry: number, speaker: Speaker): string {
  return cup.entries.find(({ number }) => number === entry)?.name ?? speaker.say('cups-house');
}
