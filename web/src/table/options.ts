/** What special options are good for. */
import type { Action } from '../lib/types';

export type Option = Extract<Action, { kind: 'option' }>['values']['option'];

/** The meanings that make up an option. */
export const MEANINGS: Record<Option, string[]> = {
  none: ['none'],
  pilot: ['pilot'],
  transport: ['transport'],
  wage: ['wage'],
  supply: ['supply'],
  hauling: ['hauling'],
  transport_pilot: ['transport', 'pilot'],
  hauling_pilot: ['hauling', 'pilot'],
  hauling_transport: ['hauling_transport'],
};
