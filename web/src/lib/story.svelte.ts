/** What has happened at a table: every decision with what it caused, and what people did besides. Read once, then kept up. */
import type { Change, Note, Step, Story as Told, Table, TakenBack } from './types';

/** A change, with the table before and after it. */
type Heard = [change: Change, before: Table, after: Table];

export class Story {
  /** All decisions that stand, the opening first; empty until they are read. */
  steps = $state.raw<Step[]>([]);
  notes = $state.raw<Note[]>([]);
  /** What was taken back by who practises. */
  takenBack = $state.raw<TakenBack[]>([]);

  /** The version up to which it is known. */
  private version = -1;
  /** What was heard while it is being read; null if it is not. */
  private heard: Heard[] | null = null;
  private reads = 0;

  constructor(private readonly ask: () => Promise<Told>) {}

  get known(): boolean {
    return this.version >= 0;
  }

  /** Read it as a whole. Without an answer it begins later: the next change asks again. */
  async read(): Promise<void> {
    const read = ++this.reads;
    this.heard ??= [];
    const told = await this.ask().catch(() => null);
    if (read !== this.reads) return;
    const since = this.heard;
    this.heard = null;
    if (!told) return;
    [this.steps, this.notes, this.takenBack, this.version] = [told.steps, told.notes, told.taken_back, told.version];
    for (const heard of since) this.hear(...heard);
  }

  /** Keep up with the table. */
  hear(change: Change, before: Table, after: Table): void {
    if (this.heard) this.heard.push([change, before, after]);
    else if (change.version > this.version + 1) void this.read();
    else if (change.version > this.version) {
      this.version = change.version;
      this.add(change, before, after);
    }
  }

  private add({ version, kind, seat, words, events }: Change, before: Table, after: Table): void {
    const last = after.step;
    const points = after.view?.players.map((player) => player.points) ?? [];
    if (kind === 'undone') {
      const decisions = this.steps
        .slice(last + 1)
        .flatMap(({ seat, action }) => (seat === null || action === null ? [] : { seat, action }));
      this.steps = this.steps.slice(0, last + 1);
      this.notes = this.notes.map((note) => (note.step !== null && note.step > last ? { ...note, step: last } : note));
      const lines = this.takenBack.map((line) => ({ ...line, step: Math.min(line.step, last) }));
      this.takenBack = words ? [...lines, { version, seat, step: last, decisions }] : lines;
    } else if (kind === 'played') {
      const { turn = 1, phase = 1 } = before.view ?? {};
      this.steps = [...this.steps, { step: last, seat, action: words, turn, phase, events, points }];
    } else {
      this.notes = [...this.notes, { version, kind, seat, words, step: before.view ? last : null }];
      if (before.view || !after.view) return;
      // The game begins, from a position perhaps, or goes on where a record stopped.
      const { turn, phase } = after.view;
      if (last) void this.read();
      else this.steps = [{ step: 0, seat: null, action: null, turn, phase, events, points }];
    }
  }
}
