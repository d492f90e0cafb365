/** What coal would bring, asked for when somebody looks where it lies, or at an option that lets it be sold. */
import { placeKey } from '../lib/place';
import type { Board, Outlook } from '../lib/types';
import type { Speaker } from '../lib/words';
import { headOf, madePossible, particularsOf } from './outlook';

/** The place that is looked at, and the action of the list that is considered. */
export interface Pointed {
  place: string | null;
  action: string | null;
}

export class Foresight {
  /** All that was told of the position. */
  private foreseen = $state.raw<Outlook[]>([]);
  /** …of what is looked at: a storage, or the option that is considered. */
  readonly outlooks = $derived.by(() => {
    const { place, action } = this.pointed();
    const considered = this.board.actions[action ?? ''];
    return considered?.kind === 'option' ? madePossible(this.foreseen, considered.values) : this.at(place);
  });
  /** The ways of that coal: of each storage the one that is told first. */
  readonly ways = $derived.by(() =>
    this.outlooks.filter(({ storage }, at, all) => all.findIndex((other) => other.storage === storage) === at),
  );
  private positions = 0;

  /** *ask* tells what the coal of every storage would bring. */
  constructor(
    private readonly board: Board,
    private readonly pointed: () => Pointed,
    private readonly ask: () => Promise<Outlook[]>,
  ) {}

  /** Somebody looks at something else. */
  async look(): Promise<void> {
    const { place, action } = this.pointed();
    const lies = this.board.river.some(({ id, kind }) => kind === 'storage' && place === placeKey('space', id));
    if (!lies && this.board.actions[action ?? '']?.kind !== 'option') return;
    const position = this.positions;
    const outlooks = await this.ask();
    if (position === this.positions) this.foreseen = outlooks;
  }

  /** The position is another one. */
  forget(): void {
    this.positions++;
    this.foreseen = [];
  }

  /** What is told of the coal of a place to those who listen. */
  inWords(place: string, speaker: Speaker): string[] {
    const [first] = this.at(place);
    return first ? [headOf(first, speaker), ...particularsOf(first, speaker)] : [];
  }

  private at(place: string | null): Outlook[] {
    return place === null ? [] : this.foreseen.filter(({ storage }) => place === placeKey('space', storage));
  }
}
