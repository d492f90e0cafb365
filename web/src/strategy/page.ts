/** The page and what it tells, in one piece. */
import found from '../generated/strategy.json';
import type { Findings } from './findings';

export { default as Strategy } from '../pages/Strategy.svelte';
export const findings: Findings[] = found;
