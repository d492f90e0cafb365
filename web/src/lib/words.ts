/** Speaks: the same Fluent catalogues as everywhere else, in the same way as `ruhr.language`. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import vocabulary from '../generated/vocabulary.json';
import type { Board, Estimate, GameEvent, Hint, Problem, Refusal } from './types';

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
type Fields = Record<string, Record<string, string>>;
type Values = Record<string, unknown>;

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/ruhr/language/en.ftl?raw'),
  de: () => import('../../../src/ruhr/language/de.ftl?raw'),
  fr: () => import('../../../src/ruhr/language/fr.ftl?raw'),
  es: () => import('../../../src/ruhr/language/es.ftl?raw'),
};

/** The first of the wishes we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => language === wish.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

export async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await catalogues[language]()).default));
  return bundle;
}

/** Puts a game's events, refusals and actions into words of one language. */
export class Speaker {
  private readonly places: Map<string, string>;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly board: Board,
    private readonly names: string[] = [],
  ) {
    this.places = new Map(board.river.map((space) => [space.id, space.name]));
  }

  with(names: string[]): Speaker {
    return new Speaker(this.language, this.bundle, this.board, names);
  }

  /** A message of the catalogue with its values filled in. */
  say = (key: string, values: Values = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    // A value that is missing is shown as such rather than thrown.
    return this.bundle.formatPattern(pattern, values as Record<string, string | number>, []);
  };

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  event(event: GameEvent): string {
    const values = this.inWords((vocabulary.events as Fields)[event.kind] ?? {}, event.values);
    if (event.kind === 'turn_began') values.year = String(this.board.turns.years[String(event.values.turn)] ?? 'none');
    return this.say(`event-${event.kind}`, values);
  }

  refusal(refusal: Pick<Refusal, 'code' | 'values'>): string {
    const values = this.inWords((vocabulary.refusals as Fields)[refusal.code] ?? {}, refusal.values);
    const tokens = refusal.values.tokens;
    if (Array.isArray(tokens)) {
      const counted = new Map<string, number>();
      for (const area of tokens) counted.set(area, (counted.get(area) ?? 0) + 1);
      values.tokens = this.listed([...counted].map(([area, times]) => `${times} × ${this.say(`area-${area}`)}`));
    }
    return this.say(`refusal-${refusal.code}`, values);
  }

  action(words: string): string {
    const [kind = '', ...given] = words.split(' ');
    const fields = (vocabulary.actions as Fields)[kind] ?? {};
    const values: Values = {};
    Object.keys(fields).forEach((name, index) => (values[name] = given[index] ?? ''));
    if (kind === 'option') values.free = given.length === 2;
    return this.say(`action-${kind}`, this.inWords(fields, values));
  }

  problem(problem: Problem): string {
    const values: Values = { ...problem.values };
    const refusal = problem.values.refusal as Refusal | undefined;
    if (refusal) values.refusal = this.refusal(refusal);
    if (typeof values.action === 'string' && refusal) values.action = this.action(values.action);
    return this.say(`error-${problem.code}`, values);
  }

  /** Why a bot would choose as it advises. */
  reason(hint: Pick<Hint, 'reason' | 'margin' | 'estimates'>): string {
    const next = hint.estimates[1];
    if (!next) return this.say('reason-only');
    const other = this.action(next.action);
    return hint.reason === 'ahead' ? this.say('reason-ahead', { margin: hint.margin, other }) : this.say('reason-equal', { other });
  }

  /** What a bot expects of an action: everybody's points, and one seat's chance to win. */
  estimate(estimate: Estimate, seat: number): string {
    const number = new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 });
    const points = this.listed(estimate.points.map((expected, at) => `${this.names[at] ?? at} ${number.format(expected)}`));
    return this.say('estimate', { action: this.action(estimate.action), points, win: Math.round(100 * (estimate.wins[seat] ?? 0)) });
  }

  /** Things in a row, as the language joins them. */
  listed(items: string[]): string {
    return new Intl.ListFormat(this.language).format(items);
  }

  place(id: string): string {
    return this.places.get(id) ?? this.say(`country-${id}`);
  }

  /** The name of a place on the board by its key: `space:…`, `city:…`, `depot:…`, `port:…`. */
  placeAt(key: string): string {
    const [kind, name = ''] = key.split(':');
    return kind === 'depot' ? this.say(`territory-${name}`) : this.place(name);
  }

  /** What the back of a demand marker says. */
  demand(number: number): string {
    const marker = markers(this.board)[number];
    if (!marker) return '';
    if (marker.territory) return this.say('demand-territory', { territory: this.say(`territory-${marker.territory}`) });
    if (marker.trade) return this.say('demand-trade', { trade: this.say(`trade-${marker.trade}`) });
    if (marker.cities) return this.say('demand-cities', { cities: this.listed(marker.cities.map((city) => this.place(city))) });
    return this.say(`water-${marker.event === 'low_water' ? 'low' : 'high'}`, { change: Math.abs(marker.dice ?? 0) });
  }

  private inWords(fields: Record<string, string>, values: Values): Values {
    return Object.fromEntries(Object.entries(fields).map(([name, what]) => [name, this.word(what, values[name])]));
  }

  private word(what: string, value: unknown): unknown {
    switch (what) {
      case 'number':
      case 'colour':
      case 'currency':
      case 'box':
        return value;
      case 'seat':
        return this.names[value as number] ?? String(value);
      case 'truth':
        return value ? 'yes' : 'no';
      case 'demand':
        return this.demand(value as number);
      case 'storage':
      case 'selling':
      case 'obstacle':
      case 'city':
      case 'place':
        return this.place(String(value));
      default:
        return this.say(`${what}-${String(value)}`);
    }
  }
}

/** The twenty markers one by one. */
export function markers(board: Board): Board['markers'] {
  return board.markers.flatMap((marker) => Array.from({ length: marker.count ?? 1 }, () => marker));
}
