/** What was tried out as answers in advance. */
import type { Node } from '../lib/sandbox.svelte';
import type { AnswerAhead } from '../lib/types';

/** So many can be given for a seat (`wire.MOST_ANSWERS`). */
const MOST = 12;

/** What a seat decides in a line that was tried; who is careful goes no further than to where something would be revealed. */
export function stepsOf(line: Node[], seat: number, careful: boolean): AnswerAhead[] {
  const steps: AnswerAhead[] = [];
  for (const { before, step } of line) {
    if (!before || !step) continue;
    if (careful && 'assume' in step) break;
    const { decision, turn } = before.tried.view;
    if ('action' in step && step.seat === seat && decision) steps.push({ action: step.action, decision: decision.kind, turn });
  }
  return steps.slice(0, MOST);
}
