/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity';

/** So narrow that the river becomes a strip; on a phone that lies on its side it is a map. */
export const strip = new MediaQuery('(max-width: 700px) and (min-height: 521px), (max-width: 559px)');
/** So small that panels become sheets. */
export const compact = new MediaQuery('(max-width: 900px), (max-height: 520px)');
/** So low that the sheet stands beside the map: a phone on its side, or a window zoomed in. */
export const sideways = new MediaQuery('(max-height: 520px) and (min-width: 560px)');

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Bring a space of the strip into sight, above the sheet. */
export function bringIntoSight(place: Element | null): void {
  if (!place) return;
  const top = scrollY + place.getBoundingClientRect().top - innerHeight * 0.24;
  scrollTo({ top, behavior: still() ? 'auto' : 'smooth' });
}
