/** The coach, loaded where there is one. */
export { default as Coach } from './Coach.svelte';
export { default as Words } from './Words.svelte';
