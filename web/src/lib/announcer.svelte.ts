/**
 * Tells screen readers what happened. Opponents decide faster than anybody can be told, and readers reorder or drop what
 * comes in a hurry: so what follows quickly is told as one piece, when it has become quiet or when it matters now. What
 * comes amid a change of the whole page is dropped, too: it waits until that is over.
 */
const QUIET = 400;
const SOON = 350;
const LONGEST = 3000;
const KEPT = 12;

export class Announcer {
  told = $state.raw<{ number: number; words: string }[]>([]);
  private waiting: string[] = [];
  private since = 0;
  private timer = 0;
  private number = 0;

  /** Tell something with what else happens; if it matters now, as soon as the page has changed. */
  add(words: string[], now = false): void {
    if (!this.waiting.length) this.since = performance.now();
    this.waiting.push(...words.map(sentence));
    clearTimeout(this.timer);
    const left = LONGEST - (performance.now() - this.since);
    this.timer = window.setTimeout(() => this.tell(), now ? SOON : Math.max(0, Math.min(QUIET, left)));
  }

  /** Tell everything at once. */
  tell(...words: string[]): void {
    clearTimeout(this.timer);
    const all = [...this.waiting, ...words.map(sentence)].join(' ');
    this.waiting = [];
    if (all) this.told = [...this.told.slice(1 - KEPT), { number: this.number++, words: all }];
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

/** Without a full stop a reader runs on into the next sentence. */
const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
