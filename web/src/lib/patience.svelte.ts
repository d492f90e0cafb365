/** How long the server is waited for: when that is worth a word, and when the connection is lost though it looks open. */

/** After so long without an answer we say that something is being sent. */
export const SLOW = 500;
/** After so long without a word there is no connection. */
export const LOST = 5000;
/** Coming to the server takes many words, and over a poor network longer: every try that fails is followed by one twice as long. */
export const LONGEST = 40_000;
/** Who has heard nothing for so long asks whether anybody is there. */
export const QUIET = 5000;

export class Patience {
  /** Has what was sent been on its way for a while? */
  slow = $state(false);
  private slowly = 0;
  private losing = 0;
  private quiet = 0;

  constructor(private readonly on: { lost: () => void; quiet: () => void }) {}

  /** Something was sent to which something has to be heard. */
  sent(within = LOST): void {
    this.losing ||= window.setTimeout(() => {
      this.rest();
      this.on.lost();
    }, within);
  }

  /** Somebody tries to come to the server, after so many tries that failed. */
  comes(tries: number): void {
    this.rest();
    this.sent(Math.min(LOST * 2 ** tries, LONGEST));
  }

  /** Somebody waits for what becomes of it. */
  waits(): void {
    this.slowly ||= window.setTimeout(() => (this.slow = true), SLOW);
  }

  /** Something was heard; is there still something *open* to which it was no answer? */
  heard(open: boolean): void {
    this.rest();
    this.quiet = window.setTimeout(this.on.quiet, QUIET);
    if (open) this.sent();
    else this.answered();
  }

  /** Nobody waits any more. */
  answered(): void {
    clearTimeout(this.slowly);
    [this.slowly, this.slow] = [0, false];
  }

  /** Without a connection nothing is to be heard. */
  rest(): void {
    clearTimeout(this.losing);
    clearTimeout(this.quiet);
    this.losing = 0;
  }
}
