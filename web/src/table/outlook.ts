/** What coal would bring, in words and at a glance. The server foresees it. */
import type { Action, Outlook } from '../lib/types';
import type { Speaker } from '../lib/words';
import { concerns, gistOf, type Gist } from './places';

/** What a sale would bring its seller, at a glance. */
export const broughtBy = (outlook: Outlook): Gist => gistOf({ causes: outlook.causes }, outlook.seat);

/** Where the coal goes. */
export const headOf = ({ space, pilot }: Outlook, speaker: Speaker): string =>
  speaker.say('outlook-sold', { name: speaker.place(space), pilot: pilot ? 'yes' : 'no' });

/** The obstacles on the way, what stands against it, what the buyer pays, and the points it leads to. */
export function particularsOf(outlook: Outlook, speaker: Speaker): string[] {
  const { obstacles, hauling, carried, causes, seat, points } = outlook;
  return [
    obstacles.length
      ? speaker.say('outlook-obstacles', { names: speaker.listed(obstacles.map((id) => speaker.place(id))) })
      : speaker.say('outlook-clear'),
    ...(hauling ? [speaker.say('outlook-hauling')] : []),
    ...(carried ? [] : [speaker.say('outlook-not_carried')]),
    ...causes.filter((event) => concerns(event, seat)).map((event) => speaker.event(event)),
    ...(points > 0 ? [speaker.say('outlook-points', { points })] : []),
  ];
}

/** What an option makes possible. */
export function madePossible(outlooks: Outlook[], { option }: Extract<Action, { kind: 'option' }>['values']): Outlook[] {
  return outlooks.filter(({ options }) => options.includes(option));
}
