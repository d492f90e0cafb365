/** Whether a deal is the one that was promised (docs/fairness.md): found here, without asking the server what it thinks of it. */
import type { Promised } from '../lib/memory';
import type { Board, GameRecord, Table } from '../lib/types';

/** What was found: all is well, as far as somebody can tell who came late, or what is wrong. */
export type Finding = 'checked' | 'consistent' | 'insecure' | 'commitment' | 'share' | 'deal' | 'seen';

const DERIVATION = 'ruhr/deal/1';
/** As many markers as lie on obstacles; the others are in the bag. */
const OBSTACLES = 14;
const DRAWS = 11;

async function digest(...words: string[]): Promise<string> {
  const hashed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode([DERIVATION, ...words].join(' ')));
  return [...new Uint8Array(hashed)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const written = (shares: readonly (string | null)[]): string[] => shares.map((share) => share ?? '-');

export const commitmentTo = (secret: string): Promise<string> => digest('commitment', secret);

export const fingerprintOf = (commitment: string, shares: readonly (string | null)[]): Promise<string> =>
  digest('fingerprint', commitment, ...written(shares));

/** The deal that follows from a secret and what the players have added. */
export async function derivedDeal(
  board: Board,
  secret: string,
  shares: readonly (string | null)[],
  calmer: boolean,
): Promise<NonNullable<GameRecord['deal']>> {
  const seed = await digest('seed', secret, ...written(shares));
  let [blocks, digits] = [0, ''];
  async function word(): Promise<number> {
    if (!digits) digits = await digest('stream', seed, String(blocks++));
    const next = digits.slice(0, 8);
    digits = digits.slice(8);
    return parseInt(next, 16);
  }
  async function below(limit: number): Promise<number> {
    let next = await word();
    while (next >= 2 ** 32 - (2 ** 32 % limit)) next = await word();
    return next % limit;
  }
  async function shuffle<T>(items: T[]): Promise<void> {
    for (let last = items.length - 1; last > 0; last--) {
      const pick = await below(last + 1);
      [items[last], items[pick]] = [items[pick]!, items[last]!];
    }
  }
  const all = board.markers.flatMap((marker) => Array.from({ length: marker.count ?? 1 }, () => marker.starred ?? false));
  const markers = all.flatMap((starred, number) => (calmer && starred ? [] : [number]));
  await shuffle(markers);
  const countries = board.port.columns.flatMap((country) => Array.from({ length: board.countries[country] ?? 0 }, () => country));
  await shuffle(countries);
  const first = await below(shares.length);
  const draws: number[] = [];
  for (let draw = 0; draw < DRAWS; draw++) draws.push(await word());
  return { first, obstacles: markers.slice(0, OBSTACLES), bag: markers.slice(OBSTACLES), countries, draws };
}

/** Is the deal of a game that is over the one that was promised, and what was seen of it? */
export async function check(
  board: Board,
  table: Pick<Table, 'fairness' | 'view' | 'calmer_water'>,
  seats: number[],
  record: GameRecord,
  promised: Promised | null,
): Promise<Finding> {
  // Browsers hash for pages only that nobody could have changed on their way.
  if (!('subtle' in crypto)) return 'insecure';
  const proof = record.fairness;
  if (!proof || (await commitmentTo(proof.secret)) !== proof.commitment) return 'commitment';
  if (promised && promised.commitment !== proof.commitment) return 'commitment';
  if (promised?.share && seats.some((seat) => proof.shares[seat] !== promised.share)) return 'share';
  const shown = table.fairness;
  if (!shown || (await fingerprintOf(proof.commitment, proof.shares)) !== shown.fingerprint) return 'commitment';
  const derived = await derivedDeal(board, proof.secret, proof.shares, table.calmer_water);
  if (!record.deal || !same(derived, record.deal)) return 'deal';
  const revealed = Object.entries(table.view?.countries ?? {}).sort(([one], [other]) => Number(one) - Number(other));
  if (revealed.some(([, country], at) => country !== null && country !== derived.countries[at])) return 'seen';
  return promised ? 'checked' : 'consistent';
}

const same = (one: NonNullable<GameRecord['deal']>, other: NonNullable<GameRecord['deal']>): boolean =>
  (['first', 'obstacles', 'bag', 'countries', 'draws'] as const).every((part) => String(one[part]) === String(other[part]));
