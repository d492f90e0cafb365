/** What somebody wishes of the page, kept in this browser. */
import vocabulary from '../generated/vocabulary';
import { remember, remembered, wish } from './memory';

/** How fast what happens is shown. */
export const PACES = ['slow', 'normal', 'fast', 'at_once'] as const;
export type Pace = (typeof PACES)[number];

/** Where a coach is wished for: nowhere, in games without other people, or everywhere. */
export type Coached = 'off' | 'alone' | 'always';

/** Whoever has finished fewer games is a newcomer. */
const NEWCOMER = 3;

class Wishes {
  /** Regrets that are not told any more, by their codes. */
  quiet = $state.raw<string[]>([]);
  /** Do the keys 1 to 9 choose an action? */
  numbers = $state(true);
  pace = $state<Pace>('normal');
  sounds = $state(true);
  /** What somebody has said about a coach, if anything. */
  private coached = $state<Coached | null>(null);
  /** What somebody has said about confirming the end of his turn, if anything. */
  private confirm = $state<boolean | null>(null);
  /** The first games that were finished here. */
  private finished = $state.raw<string[]>([]);

  constructor() {
    this.read();
  }

  /** Know what is remembered, here or from another device. */
  read(): void {
    this.quiet = remembered('quiet-warnings', []);
    this.numbers = remembered('number-keys', true);
    this.pace = PACES.find((pace) => pace === remembered<string>('pace', '')) ?? 'normal';
    this.sounds = remembered('sounds', true);
    this.coached = remembered('coach', null);
    this.confirm = remembered('confirm-end', null);
    this.finished = remembered('finished-games', []);
  }

  /** Is what would end one's turn held until one ends it? So it is for newcomers, and for who wants it. */
  get confirmsEnd(): boolean {
    return this.confirm ?? this.finished.length < NEWCOMER;
  }

  confirmEnd(wanted: boolean): void {
    this.confirm = wanted;
    wish('confirm-end', wanted);
  }

  /** A game was played to its end. */
  finish(table: string): void {
    if (this.finished.length >= NEWCOMER || this.finished.includes(table)) return;
    this.finished = [...this.finished, table];
    wish('finished-games', this.finished);
  }

  /** Who has said nothing about a coach and finished no game is asked whether he wants one. */
  get offersCoach(): boolean {
    return this.coached === null ? !this.finished.length : this.coached !== 'off';
  }

  /** Is there a coach at a table, with other people or without? */
  hasCoach(alone: boolean): boolean {
    return this.coached === 'always' || (this.coached === 'alone' && alone);
  }

  /** A coach who comes anew begins anew: with what he explains, and with what only he warns of. */
  useCoach(coached: Coached): void {
    if ((this.coached ?? 'off') === 'off') {
      remember('heard-topics', {});
      const wastes: readonly string[] = vocabulary.wastes;
      for (const regret of this.quiet) if (!wastes.includes(regret)) this.silence(regret, false);
    }
    this.coached = coached;
    wish('coach', coached);
  }

  silence(warning: string, silent: boolean): void {
    const others = this.quiet.filter((one) => one !== warning);
    this.quiet = silent ? [...others, warning] : others;
    wish('quiet-warnings', this.quiet);
  }

  useNumbers(use: boolean): void {
    this.numbers = use;
    wish('number-keys', use);
  }

  usePace(pace: Pace): void {
    this.pace = pace;
    wish('pace', pace);
  }

  useSounds(use: boolean): void {
    this.sounds = use;
    wish('sounds', use);
  }
}

export const wishes = new Wishes();
