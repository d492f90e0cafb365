/** The areas of a player's board where tokens lie: which coal went where. */
import type { SITES } from '../board/pieces';
import type { Area } from '../lib/types';

export const AREAS = {
  black_industry: { coal: 'black', site: 'industry' },
  black_city: { coal: 'black', site: 'city' },
  black_ruhrort: { coal: 'black', site: 'ruhrort' },
  white_industry: { coal: 'white', site: 'industry' },
  white_city: { coal: 'white', site: 'city' },
  white_ruhrort: { coal: 'white', site: 'ruhrort' },
} as const satisfies Record<Area, { coal: 'black' | 'white'; site: keyof typeof SITES }>;
