/** What somebody wishes of the page, kept in this browser. */
import vocabulary from '../generated/vocabulary';
import { remember, remembered } from './memory';

/** How fast what happens is shown. */
export const PACES = ['slow', 'normal', 'fast', 'at_once'] as const;
export type Pace = (typeof PACES)[number];

/** Where a coach is wished for: nowhere, in games without other people, or everywhere. */
export type Coached = 'off' | 'alone' | 'always';

/** Whoever has finished fewer games is a newcomer. */
const NEWCOMER = 3;

class Wishes {
  /** Regrets that are not told any more, by their codes. */
  quiet = $state.raw<string[]>(remembered('quiet-warnings', []));
  /** Do the keys 1 to 9 choose an action? */
  numbers = $state<boolean>(remembered('number-keys', true));
  pace = $state<Pace>(PACES.find((pace) => pace === remembered<string>('pace', '')) ?? 'normal');
  sounds = $state<boolean>(remembered('sounds', true));
  /** What somebody has said about a coach, if anything. */
  private coached = $state<Coached | null>(remembered('coach', null));
  /** What somebody has said about confirming the end of his turn, if anything. */
  private confirm = $state<boolean | null>(remembered('confirm-end', null));
  /** The first games that were finished here. */
  private finished = $state.raw<string[]>(remembered('finished-games', []));

  /** Is what would end one's turn held until one ends it? So it is for newcomers, and for who wants it. */
  get confirmsEnd(): boolean {
    return this.confirm ?? this.finished.length < NEWCOMER;
  }

  confirmEnd(wanted: boolean): void {
    this.confirm = wanted;
    remember('confirm-end', wanted);
  }

  /** A game was played to its end. */
  finish(table: string): void {
    if (this.finished.length >= NEWCOMER || this.finished.includes(table)) return;
    this.finished = [...this.finished, table];
    remember('finished-games', this.finished);
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
    remember('coach', coached);
  }

  silence(warning: string, silent: boolean): void {
    const others = this.quiet.filter((one) => one !== warning);
    this.quiet = silent ? [...others, warning] : others;
    remember('quiet-warnings', this.quiet);
  }

  useNumbers(use: boolean): void {
    this.numbers = use;
    remember('number-keys', use);
  }

  usePace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  useSounds(use: boolean): void {
    this.sounds = use;
    remember('sounds', use);
  }
}

export const wishes = new Wishes();
