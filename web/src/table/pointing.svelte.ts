/** What is pointed at on the board and in the list, by mouse, finger, pen or key, and what comes of it. */
import { partsOf } from '../lib/place';
import { bringIntoSight, strip } from '../lib/screen.svelte';
import type { Possibility } from '../lib/types';
import { Foresight, type Pointed } from './foresight.svelte';
import { byPlace, meantPlace } from './places';
import { lyingAt } from './sight';
import type { Situation } from './situation.svelte';

/** What can follow from pointing. */
export interface Following {
  /** Do what was chosen. */
  choose: (possibility: Possibility) => void;
  /** Show what is asked, where it may be out of sight. */
  show: () => void;
  /** Tell those who listen. */
  tell: (words: string) => void;
}

/** What of a hint's plan is shown on the map: the way of the coal, and the place of a step. */
export interface Planned {
  way: [string, string] | null;
  place: string | null;
}

export class Pointing {
  /** The place looked at, the place chosen, and the action of the list that is considered. */
  looked = $state<string | null>(null);
  chosen = $state<string | null>(null);
  considered = $state<string | null>(null);
  /** The plan of a hint; whatever else is looked at comes first. */
  planned = $state.raw<Planned | null>(null);
  readonly focus = $derived.by(() => this.looked ?? this.chosen ?? this.planned?.place ?? null);
  /** What was last used: mouse, touch, pen or key. With a mouse, looking comes before choosing. */
  hand = '';

  /** What can be done, by the place where it can be chosen. */
  readonly places = $derived.by(() => byPlace(this.now.back ? [] : (this.now.live.asked ?? []), this.now.board));
  readonly legal = $derived.by(() => new Set(this.places.keys()));
  /** The way the barge would go for what is looked at. */
  readonly way = $derived.by((): [string, string] | null => {
    const { live, back, board } = this.now;
    const seat = live.table?.decider ?? null;
    const action = board.actions[this.considered ?? this.places.get(this.looked ?? this.chosen ?? '')?.[0]?.action ?? ''];
    const barge = seat === null || back ? null : live.table?.view?.players[seat]?.barge;
    if (action?.kind === 'sell' && barge) return [barge, action.values.space];
    return this.looked || this.chosen || back ? null : (this.planned?.way ?? null);
  });

  private readonly foresight: Foresight;
  /** What coal would bring, of what is looked at, and its ways. */
  readonly outlooks = $derived.by(() => this.foresight.outlooks);
  readonly ways = $derived.by(() => this.foresight.ways);

  constructor(
    private readonly now: Situation,
    private readonly following: Following,
  ) {
    const pointed = (): Pointed => ({ place: this.looked ?? this.chosen, action: this.considered });
    this.foresight = new Foresight(now.board, pointed, () => now.live.outlooks());
  }

  /** After a change nothing is pointed at any more. */
  forget(): void {
    [this.looked, this.chosen, this.considered, this.planned] = [null, null, null, null];
    this.foresight.forget();
  }

  /** Look at a place on the board. */
  look(place: string | null): void {
    this.looked = place && meantPlace(place, this.places);
    void this.foresee();
  }

  private async foresee(): Promise<void> {
    const { live, back } = this.now;
    if (!back && live.table?.status === 'playing') await this.foresight.look();
  }

  /** Look at what an action of the list would do, and where. */
  consider(place: string | null, action: string | null): void {
    [this.looked, this.considered] = [place, action];
    void this.foresee();
    bring(place);
  }

  /** Show the plan of a hint. */
  plan(planned: Planned | null): void {
    this.planned = planned;
    bring(planned?.place ?? null);
  }

  /**
   * With a mouse one click does what hovering has shown; a finger or a key selects first, and does it then. While something is
   * shown, a click is for that and chooses nothing.
   */
  choose(pointed: string): void {
    if (this.now.showing) return;
    const place = meantPlace(pointed, this.places);
    const there = this.places.get(place) ?? [];
    const [only] = there.length === 1 ? there : [];
    if (only && (this.hand === 'mouse' || this.chosen === place)) return this.following.choose(only);
    this[there.length ? 'chosen' : 'looked'] = place;
    void this.foresee();
    this.following.show();
    if (only) this.following.tell(this.preview(place, only));
  }

  /** A place with what lies there and what can be done there. */
  readonly describe = (place: string): string => {
    const { view, board, speaker } = this.now;
    const actions = (this.places.get(place) ?? []).map((one) => speaker.action(one.action));
    return [view ? lyingAt(place, view, board, speaker) : '', ...this.foresight.inWords(place, speaker), ...actions].join(', ');
  };

  private preview(place: string, { causes }: Possibility): string {
    const { speaker } = this.now;
    return [`${this.describe(place)}.`, speaker.say('ask-again'), ...causes.map((event) => speaker.event(event))].join(' ');
  }
}

/** Bring a place into sight where the river is a strip. */
function bring(place: string | null): void {
  if (strip.current && place) bringIntoSight(document.querySelector(`#main [data-space="${partsOf(place).id}"]`));
}
