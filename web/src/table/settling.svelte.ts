/** What can be chosen has just changed: for a moment it takes nothing, so that the second of two quick clicks decides nothing unread. */

import { remembered } from '../lib/memory';

/** How long that is. Tests of other things do not wait: they keep another value in their browser. */
export const settling = { moment: remembered('settling', 400) };

export class Settling {
  /** Is it too early to choose? */
  now = $state(false);
  private timer = 0;

  /** Something else can be chosen from now on. */
  begin(): void {
    clearTimeout(this.timer);
    this.now = settling.moment > 0;
    if (this.now) this.timer = window.setTimeout(() => (this.now = false), settling.moment);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
