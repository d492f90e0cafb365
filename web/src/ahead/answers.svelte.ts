/** What we have given in advance at a table: kept by the server, the same on all our devices, and seen by nobody else. */
import { untrack } from 'svelte';
import type { Live } from '../lib/live.svelte';
import { keyOf } from '../lib/memory';
import { ask } from '../lib/server';
import type { AllGivenAhead, AnswerAhead, GivenAhead } from '../lib/types';

/** So soon it is looked again what became of an answer that is due, in milliseconds. */
const SOON = 1500;

export class AnswersAhead {
  list = $state.raw<GivenAhead | null>(null);
  busy = $state(false);
  private timer = 0;
  private readonly stop: () => void;

  constructor(private readonly live: Live) {
    document.addEventListener('visibilitychange', this.awake);
    void this.read();
    // With every change at the table an answer may have been played.
    this.stop = $effect.root(() => {
      $effect(() => {
        void live.table?.version;
        untrack(() => this.waits && void this.read());
      });
    });
  }

  /** Is there something that is still to be played? */
  get waits(): boolean {
    return Boolean(this.list?.answers.length);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.awake);
    clearTimeout(this.timer);
    this.stop();
  }

  /** Give answers instead of those before; none withdraws them. */
  async give(answers: AnswerAhead[], careful = this.list?.careful ?? true): Promise<void> {
    this.busy = true;
    const wish = { mark: this.list?.mark ?? null, careful, answers };
    const given = await this.live.ask<GivenAhead>(`seats/${this.live.seats[0]}/ahead`, wish);
    this.busy = false;
    if (given) this.take(given);
    else await this.read();
  }

  withdraw(which: number): Promise<void> {
    return this.give((this.list?.answers ?? []).toSpliced(which, 1));
  }

  private readonly awake = (): void => {
    if (document.visibilityState === 'visible') void this.read();
  };

  /** What is so now; if nobody answers, it is asked again with the next change. */
  private async read(): Promise<void> {
    const key = keyOf(this.live.id);
    if (!key) return;
    const all = await ask<AllGivenAhead>('GET', `/api/tables/${this.live.id}/ahead`, { key }).catch(() => null);
    if (all) this.take(all.lists[0] ?? null);
  }

  private take(list: GivenAhead | null): void {
    this.list = list;
    clearTimeout(this.timer);
    const { table, seats } = this.live;
    const due = this.waits && table?.decider != null && seats.includes(table.decider);
    if (due) this.timer = window.setTimeout(() => void this.read(), SOON);
  }
}
