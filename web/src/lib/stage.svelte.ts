/**
 * Lets what happens be seen: changes come as fast as bots decide, and are carried out one by one, each when the one
 * before has been shown, moment by moment. Only the page waits, never the server.
 */
import { momentsOf, seatOf } from './moments';
import type { Board, GameEvent, View } from './types';
import { wishes, type Pace } from './wishes.svelte';

/** How long a moment is seen, in milliseconds. */
export const LASTS: Record<Pace, number> = { slow: 1200, normal: 600, fast: 250, at_once: 0 };
/** Every detail takes a bit more, up to twice as long. */
const DETAIL = 0.25;
/** The last words stay a little, while one may decide already. */
const LINGERS = 1500;
/** Who lags behind so many moments does not want to see them all. */
const MOST = 100;

/** What events change of a board, loaded when something is about to be shown. */
let happening = $state.raw<typeof import('./happening')>();
export async function prepare(): Promise<void> {
  happening ??= await import('./happening').catch(() => undefined);
}

export interface Moment {
  number: number;
  events: GameEvent[];
  /** In milliseconds. */
  lasts: number;
}

/** A change as far as the stage cares: what it caused. */
interface Caused {
  events: GameEvent[];
}

interface Doings<Change> {
  /** Carry out a change; what it caused is shown then. */
  apply: (change: Change) => void;
  /** Everything that was heard has been shown. */
  shown: () => void;
  /** The seats whose sales are always seen. */
  seats: () => number[];
}

export class Stage<Change extends Caused> {
  /** What is seen now. */
  moment = $state.raw<Moment | null>(null);
  /** Is there more to see before anything can be asked? */
  showing = $state(false);
  /** Whoever looks at something else sees nothing happen: all is carried out at once. */
  away = false;

  private changes: Change[] = [];
  /** All that the change that was carried out last has caused, and as far as it was not shown yet. */
  private events: GameEvent[] = [];
  private moments = $state.raw<GameEvent[][]>([]);
  /** Is the moment's time not over yet? */
  private running = false;
  /** Was anything heard since all had been shown? */
  private heard = false;
  private timer = 0;
  private number = 0;

  constructor(private readonly doings: Doings<Change>) {}

  /** What has been carried out, but is still to be seen. */
  get toCome(): GameEvent[] {
    return this.moments.flat();
  }

  /** The board after what has been shown so far, between how it was before and after the change that was carried out last. */
  between(before: View | null, after: View, board: Board): View {
    const left = this.toCome.length;
    if (!before || !left) return after;
    return happening ? happening.soFar(before, after, this.events, this.events.length - left, board) : before;
  }

  /** Something happened; *missed* if it has become a long story. */
  hear(change: Change, missed = false): void {
    this.changes.push(change);
    this.heard = true;
    if (missed || this.away || document.hidden || wishes.pace === 'at_once' || this.waiting > MOST) return this.finish();
    void prepare();
    if (!this.running) this.next();
    else this.showing = true;
  }

  /** Enough seen: all that was heard is carried out. */
  skip(): void {
    if (this.showing) this.finish();
  }

  /** Forget what was heard. */
  clear(): void {
    clearTimeout(this.timer);
    [this.changes, this.moments, this.moment] = [[], [], null];
    this.running = this.showing = this.heard = false;
  }

  private get waiting(): number {
    return this.changes.reduce((sum, { events }) => sum + momentsOf(events).length, this.moments.length);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.running = false;
    for (;;) {
      const [events, ...rest] = this.moments;
      this.moments = rest;
      if (events) return this.show(events);
      const change = this.changes.shift();
      if (!change) return this.end();
      this.moments = momentsOf((this.events = change.events));
      this.showing = this.moments.length + this.changes.length > 0;
      this.doings.apply(change);
    }
  }

  private show(events: GameEvent[]): void {
    const pace = this.ownSale(events) ? Math.max(LASTS[wishes.pace], LASTS.normal) : LASTS[wishes.pace];
    this.moment = { number: this.number++, events, lasts: pace * Math.min(2, 1 + DETAIL * (events.length - 1)) };
    this.running = true;
    this.timer = window.setTimeout(() => this.next(), this.moment.lasts);
  }

  private end(): void {
    this.timer = window.setTimeout(() => (this.moment = null), LINGERS);
    this.showing = false;
    if (this.heard) this.doings.shown();
    this.heard = false;
  }

  /** Carry out everything at once. An own sale is seen nevertheless, while one may decide already. */
  finish(): void {
    const lingers = this.running && !this.showing;
    const passed = [...this.moments, ...this.changes.flatMap(({ events }) => momentsOf(events))];
    this.moments = [];
    while (this.changes.length) {
      const change = this.changes.shift()!;
      this.showing = this.changes.length > 0;
      this.doings.apply(change);
    }
    this.showing = false;
    const sale = document.hidden ? undefined : passed.findLast((events) => this.ownSale(events));
    if (sale || !lingers) {
      clearTimeout(this.timer);
      [this.running, this.moment] = [false, null];
    }
    if (sale) this.show(sale);
    if (this.heard) this.doings.shown();
    this.heard = false;
  }

  private ownSale(events: GameEvent[]): boolean {
    return events.some((event) => event.kind === 'sold' && this.doings.seats().includes(seatOf(event) ?? -1));
  }
}
