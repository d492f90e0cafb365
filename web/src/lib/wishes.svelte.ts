/** What somebody wishes of the page, kept in this browser. */
import { remember, remembered } from './memory';

class Wishes {
  /** Warnings that are switched off, by their keys. */
  quiet = $state.raw<string[]>(remembered('quiet-warnings', []));
  /** Do the keys 1 to 9 choose an action? */
  numbers = $state<boolean>(remembered('number-keys', true));

  silence(warning: string, silent: boolean): void {
    const others = this.quiet.filter((one) => one !== warning);
    this.quiet = silent ? [...others, warning] : others;
    remember('quiet-warnings', this.quiet);
  }

  useNumbers(use: boolean): void {
    this.numbers = use;
    remember('number-keys', use);
  }
}

export const wishes = new Wishes();
