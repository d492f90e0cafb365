/** The game as it was: every decision, and the board after each. */
import type { Live } from './live.svelte';
import { still } from './screen.svelte';
import { LASTS, type Moment } from './stage.svelte';
import type { Change, Step, Table, View } from './types';
import { wishes } from './wishes.svelte';

/** A step that is replayed is a whole decision, with all that came of it: it is shown for longer than a moment of the game. */
const LONGER = 1.5;
/** How long, in milliseconds. Who sees the game at once asks for a replay to see something. */
const lasts = (): number => LONGER * LASTS[wishes.pace === 'at_once' ? 'fast' : wishes.pace];

export class Past {
  /** The step looked at, and the board after it; null is now. */
  at = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  /** The steps that are shown one after the other. */
  replay = $state.raw<{ from: number; to: number; paused: boolean } | null>(null);

  private readonly views = new Map<number, View>();
  private wanted: number | null = null;
  private timer = 0;

  constructor(private readonly live: Live) {}

  /** All decisions so far, the opening first; empty until they are read. */
  get steps(): Step[] {
    return this.live.story.steps;
  }

  get last(): number {
    return this.live.table?.step ?? 0;
  }

  /** What was decided to come to the step looked at. */
  get step(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  /** What is seen of it while steps are replayed. */
  readonly moment = $derived.by((): Moment | null =>
    this.replay && this.step?.events.length ? { number: -this.step.step, events: this.step.events, lasts: lasts() } : null,
  );

  /** Keep up with the game. */
  hear(change: Change, after: Table): void {
    if (change.kind === 'undone') {
      for (const step of this.views.keys()) if (step > after.step) this.views.delete(step);
      if ((this.at ?? 0) > after.step) this.now();
    } else if (after.view) this.views.set(after.step, after.view);
  }

  /** Look at a step; beyond the last one is now. */
  async look(step: number): Promise<void> {
    if (step >= this.last && !this.replay) return this.now();
    const wanted = Math.min(Math.max(step, 0), this.last);
    this.wanted = wanted;
    const view = await this.viewAt(wanted);
    if (this.wanted !== wanted) return;
    this.at = view ? wanted : null;
    this.view = view;
    for (const next of [wanted + 1, wanted - 1]) if (next >= 0 && next <= this.last) void this.viewAt(next);
  }

  now(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.replay = null;
    this.at = null;
    this.view = null;
  }

  /** One step on or back, from wherever we are. */
  go(steps: number): void {
    this.pause();
    const next = (this.at ?? this.last) + steps;
    if (this.replay && next > this.replay.to) this.now();
    else void this.look(next);
  }

  private async viewAt(step: number): Promise<View | null> {
    const known = this.views.get(step);
    if (known) return known;
    const found = await this.live.ask<{ view: View }>(`steps/${step}`);
    if (found) this.views.set(step, found.view);
    return found?.view ?? null;
  }

  /** The first step after the last decision of these seats, if others have decided since. */
  since(seats: number[]): number | null {
    if (!seats.length || !this.steps.length) return null;
    const mine = this.steps.findLastIndex((step) => step.seat !== null && seats.includes(step.seat));
    return mine + 1 < this.steps.length && mine >= 0 ? mine + 1 : null;
  }

  /** Show steps one after the other; without motion, each waits to be sent on. */
  async play(from: number, to: number): Promise<void> {
    this.replay = { from, to, paused: still() };
    await this.look(from);
    // It may have been left meanwhile.
    if (this.replay?.paused === false) this.next();
  }

  pause(): void {
    clearTimeout(this.timer);
    if (this.replay) this.replay = { ...this.replay, paused: true };
  }

  resume(): void {
    if (this.replay) this.replay = { ...this.replay, paused: false };
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.replay || this.replay.paused || this.at === null) return;
      if (this.at >= this.replay.to) this.now();
      else void this.look(this.at + 1).then(() => this.next());
    }, lasts());
  }
}
