/** The pages of cups, loaded when somebody goes there. */
export { default as Cups } from '../pages/Cups.svelte';
export { default as CupPage } from '../pages/CupPage.svelte';
