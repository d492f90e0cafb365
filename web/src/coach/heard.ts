/** What the coach has said in this browser: a topic is said twice, then never again. */
import { remember, remembered } from '../lib/memory';
import type { Topic } from '../lib/types';

const TWICE = 2;
/** By topic, the decisions at which it was said. */
type Heard = Record<string, string[]>;
const heard = (): Heard => remembered<Heard>('heard-topics', {});

/** What to say at a decision: what was said there before, else what has been said least, the most general first. */
export function topicAt(decision: string, due: Topic[]): Topic | null {
  const said = heard();
  const times = ({ code }: Topic): number => said[code]?.length ?? 0;
  const before = due.find(({ code }) => said[code]?.includes(decision));
  if (before) return times(before) > TWICE ? null : before;
  const fresh = due.filter((topic) => times(topic) < TWICE).toSorted((one, other) => times(one) - times(other))[0];
  if (!fresh) return null;
  remember('heard-topics', { ...said, [fresh.code]: [...(said[fresh.code] ?? []), decision] });
  return fresh;
}

/** Say nothing more of it, not even at a decision where it was said. */
export function enough(code: string): void {
  remember('heard-topics', { ...heard(), [code]: Array.from({ length: TWICE + 1 }, () => '') });
}
