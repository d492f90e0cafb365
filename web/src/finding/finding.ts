/** Finding a game: saying what one wants, sitting down where it is found, waiting at a table of one's own. */
import { CLOCKS, create, inWords, sitDown, type NewTable } from '../home/tables';
import { keep, myKey, ownKey } from '../lib/memory';
import { ask, Refused } from '../lib/server';
import type { Table } from '../lib/types';
import type { Language, Speaker } from '../lib/words';
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Found = Schemas['FoundGame'];
export type Profile = Schemas['Profile'];
export type Ratings = Schemas['RatingsAtTable'];
export type Scale = Schemas['RatingScale'];
export type Terms = Table['terms'];
export type Pace = Schemas['FindGame']['pace'];

/** The game that somebody wants; no language means any. */
export interface Wanted {
  players: number;
  pace: Pace;
  language: Language | '';
  rated: boolean;
}

/** So often a place can be taken before we come to it. */
const TRIES = 5;
/** Somebody was there first, or the game has begun meanwhile. */
const TOO_LATE = ['seat_taken', 'table_not_open', 'table_not_found', 'seat_not_found'];

/** The usual clock of a pace, after which a bot decides. */
export function clockOf(pace: Pace): NonNullable<NewTable['clock']> {
  const [bank, increment] = CLOCKS[pace][1];
  return { bank, increment, at_end: 'bot', level: 'kapitaen' };
}

const asked = ({ language, ...wanted }: Wanted): object => ({ ...wanted, language: language || null });

/** Where such a game is found now; who waits already may be told of another table instead of his own. */
export const find = (wanted: Wanted, table: string | null = null): Promise<Found> =>
  ask<Found>('POST', '/api/find', { key: myKey(), body: { ...asked(wanted), table }, harmless: true });

/** Sit down where a seat was free; false if somebody was first. */
async function sit(id: string, seat: number, name: string): Promise<boolean> {
  const { table } = await ask<{ table: Table }>('GET', `/api/tables/${id}`, { key: myKey() });
  const seats = table.seats.map((_, at) => (at === seat ? { name } : {}));
  try {
    await sitDown(table, seats, myKey());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code } = error.problem;
    if (code === 'name_taken' && !name.endsWith(` ${seat + 1}`)) return sit(id, seat, `${name} ${seat + 1}`);
    if (TOO_LATE.includes(code)) return false;
    throw error;
  }
  keep(id, null, name);
  return true;
}

/** Sit down where the game is found that is wanted, or wait at a table of our own; what went wrong comes back in words. */
export async function findGame(wanted: Wanted, name: string, speaker: Speaker, go: (path: string) => void): Promise<string> {
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      const { table, seat } = await find(wanted);
      if (table === null || seat === null) break;
      if (await sit(table, seat, name)) {
        go(`/table/${table}`);
        return '';
      }
    }
  } catch (error) {
    return inWords(error, speaker);
  }
  const { players, pace, language, rated } = wanted;
  const seats: NewTable['seats'] = Array.from({ length: players }, (_, at) => (at === 0 ? { name } : {}));
  const terms = { rated, language: language || null, chat: true, around: true };
  return create({ seats, public: true, clock: clockOf(pace), terms }, name, speaker, go);
}

/** Look again while we wait; if another table suits better, we have left ours and sit down there. */
export async function lookAgain(table: Table, name: string, go: (path: string) => void): Promise<Found> {
  const { language, rated } = table.terms;
  const pace = paceOf(table) ?? 'live';
  const wanted: Wanted = { players: table.seats.length, pace, language: language ?? '', rated };
  const found = await find(wanted, table.id);
  if (found.table !== null && found.seat !== null) {
    // Whoever comes too late finds his own table again, or the next one.
    const there = await sit(found.table, found.seat, name);
    go(there ? `/table/${found.table}` : '/find');
  }
  return found;
}

/** How fast a game goes. */
export const paceOf = ({ clock }: Pick<Table, 'clock'>): Pace | null =>
  clock === null ? null : clock.bank >= 86_400_000 ? 'days' : 'live';

/** On which terms people meet at a table, in words. */
export function termsInWords(terms: Terms, speaker: Speaker): string[] {
  const language = terms.language && new Intl.DisplayNames([speaker.language], { type: 'language' }).of(terms.language);
  return [
    speaker.say(terms.rated ? 'finding-rated' : 'finding-unrated'),
    language ?? '',
    terms.around === null ? '' : speaker.say('finding-around', { rating: terms.around }),
    terms.lowest === null ? '' : speaker.say('finding-from', { lowest: terms.lowest }),
    terms.highest === null ? '' : speaker.say('finding-up_to', { highest: terms.highest }),
    terms.chat ? '' : speaker.say('finding-chat_off'),
  ].filter(Boolean);
}

/** A rating with how far off it may be. */
export const ratingInWords = ({ rating, deviation }: { rating: number; deviation: number }, speaker: Speaker): string =>
  speaker.say('finding-rating', { rating, deviation });

let scaled: Promise<Scale> | undefined;
/** What ratings mean, asked once; if nobody answers, it is asked again when it is wanted next. */
export function scale(): Promise<Scale> {
  scaled ??= ask<Scale>('GET', '/api/ratings').catch((error: unknown) => {
    scaled = undefined;
    throw error;
  });
  return scaled;
}

/** How strong a bot is among so many players. */
export const strengthOf = (level: string, players: number, { bots }: Scale): Scale['bots'][number] | undefined =>
  bots.find((bot) => bot.level === level && bot.players === players);

/** What came of our games; null if we have never played. */
export const profile = (): Promise<Profile | null> =>
  ownKey() ? ask<Profile>('GET', '/api/me/profile', { key: myKey() }) : Promise.resolve(null);
