/** What is pointed at on the board and in the list, by mouse, finger, pen or key, and what comes of it. */
import { partsOf, placeKey } from '../lib/place';
import { bringIntoSight, strip } from '../lib/screen.svelte';
import type { Possibility } from '../lib/types';
import { byPlace } from './places';
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

export class Pointing {
  /** The place looked at, the place chosen, and the action of the list that is considered. */
  looked = $state<string | null>(null);
  chosen = $state<string | null>(null);
  considered = $state<string | null>(null);
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
    return action?.kind === 'sell' && barge ? [barge, action.values.space] : null;
  });

  constructor(
    private readonly now: Situation,
    private readonly following: Following,
  ) {}

  /** After a change nothing is pointed at any more. */
  forget(): void {
    [this.looked, this.chosen, this.considered] = [null, null, null];
  }

  /** Look at a place on the board. */
  look(place: string | null): void {
    this.looked = place && this.meant(place);
  }

  /** Look at what an action of the list would do, and where. */
  consider(place: string | null, action: string | null): void {
    [this.looked, this.considered] = [place, action];
    if (strip.current && place) bringIntoSight(document.querySelector(`#main [data-space="${partsOf(place).id}"]`));
  }

  /** With a mouse one click does what hovering has shown; a finger or a key selects first, and does it then. */
  choose(pointed: string): void {
    const place = this.meant(pointed);
    const there = this.places.get(place) ?? [];
    const [only] = there.length === 1 ? there : [];
    if (only && (this.hand === 'mouse' || this.chosen === place)) return this.following.choose(only);
    this[there.length ? 'chosen' : 'looked'] = place;
    this.following.show();
    if (only) this.following.tell(this.preview(place, only));
  }

  /** A place with what lies there and what can be done there. */
  readonly describe = (place: string): string => {
    const { view, board, speaker } = this.now;
    const actions = (this.places.get(place) ?? []).map((one) => speaker.action(one.action));
    return [view ? lyingAt(place, view, board, speaker) : '', ...actions].join(', ');
  };

  private preview(place: string, { causes }: Possibility): string {
    const { speaker } = this.now;
    return [`${this.describe(place)}.`, speaker.say('ask-again'), ...causes.map((event) => speaker.event(event))].join(' ');
  }

  /** Where nothing can be done in a town, the town stands for its warehouses. */
  private meant(place: string): string {
    const { kind, id } = partsOf(place);
    const warehouses = placeKey('city', id);
    return kind === 'space' && !this.places.has(place) && this.places.has(warehouses) ? warehouses : place;
  }
}
