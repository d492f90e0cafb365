import type { Reveal } from '../lib/types';
import type { Speaker } from '../lib/words';

/** Something that is revealed, or assumed to be, in words. */
export const revealed = ({ kind }: Reveal, assumed: string, speaker: Speaker): string =>
  kind === 'country' ? speaker.say(`country-${assumed}`) : speaker.demand(Number(assumed));
