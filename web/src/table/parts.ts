/** What nobody needs at the first look at a table, loaded together (`later.svelte.ts`). */
export { default as Ahead } from '../ahead/Ahead.svelte';
export { AnswersAhead } from '../ahead/answers.svelte';
export { default as Chat } from './Chat.svelte';
export { default as End } from './End.svelte';
export { default as Log } from './Log.svelte';
export { default as MapCard } from './MapCard.svelte';
export { default as MenuSheet } from './MenuSheet.svelte';
export { default as Odds } from './Odds.svelte';
export { default as PersonButton } from '../manners/PersonButton.svelte';
export { default as PointsPanel } from './PointsPanel.svelte';
export { default as Seats } from './Seats.svelte';
export { default as SecondThought } from './SecondThought.svelte';
export { default as Then } from './Then.svelte';
export { default as WhyNot } from './WhyNot.svelte';
