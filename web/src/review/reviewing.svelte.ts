/** A review as it comes in, the decision looked at, and the better turn that is shown step by step. */
import { keyOf } from '../lib/memory';
import { look } from '../lib/sandbox.svelte';
import { ask, Refused } from '../lib/server';
import type { Problem, Review, ReviewedDecision, ReviewSoFar, StepView, Table, TurnOfReview, View } from '../lib/types';

/** How often to ask what has been found, in milliseconds. */
const OFTEN = 1500;

/** A step of the better turn that was tried out on the board. */
export interface Shown {
  readonly seat: number;
  readonly action: string;
  readonly view: View;
  readonly position: string;
}

export class Reviewing {
  told = $state.raw<ReviewSoFar | null>(null);
  review = $state.raw<Review | null>(null);
  /** The seats that are ours. */
  seats = $state.raw<number[]>([]);
  /** Why nothing more comes; null in it means that nobody answered. */
  failed = $state.raw<{ problem: Problem | null } | null>(null);
  /** The decision looked at: the table as it was then. */
  step = $state<number | null>(null);
  then = $state.raw<StepView | null>(null);
  /** The turn whose better course is shown, what of it was tried, and how far. */
  better = $state.raw<TurnOfReview | null>(null);
  tried = $state.raw<Shown[]>([]);
  at = $state(0);
  /** The rest follows from what is revealed, and cannot be shown. */
  open = $state(false);

  /** The decision about which more thinking was asked for last. */
  private wished = $state<number | null>(null);
  private known = 0;
  private timer = 0;
  private closed = false;
  private readonly views = new Map<number, StepView>();

  constructor(readonly table: string) {}

  readonly done = $derived(this.told?.status === 'done');
  readonly decision = $derived.by(() => (this.step === null ? null : this.decisionAt(this.step)));
  /** Was it thought about for longer? */
  readonly deeper = $derived(this.told?.deeper.some(({ step }) => step === this.step) ?? false);
  readonly awaited = $derived(this.told?.awaited.includes(this.step ?? -1) ?? false);
  /** More thinking was asked for, and given up. */
  readonly refused = $derived(this.wished !== null && this.wished === this.step && !this.deeper && !this.awaited);
  /** What is on the board: the better turn as far as it was tried, or the game as it was. */
  readonly view = $derived<View | null>(this.better && this.at ? (this.tried[this.at - 1]?.view ?? null) : (this.then?.view ?? null));

  /** A decision, as it was thought about for longest. */
  decisionAt(step: number): ReviewedDecision | null {
    return this.told?.deeper.find((one) => one.step === step) ?? this.review?.decisions.find((one) => one.step === step) ?? null;
  }

  /** Ask for the review, and for what is found until all of it is. */
  async begin(): Promise<void> {
    const key = keyOf(this.table);
    const seated = ask<{ table: Table; seats: number[] }>('GET', `/api/tables/${this.table}`, key ? { key } : {});
    void seated.then(
      ({ seats }) => (this.seats = seats),
      () => {},
    );
    await this.hear(() => ask<ReviewSoFar>('POST', this.path, { body: {}, harmless: true }));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Think more about the decision looked at. */
  async thinkMore(): Promise<void> {
    const { step } = this;
    this.wished = step;
    if (step !== null) await this.hear(() => ask<ReviewSoFar>('POST', this.path, { body: { step }, harmless: true }));
  }

  /** Try again what was given up. */
  async again(): Promise<void> {
    await this.hear(() => ask<ReviewSoFar>('POST', this.path, { body: { again: true }, harmless: true }));
  }

  private get path(): string {
    return `/api/tables/${this.table}/review`;
  }

  private async hear(question: () => Promise<ReviewSoFar>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const told = await question();
      this.told = told;
      if (told.review) [this.review, this.known] = [told.review, told.status === 'done' ? told.of + 1 : told.found];
      this.failed = null;
      if (told.status === 'failed' || (told.status === 'done' && !told.awaited.length)) return;
    } catch (error) {
      this.failed = { problem: error instanceof Refused ? error.problem : null };
      if (error instanceof Refused) return;
    }
    if (!this.closed) this.timer = window.setTimeout(() => void this.hear(() => ask('GET', `${this.path}?known=${this.known}`)), OFTEN);
  }

  /** Look at the table as it was before a decision. */
  async look(step: number | null): Promise<void> {
    this.step = step;
    this.leave();
    if (step === null) {
      this.then = null;
      return;
    }
    const then = await this.stepAt(step);
    if (this.step === step) this.then = then ?? this.then;
  }

  private async stepAt(step: number): Promise<StepView | null> {
    const known = this.views.get(step);
    if (known) return known;
    const found = await ask<StepView>('GET', `/api/tables/${this.table}/steps/${step}`).catch(() => null);
    if (found) this.views.set(step, found);
    return found;
  }

  // --- The better turn -----------------------------------------------------------------------------------

  /** Show the better course of a turn, from the decision on that cost most. */
  async show(turn: TurnOfReview): Promise<void> {
    if (turn.at === null || !turn.better) return;
    await this.look(turn.at);
    if (this.step !== turn.at || !this.then) return;
    this.better = turn;
    await this.on();
  }

  leave(): void {
    this.better = null;
    this.tried = [];
    this.at = 0;
    this.open = false;
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** One step on; it is tried out when it is first shown. */
  async on(): Promise<void> {
    const { better, tried } = this;
    const next = better?.better?.plan.steps[this.at];
    if (!better || !next || !this.then || (this.open && this.at === tried.length)) return;
    if (this.at < tried.length) {
      this.at++;
      return;
    }
    const from = tried.at(-1)?.position ?? this.then.position;
    const led = await look(from, { action: next.action }).catch(() => null);
    if (this.better !== better || this.tried !== tried) return;
    if (!led) {
      this.open = true;
      return;
    }
    this.tried = [...tried, { ...next, view: led.view, position: led.position }];
    this.at = this.tried.length;
    this.open = led.reveal !== null && this.at < (better.better?.plan.steps.length ?? 0);
  }
}
