/** A puzzle that is played: the rules are asked what may be done and what comes of it, the puzzle what it costs. */
import { look } from '../lib/sandbox.svelte';
import { Refused } from '../lib/server';
import type { GameEvent, Possibility, Problem, Puzzle, Advice, Tried } from '../lib/types';
import { Settling } from '../table/settling.svelte';

export type Answer = Puzzle['answers'][number];

export class Playing {
  /** How it stands before the decision, and after the one that was made. */
  before = $state.raw<Tried | null>(null);
  after = $state.raw<Tried | null>(null);
  /** What was answered. */
  chosen = $state<string | null>(null);
  busy = $state(false);
  failed = $state.raw<{ problem: Problem | null } | null>(null);
  /** Called with what happened. */
  onheard: (events: GameEvent[]) => void = () => {};
  /** Called with every answer of one's own. */
  onanswered: (right: boolean) => void = () => {};

  readonly seen = $derived.by(() => this.after ?? this.before);
  readonly asked = $derived.by((): Possibility[] => (this.chosen === null && !this.busy ? (this.before?.asked ?? []) : []));
  readonly best = $derived.by((): Answer => this.puzzle.answers[0]!);
  readonly answer = $derived.by((): Answer | null => this.puzzle.answers.find(({ action }) => action === this.chosen) ?? null);
  readonly right = $derived.by(() => this.answer?.right ?? false);
  /**
   * Why the best is better than what was chosen; who has chosen it is told why it is better than what comes to mind first,
   * or, where that is right, than something else.
   */
  readonly reason = $derived.by((): Advice | null => {
    const { reasons, natural } = this.puzzle;
    return (this.right ? null : reasons[this.chosen ?? '']) ?? reasons[natural] ?? Object.values(reasons)[0] ?? null;
  });

  private readonly settling = new Settling();
  private closed = false;

  constructor(readonly puzzle: Puzzle) {}

  begin(): Promise<void> {
    return this.busily(async () => {
      this.before = await look(this.puzzle.position, {});
      [this.after, this.chosen] = [null, null];
    });
  }

  /** Choose; the solution that is only shown is no answer. */
  choose(action: string, shown = false): Promise<void> {
    if (this.settling.now || !this.before?.asked.some((one) => one.action === action)) return Promise.resolve();
    return this.busily(async () => {
      this.after = await look(this.before!.position, { action });
      this.chosen = action;
      this.onheard(this.after.events);
      if (!shown) this.onanswered(this.right);
    });
  }

  again(): void {
    [this.after, this.chosen] = [null, null];
    this.settling.begin();
  }

  close(): void {
    this.closed = true;
    this.settling.close();
  }

  private async busily(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.failed] = [true, null];
    try {
      await doing();
    } catch (error) {
      if (!this.closed) this.failed = { problem: error instanceof Refused ? error.problem : null };
    }
    this.busy = false;
  }
}
