import type { Speaker } from '../lib/words';

/** The parts of a table that can wait until it stands there. */
type Parts = typeof import('./parts');
let loaded = $state.raw<Partial<Parts>>({});

export const later = {
  /** Those that are there already. */
  get parts() {
    return loaded as Parts;
  },
  /** Load them and their words; if that fails, it is tried again when they are wanted next. */
  async load(speaker: Speaker): Promise<void> {
    const [parts] = await Promise.all([loaded.Log ? loaded : import('./parts'), speaker.learn('table', 'refusals')]).catch(() => [loaded]);
    loaded = parts;
  },
};
