/** What stands behind tabs that are opened now and then: loaded together when one of them is. */
export { default as Odds } from './Odds.svelte';
export { default as PointsPanel } from './PointsPanel.svelte';
