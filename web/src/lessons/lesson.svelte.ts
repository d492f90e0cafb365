/**
 * A lesson that is gone through: the rules are asked what each choice leads to, and what it causes is shown moment by
 * moment. What was hoped for leads on, with what others do then; whatever else is legal is shown, too, and leads back.
 */
import { look, outlooksAt } from '../lib/sandbox.svelte';
import { Refused } from '../lib/server';
import { Stage } from '../lib/stage.svelte';
import type { Board, GameEvent, Outlook, Possibility, Problem, Tried, View } from '../lib/types';
import { Settling } from '../table/settling.svelte';
import { keepProgress, progressIn, type Follows, type Lesson, type Step } from './course';

/** The learner's seat. */
export const LEARNER = 0;
/** Who has chosen otherwise so often is shown what is hoped for. */
const PATIENCE = 2;

/** With these the server says that a question is wrong, and will be when it is asked again. */
const WRONG = [409, 422];

/** A choice that was not hoped for, and what came of it. */
export interface Otherwise {
  action: string;
  events: GameEvent[];
}

export class Learning {
  /** The number of the step, from 0; behind the last one the lesson is over. */
  at = $state(0);
  /** How things stand, as far as it was shown. */
  seen = $state.raw<Tried | null>(null);
  otherwise = $state.raw<Otherwise | null>(null);
  /** Why it does not go on, and whether it never will from there; a problem of null means that nobody answered. */
  failed = $state.raw<{ problem: Problem | null; forGood: boolean } | null>(null);
  readonly stage = new Stage<Tried>({ apply: (tried) => this.apply(tried), shown: () => this.goOn(), seats: () => [LEARNER] });
  /** Called with what happened as soon as it is known. */
  onheard: (events: GameEvent[]) => void = () => {};
  /** Called when there is something else to read. */
  ontold: () => void = () => {};

  readonly step = $derived.by((): Step | null => this.lesson.steps[this.at] ?? null);
  readonly over = $derived.by(() => this.seen !== null && this.step === null);
  /** Does the learner read, and goes on when he likes? */
  readonly reading = $derived.by(() => this.step !== null && !this.step.choose && !this.step.reach);
  /** Is something on its way or shown, so that nothing is asked? */
  readonly watching = $derived.by(() => this.busy || this.stage.showing);
  /** What the learner may do. */
  readonly asked = $derived.by((): Possibility[] => {
    const waits = this.reading || this.watching || this.over || this.otherwise || this.failed;
    return waits || this.seen?.view.decision?.actor !== LEARNER ? [] : this.seen.asked;
  });
  /** What is hoped for, told to who has chosen otherwise more than once. */
  readonly advised = $derived.by(() => {
    const hoped = this.mistaken < PATIENCE ? [] : (this.step?.choose ?? []);
    return hoped.find((action) => this.asked.some((one) => one.action === action)) ?? null;
  });

  /** What has just been said is not answered by the second of two quick clicks. */
  private readonly settling = new Settling();
  private busy = $state(false);
  private mistaken = $state(0);
  /** Where each step began that was come to, the one that is under way last. */
  private begun: string[];
  /** What was seen before what is shown now. */
  private before: View | null = null;
  /** How things stand when everything has been shown, and what comes then. */
  private latest: Tried | null = null;
  private afterwards: (() => void) | null = null;
  /** Has the learner left? What is still answered then changes nothing. */
  private closed = false;

  constructor(readonly lesson: Lesson) {
    const { begun } = progressIn(lesson.id);
    this.begun = begun.length <= lesson.steps.length ? begun : [];
  }

  /** The board after what has been shown so far. */
  shown(board: Board): View | null {
    return this.seen && this.stage.between(this.before, this.seen.view, board);
  }

  /** What the coal of every storage would bring the learner. */
  outlooks(): Promise<Outlook[]> {
    return this.seen && !this.watching ? outlooksAt(this.seen.position, LEARNER) : Promise.resolve([]);
  }

  private apply(tried: Tried): void {
    this.before = this.seen?.view ?? null;
    this.seen = tried;
  }

  /** Begin, or go on with the step that was come to. What the browser remembers may be of another course: then from the first. */
  begin(): Promise<void> {
    return this.busily(async () => {
      const last = Math.max(0, this.begun.length - 1);
      await this.comeTo(last);
      if (last && this.failed?.forGood) await this.comeTo(0);
    });
  }

  /** Begin from the first step. */
  again(): Promise<void> {
    return this.busily(() => this.comeTo(0));
  }

  /** To the step before. */
  back(): Promise<void> {
    return this.busily(() => this.comeTo(Math.max(0, this.at - 1)));
  }

  /** To the beginning of this step. */
  return(): Promise<void> {
    return this.busily(() => this.comeTo(this.at, this.mistaken));
  }

  /** What was to be read has been read. */
  read(): Promise<void> {
    return this.busily(async () => {
      if (this.reading && !this.failed) await this.follow();
    });
  }

  choose(action: string): Promise<void> {
    const { choose, reach } = this.step ?? {};
    if (!this.asked.some((one) => one.action === action)) return Promise.resolve();
    return this.busily(async () => {
      const tried = await this.happen({ action });
      if (!tried) return;
      const own = ({ kind, values }: GameEvent): boolean => kind === reach && 'seat' in values && values.seat === LEARNER;
      if (reach ? tried.events.some(own) : choose?.includes(action)) await this.follow();
      else if (!reach || tried.view.decision?.actor !== LEARNER) {
        const events = [...tried.events, ...(await this.othersGoOn())];
        this.afterwards = () => this.mistake(action, events);
      }
    });
  }

  close(): void {
    this.closed = true;
    this.stage.clear();
    this.settling.close();
  }

  /** What others do after the step, and then the next one. */
  private async follow(): Promise<void> {
    for (const one of this.step?.then ?? []) if (!(await this.happen(one))) return;
    this.afterwards = () => this.enter(this.at + 1);
  }

  /** After a choice that was not hoped for, others do what they would have done, as far as they can. */
  private async othersGoOn(): Promise<GameEvent[]> {
    const events: GameEvent[] = [];
    for (const one of this.step?.then ?? []) {
      const { view, asked, reveal } = this.latest!;
      const can = 'assume' in one ? reveal : view.decision?.actor !== LEARNER && asked.some(({ action }) => action === one.action);
      const tried = can && (await this.happen(one));
      if (!tried) break;
      events.push(...tried.events);
    }
    return events;
  }

  private mistake(action: string, events: GameEvent[]): void {
    this.mistaken++;
    this.otherwise = { action, events };
    this.settling.begin();
    this.ontold();
  }

  private enter(step: number, mistaken = 0): void {
    this.at = step;
    this.begun = [...this.begun.slice(0, step), this.latest!.position];
    [this.mistaken, this.otherwise] = [mistaken, null];
    keepProgress(this.lesson.id, this.step ? { begun: this.begun, skipped: false } : { begun: [], done: true });
    this.settling.begin();
    this.ontold();
  }

  /** Go to a step whose beginning is known. */
  private async comeTo(step: number, mistaken = 0): Promise<void> {
    const tried = await this.asking(() => look(step ? this.begun[step]! : this.lesson.position, {}));
    if (!tried) return;
    this.stage.clear();
    this.seen = this.latest = tried;
    this.afterwards = () => this.enter(step, mistaken);
  }

  /** Let something happen after all that has happened, and show it. */
  private async happen(what: Follows): Promise<Tried | null> {
    const tried = await this.asking(() => look(this.latest!.position, what));
    if (!tried) return null;
    this.latest = tried;
    this.onheard(tried.events);
    this.stage.hear(tried);
    return tried;
  }

  /** One thing after the other; what comes afterwards waits until everything has been shown. */
  private async busily(doing: () => Promise<unknown>): Promise<void> {
    if (this.watching || this.settling.now) return;
    this.busy = true;
    await doing();
    this.busy = false;
    this.goOn();
  }

  private goOn(): void {
    if (this.watching || this.closed) return;
    const afterwards = this.afterwards;
    this.afterwards = null;
    afterwards?.();
  }

  /** What is answered, if anything is before the learner leaves. */
  private async asking(question: () => Promise<Tried>): Promise<Tried | null> {
    this.failed = null;
    try {
      const tried = await question();
      return this.closed ? null : tried;
    } catch (error) {
      const refused = error instanceof Refused ? error : null;
      this.failed = { problem: refused?.problem ?? null, forGood: WRONG.includes(refused?.status ?? 0) };
      return null;
    }
  }
}
