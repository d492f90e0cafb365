/** How things stand at a table for who looks at it: what is seen, of whom something is asked, and in which words. */
import type { Live } from '../lib/live.svelte';
import type { Past } from '../lib/past.svelte';
import type { Board, View } from '../lib/types';
import type { Speaker } from '../lib/words';

export class Situation {
  // Names seldom change: what is said with them is not to be said anew with every change of the table.
  private readonly signs = $derived.by(() => JSON.stringify(this.live.table?.seats.map((seat) => seat.name ?? '') ?? []));
  readonly names = $derived.by(() => JSON.parse(this.signs) as string[]);
  /** Whose doings are told as the reader's own; where several play at one screen, nobody's. */
  private readonly reader = $derived.by(() => (this.live.seats.length === 1 ? this.live.seats[0]! : null));
  readonly speaker = $derived.by(() => this.plain().with(this.names, this.reader));
  /** Is a step of the past looked at? */
  readonly back = $derived.by(() => this.past.at !== null);
  /** Is something shown before anything is asked? */
  readonly showing = $derived.by(() => this.live.stage.showing);
  /** Is the game over, and its last moment shown? */
  readonly over = $derived.by(() => !this.showing && (this.live.table?.status === 'finished' || this.live.table?.status === 'closed'));
  /** Is something asked of us? */
  readonly mine = $derived.by(() => {
    const { table, seats, asked } = this.live;
    return table?.decider != null && seats.includes(table.decider) && asked !== null;
  });
  /** The board as it is seen, now or back then. */
  readonly view = $derived.by((): View | null => this.past.view ?? this.shown);
  /** What is asked, in one sentence. */
  readonly sentence = $derived.by(() => {
    const { table } = this.live;
    if (this.showing) return this.speaker.say('watch-now');
    if (!table?.view?.decision || table.decider === null) return '';
    const decision = this.speaker.say(`decision-${table.view.decision.kind}`);
    return this.speaker.say(this.mine ? 'ask-decide' : 'ask-thinking', { name: this.names[table.decider] ?? '', decision });
  });

  /** The board after what has been shown so far, and no further. */
  private readonly shown = $derived.by((): View | null => {
    const { table, before, stage } = this.live;
    return table?.view ? stage.between(before, table.view, this.board) : null;
  });

  /** *plain* speaks the language that is read, and knows nobody's name. */
  constructor(
    readonly live: Live,
    readonly past: Past,
    readonly board: Board,
    private readonly plain: () => Speaker,
  ) {}
}
