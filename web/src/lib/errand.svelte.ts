/** What a page reads from the server and does there for us, one thing at a time, and what came of it in words. */
import { inWords } from '../home/tables';
import type { Speaker } from './words';

export class Errand {
  busy = $state(false);
  problem = $state('');
  done = $state('');
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly speaker: () => Speaker,
    /** What went wrong, where a page can say more than the server. */
    private readonly explain = (_error: unknown): string | null => null,
  ) {}

  /** Read what is to be shown; what is clicked before it is there waits for it. */
  read(what: () => Promise<void>): void {
    this.reading = this.attempt(what);
  }

  /** Do something, unless something else is being done: who clicks twice has done it once. */
  async carryOut(what: () => Promise<string | void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.reading;
    [this.problem, this.done] = ['', ''];
    await this.attempt(what);
    this.busy = false;
  }

  private async attempt(what: () => Promise<string | void>): Promise<void> {
    try {
      const told = await what();
      if (told) this.done = told;
    } catch (error) {
      await this.tell(error);
    }
  }

  async tell(error: unknown): Promise<void> {
    this.problem = this.explain(error) ?? (await inWords(error, this.speaker()));
  }
}
