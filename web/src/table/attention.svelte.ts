/** What is told when, where the keyboard goes, and what is brought into sight. Made while a component is made. */
import { tick, untrack } from 'svelte';
import { Announcer } from '../lib/announcer.svelte';
import { bringIntoSight, strip } from '../lib/screen.svelte';
import { play, soundOf } from '../lib/sounds';
import type { Change, GameEvent } from '../lib/types';
import type { Situation } from './situation.svelte';

/** So much earlier than the question is told what happened: a screen reader needs the time to take it in. */
const HEARD_BEFORE = 1000;

/** Has the keyboard lost its place, because what it was on is gone? */
export function lost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches('#main, #main [aria-disabled="true"]');
}

export class Attention {
  private readonly announcer = new Announcer();
  private readonly here = $derived.by(() => this.now.live.table?.view != null && !this.now.back);
  private going = 0;
  /** Has somebody else done something since we were asked? */
  private others = false;

  /** *focus* puts the keyboard on the question, or on the result. */
  constructor(
    private readonly now: Situation,
    private readonly focus: () => void,
  ) {
    // Whoever comes to the table, or back from the past, comes to the question.
    $effect(() => {
      if (this.here) untrack(() => this.toTheQuestion());
    });
    // Looking back, each step is said as one piece.
    $effect(() => {
      const { past, names, speaker } = now;
      const step = past.step;
      if (!step) return;
      const doing = step.seat !== null && step.action ? `${names[step.seat]}: ${speaker.action(step.action)}` : speaker.say('past-opening');
      untrack(() => this.tell(doing, ...this.inWords(step.events)));
    });
    // On a strip, what matters now is brought into sight, once it can be decided.
    $effect(() => {
      const { view, showing } = now;
      const seat = view?.decision?.actor;
      const barge = seat === undefined ? null : view?.players[seat]?.barge;
      if (!strip.current || !view || showing) return;
      void tick().then(() =>
        bringIntoSight(document.querySelector('#main .place.legal') ?? document.querySelector(`#main [data-space="${barge}"]`)),
      );
    });
    // What happens is heard, and on a strip brought into sight.
    $effect(() => {
      const moment = now.live.stage.moment;
      const sound = moment && soundOf(moment.events);
      if (sound) untrack(() => play(sound));
      if (moment && strip.current) void tick().then(() => bringIntoSight(document.querySelector('#main [data-lit]')));
    });
  }

  /** What was told, the latest last. */
  get told(): Announcer['told'] {
    return this.announcer.told;
  }

  /** Tell those who listen, at once. */
  tell(...words: string[]): void {
    this.announcer.tell(...words);
  }

  /** Say what happened, as soon as it is heard: a reader takes its own time. */
  hear(change: Change): void {
    this.others ||= change.kind !== 'played' || !this.now.live.seats.includes(change.seat);
    this.announcer.add(this.inWords(change.events), change.asked != null || change.events.some(({ kind }) => kind === 'won'));
  }

  /** All has been shown: say what is asked, if the keyboard does not go there. */
  ask(): void {
    const { mine, back, sentence } = this.now;
    if (mine && this.others) play('turn');
    this.others &&= !mine;
    if (mine && (back || !lost())) this.announcer.add([sentence], true);
    this.toTheQuestion();
  }

  close(): void {
    clearTimeout(this.going);
    this.announcer.close();
  }

  /** Put the keyboard where something is asked, if it has no place; a moment later, so that who listens hears first what happened. */
  private toTheQuestion(): void {
    clearTimeout(this.going);
    this.going = window.setTimeout(() => {
      const { back, mine, over } = this.now;
      if (!back && lost() && (mine || over)) this.focus();
    }, HEARD_BEFORE);
  }

  private inWords(events: GameEvent[]): string[] {
    return events.filter((event) => this.worthTelling(event)).map((event) => this.now.speaker.event(event));
  }

  /** What the list of events tells anyway, and others' small gains, would only make the story longer. */
  private worthTelling(event: GameEvent): boolean {
    if (event.kind === 'token_gained') return this.now.live.seats.includes(event.values.seat);
    return event.kind !== 'demand_placed';
  }
}
