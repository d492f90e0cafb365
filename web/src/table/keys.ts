/** What keys do anywhere at the table. */
import { wishes } from '../lib/wishes.svelte';
import { lost } from './attention.svelte';
import type { Situation } from './situation.svelte';

/** The question, as far as keys reach it. */
export interface Question {
  /** Go one step back. */
  escape(): void;
  /** Choose an action by its number; false if there is none. */
  nth(number: number): boolean;
  /** Go into the list. */
  enter(): void;
}

/** Escape and the space bar skip what is shown; Escape goes back, numbers choose, T tries out, arrows lead into the list and the past. */
export function keyPressed(
  event: KeyboardEvent,
  { live, past, back, mine }: Situation,
  question: Question | undefined,
  tryIt: () => void,
): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest?.('dialog, [popover]')) return;
  const skips = event.key === 'Escape' || (event.key === ' ' && !target.matches?.('input, textarea, select, button, a, [role=button]'));
  if (live.stage.showing && skips) {
    event.preventDefault();
    live.stage.skip();
  } else if (event.key === 'Escape') {
    if (back) past.now();
    else question?.escape();
  } else if (target.matches?.('input, textarea, select, [contenteditable]')) return;
  else if (/^[1-9]$/.test(event.key)) {
    if (wishes.numbers && !back && !event.repeat && question?.nth(Number(event.key))) event.preventDefault();
  } else if (event.key === 't' && !event.repeat && live.table?.view) tryIt();
  else if (event.key === 'ArrowDown' && mine && lost()) {
    event.preventDefault();
    question?.enter();
  } else if (!live.table?.view || ((event.key === 'Home' || event.key === 'End') && target.matches?.('[role=region]'))) return;
  else if (event.key === 'ArrowLeft' && (past.at ?? past.last) > 0) past.go(-1);
  else if (event.key === 'ArrowRight' && back) past.go(1);
  else if (event.key === 'Home') void past.look(0);
  else if (event.key === 'End') past.now();
}
