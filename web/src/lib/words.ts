/** Speaks: the same Fluent catalogues as everywhere else, in the same way as `ruhr.language`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import vocabulary from '../generated/vocabulary';
import { partsOf } from './place';
import type { Board, GameEvent, Problem, Refusal, Regret } from './types';

export const LANGUAGES = vocabulary.languages;
export type Language = (typeof LANGUAGES)[number];
type Values = Record<string, unknown>;
type Pattern = NonNullable<Message['value']>;
/** What a value is (`ruhr.edge.values`). */
type What = keyof typeof vocabulary.speech;
/** A refusal as such, whatever action it is of. */
type Reason = Pick<Refusal, 'code' | 'values'>;

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/ruhr/language/en.ftl?raw'),
  de: () => import('../../../src/ruhr/language/de.ftl?raw'),
  fr: () => import('../../../src/ruhr/language/fr.ftl?raw'),
  es: () => import('../../../src/ruhr/language/es.ftl?raw'),
};

/** Catalogues of their own (`CATALOGUE_PARTS` of `ruhr.language`), which are read when somebody asks for what they tell. */
export type Part =
  | 'table'
  | 'refusals'
  | 'lessons'
  | 'coach'
  | 'forms'
  | 'glossary'
  | 'advice'
  | 'book'
  | 'opponents'
  | 'review'
  | 'puzzles'
  | 'strategy'
  | 'fairness'
  | 'finding'
  | 'cups'
  | 'me'
  | 'notices'
  | 'passkeys'
  | 'manners';
const parts = import.meta.glob<string>(
  '../../../src/ruhr/language/{table,refusals,lessons,coach,forms,glossary,advice,book,opponents,review,puzzles,strategy,fairness,finding,cups,me,notices,passkeys,manners}/*.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
const read = new WeakMap<FluentBundle, Set<Part>>();
/** The parts that somebody has asked for, in whatever language. */
const wanted = new Set<Part>();

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
  // What is being read stays readable in another language.
  await Promise.allSettled([...wanted].map((part) => teach(bundle, language, part)));
  return bundle;
}

async function teach(bundle: FluentBundle, language: Language, part: Part): Promise<void> {
  const known = read.get(bundle) ?? new Set();
  read.set(bundle, known);
  if (known.has(part)) return;
  const text = await parts[`../../../src/ruhr/language/${part}/${language}.ftl`]!();
  bundle.addResource(new FluentResource(text));
  known.add(part);
}

/** What a message was with which values, for so many of them. */
const said = new WeakMap<object, Map<string, string>>();
const REMEMBERED = 200;

/** Puts a game's events, refusals and actions into words of one language. */
export class Speaker {
  private readonly places: Map<string, string>;
  private readonly groupedFrom: number;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly board: Board,
    private readonly names: string[] = [],
    /** The seat of who reads, whose doings are told as his own. */
    private readonly reader: number | null = null,
  ) {
    this.places = new Map(board.river.map((space) => [space.id, space.name]));
    this.groupedFrom = Number(this.say('digits-grouped_from'));
  }

  with(names: string[], reader: number | null = null): Speaker {
    return new Speaker(this.language, this.bundle, this.board, names, reader);
  }

  /** A message of the catalogue with its values filled in. */
  say = (key: string, values: Values = {}): string => this.filledIn(key, this.bundle.getMessage(key)?.value, values);

  private filledIn(key: string, pattern: Pattern | null | undefined, values: Values): string {
    if (!pattern) return key;
    if (typeof pattern === 'string') return pattern;
    // A table says mostly the same from change to change: what was said is remembered.
    const given = JSON.stringify(values);
    const known = said.get(pattern) ?? new Map<string, string>();
    // A value that is missing is shown as such rather than thrown.
    const words = known.get(given) ?? this.bundle.formatPattern(pattern, this.numbers(values), []);
    if (known.size >= REMEMBERED) known.clear();
    said.set(pattern, known.set(given, words));
    return words;
  }

  /** What stands beside a message under a name. */
  beside(key: string, name: string): string {
    return this.filledIn(`${key}.${name}`, this.bundle.getMessage(key)?.attributes[name], {});
  }

  /** Learn to say what a part of the catalogues tells. */
  async learn(...asked: Part[]): Promise<void> {
    for (const part of asked) wanted.add(part);
    await Promise.all(asked.map((part) => teach(this.bundle, this.language, part)));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Are the doings of a seat the reader's own? */
  isReader(seat: number): boolean {
    return this.reader !== null && seat === this.reader;
  }

  /** What has happened, to the reader himself or to somebody. */
  event(event: GameEvent): string {
    const key = `event-${event.kind}`;
    const message = this.bundle.getMessage(key);
    const own = 'seat' in event.values && this.isReader(Number(event.values.seat));
    const values = this.inWords(vocabulary.events[event.kind], event.values);
    return this.filledIn(key, own ? message?.attributes.you : message?.value, values);
  }

  refusal(refusal: Reason): string {
    return this.say(`refusal-${refusal.code}`, this.inWords(vocabulary.refusals[refusal.code], refusal.values));
  }

  /** What beginners regret. */
  regret(regret: Regret): string {
    return this.say(`regret-${regret.code}`, this.inWords(vocabulary.regrets[regret.code], regret.values));
  }

  /** What a player can choose, in another manner what he buys or takes by it; what is no action of the board is repeated. */
  action(words: string, manner: 'action' | 'buy' | 'take' = 'action'): string {
    const action = this.board.actions[words];
    return action ? this.say(`${manner}-${action.kind}`, this.inWords(vocabulary.actions[action.kind], action.values)) : words;
  }

  /** The name of a player. */
  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** What went wrong; who cannot read the words for it has no connection. */
  async problem(problem: Problem): Promise<string> {
    try {
      await this.learn('refusals');
    } catch {
      return this.say('problem-network');
    }
    const values = Object.entries(problem.values).map(([name, value]) => [name, this.particular(name, value)]);
    return this.say(`error-${problem.code}`, Object.fromEntries(values) as Values);
  }

  /** Things in a row, as the language joins them. */
  listed(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.say('list-empty');
    if (items.length === 1) return last;
    const row = items.slice(0, -1).reduce((row, item) => this.say('list-next', { row, item }));
    return this.say(items.length === 2 ? 'list-last_of_two' : 'list-last', { row, item: last, sound: soundOf(last) });
  }

  /** So many of something. */
  times(count: number, thing: string): string {
    return this.say('list-counted', { count, thing });
  }

  /** Things in a row, each with how many there are of it. */
  counted(things: Map<string, number>): string {
    return this.listed([...things].map(([thing, count]) => this.times(count, thing)));
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

  /** Values with their numbers as the language writes them. */
  private numbers(values: Values): Record<string, FluentVariable> {
    const written = (value: unknown) =>
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: Math.abs(value) >= this.groupedFrom }) : (value as string);
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]));
  }

  private inWords(fields: Readonly<Record<string, What>>, values: object): Values {
    const given = values as Values;
    return Object.fromEntries(Object.entries(fields).map(([name, what]) => [name, this.word(what, given[name])]));
  }

  private word(what: What, value: unknown): unknown {
    switch (vocabulary.speech[what]) {
      case 'plain':
        return value;
      case 'index':
        return (value as number) + 1;
      case 'player':
        return this.name(value as number);
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
    const of =
      name in vocabulary.values_of_errors ? vocabulary.values_of_errors[name as keyof typeof vocabulary.values_of_errors] : 'plain';
    if (of === 'refusal') return this.refusal(value as Reason);
    if (of === 'action') return this.action(String(value));
    if (of === 'index') return (value as number) + 1;
    if (Array.isArray(value)) return this.listed(value.map(String));
    if (typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger))
      return this.counted(new Map(Object.entries(value)));
    if (of === 'type' && this.has(`type-${String(value)}`)) return this.say(`type-${String(value)}`);
    return typeof value === 'string' || Number.isInteger(value) ? value : JSON.stringify(value);
  }
}

/** What a word begins with, as far as a language cares. */
function soundOf(word: string): string {
  const found = Object.entries(vocabulary.sounds).find(([, sound]) => new RegExp(sound, 'i').test(word));
  return found?.[0] ?? 'other';
}

/** The twenty markers one by one. */
export function markers(board: Board): Board['markers'] {
  return board.markers.flatMap((marker) => Array.from({ length: marker.count ?? 1 }, () => marker));
}
