/** Speaks: the same Fluent catalogues as everywhere else, in the same way as `ruhr.language`. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import vocabulary from '../generated/vocabulary.json';
import { partsOf } from './place';
import type { Board, Estimate, GameEvent, Hint, Problem, Refusal } from './types';

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
type Values = Record<string, unknown>;
/** How a value is spoken (`ruhr.edge.values`). */
type Speech = 'plain' | 'player' | 'truth' | 'year' | 'demand' | 'place' | 'word' | 'counted';
/** A refusal as such, whatever action it is of. */
type Reason = Pick<Refusal, 'code' | 'values'>;

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
    return this.say(`event-${event.kind}`, this.inWords(vocabulary.events[event.kind], event.values));
  }

  refusal(refusal: Reason): string {
    return this.say(`refusal-${refusal.code}`, this.inWords(vocabulary.refusals[refusal.code], refusal.values));
  }

  /** What a player can choose; what is no action of the board is repeated. */
  action(words: string): string {
    const action = this.board.actions[words];
    return action ? this.say(`action-${action.kind}`, this.inWords(vocabulary.actions[action.kind], action.values)) : words;
  }

  problem(problem: Problem): string {
    const values = Object.entries(problem.values).map(([name, value]) => [name, this.particular(name, value)]);
    return this.say(`error-${problem.code}`, Object.fromEntries(values) as Values);
  }

  /** Why a bot would choose as it advises. */
  reason(hint: Pick<Hint, 'reason' | 'margin' | 'estimates'>): string {
    const next = hint.estimates[1];
    if (!next) return this.say('reason-only');
    const other = this.action(next.action);
    return hint.reason === 'ahead' ? this.say('reason-ahead', { margin: tenths(hint.margin), other }) : this.say('reason-equal', { other });
  }

  /** What a bot expects of an action: everybody's points, and one seat's chance to win. */
  estimate(estimate: Estimate, seat: number): string {
    const number = new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 });
    const points = this.listed(estimate.points.map((expected, at) => `${this.names[at] ?? at} ${number.format(tenths(expected))}`));
    return this.say('estimate', { action: this.action(estimate.action), points, win: Math.round(100 * (estimate.wins[seat] ?? 0)) });
  }

  /** Things in a row, as the language joins them. */
  listed(items: string[]): string {
    return new Intl.ListFormat(this.language).format(items);
  }

  /** Things in a row, each with how many there are of it. */
  counted(things: Map<string, unknown>): string {
    return this.listed([...things].map(([thing, times]) => `${String(times)} × ${thing}`));
  }

  /** The name of a space of the river or of a country. */
  place(id: string): string {
    return this.places.get(id) ?? this.say(`country-${id}`);
  }

  /** The name of a place on the board by its key: `space:…`, `city:…`, `depot:…`, `port:…`. */
  placeAt(key: string): string {
    const { kind, id } = partsOf(key);
    return kind === 'depot' ? this.say(`territory-${id}`) : this.place(id);
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

  private inWords(fields: Record<string, string>, values: object): Values {
    const given = values as Values;
    return Object.fromEntries(Object.entries(fields).map(([name, what]) => [name, this.word(what, given[name])]));
  }

  private word(what: string, value: unknown): unknown {
    const speech = (vocabulary.speech as Record<string, Speech>)[what] ?? 'plain';
    switch (speech) {
      case 'plain':
        return value;
      case 'player':
        return this.names[value as number] ?? String(value);
      case 'truth':
        return value ? 'yes' : 'no';
      case 'year':
        return String(value ?? 'none');
      case 'demand':
        return this.demand(value as number);
      case 'place':
        return this.place(String(value));
      case 'word':
        return this.say(`${what}-${String(value)}`);
      case 'counted': {
        const counted = new Map<string, number>();
        for (const area of value as string[]) counted.set(area, (counted.get(area) ?? 0) + 1);
        return this.counted(new Map([...counted].map(([area, times]) => [this.say(`area-${area}`), times])));
      }
    }
  }

  /** A value of an error: actions, refusals and types in words, collections in a row, and the rest as JSON writes it. */
  private particular(name: string, value: unknown): unknown {
    if (name === 'refusal') return this.refusal(value as Reason);
    if (name === 'action') return this.action(String(value));
    if (Array.isArray(value)) return this.listed(value.map(String)) || '–';
    if (typeof value === 'object' && value !== null) return this.counted(new Map(Object.entries(value)));
    if (name === 'expected' && this.has(`type-${String(value)}`)) return this.say(`type-${String(value)}`);
    return typeof value === 'string' || Number.isInteger(value) ? value : JSON.stringify(value);
  }
}

/** Rounded to tenths; halves go up, as everywhere. There is no zero below zero. */
const tenths = (number: number): number => Math.round(10 * number) / 10 + 0;

/** The twenty markers one by one. */
export function markers(board: Board): Board['markers'] {
  return board.markers.flatMap((marker) => Array.from({ length: marker.count ?? 1 }, () => marker));
}
