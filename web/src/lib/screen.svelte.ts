/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity';

/** So narrow that the river becomes a strip. */
export const strip = new MediaQuery('max-width: 700px');
/** So narrow that panels become sheets. */
export const compact = new MediaQuery('max-width: 900px');

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Bring a space of the strip into sight, above the sheet. */
export function bringIntoSight(place: Element | null): void {
  if (!place) return;
  const top = scrollY + place.getBoundingClientRect().top - innerHeight * 0.24;
  scrollTo({ top, behavior: still() ? 'auto' : 'smooth' });
}
