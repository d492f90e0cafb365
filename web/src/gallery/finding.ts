/** How people find each other, how strong they are, and what came of their games. */
import AgainstBots from '../finding/AgainstBots.svelte';
import FindForm from '../finding/FindForm.svelte';
import NewTable from '../finding/NewTable.svelte';
import PublicTables from '../finding/PublicTables.svelte';
import RatingChange from '../finding/RatingChange.svelte';
import RatingCurve from '../finding/RatingCurve.svelte';
import { curveOf } from '../finding/results';
import Sources from '../finding/Sources.svelte';
import TableRules from '../finding/TableRules.svelte';
import TableTerms from '../finding/TableTerms.svelte';
import { ANNA, game, speaker } from '../fixtures/game';
import { changed, profile, ratings, waiting } from '../fixtures/finding';
import { come, welcome, type Welcomed } from '../fixtures/server';
import type { Live } from '../lib/live.svelte';
import Find from '../pages/Find.svelte';
import Profile from '../pages/Profile.svelte';
import { showing } from './entry';
import { keepThem, tablesInPublic } from './listed';

await speaker.learn('finding', 'me');
const go = (): void => {};

/** A table that is followed. */
function at(welcomed: Welcomed): Live {
  const { live, socket } = come();
  welcome(socket, welcomed);
  return live;
}

const answers = { ...tablesInPublic, '/api/me/profile': profile, ratings };
export const finds = showing(
  'pages/Find',
  Find,
  { room: 'wide', answers, before: keepThem },
  {
    'with a rating': () => ({ speaker, go }),
    'on a phone': [() => ({ speaker, go }), { room: 'phone' }],
  },
);
export const profiles = showing(
  'pages/Profile',
  Profile,
  { room: 'wide', answers, before: keepThem },
  {
    'after some games': () => ({ speaker }),
    'before any': [() => ({ speaker }), { answers: { '/api/me/profile': { ratings: [], results: [] } } }],
    'on a phone': [() => ({ speaker }), { room: 'phone' }],
    'by lamplight': [() => ({ speaker }), { dark: true }],
  },
);
export const forms = showing(
  'finding/FindForm',
  FindForm,
  {},
  { 'with a rating': () => ({ speaker, profile, go }), 'without one': () => ({ speaker, profile: null, go }) },
);
export const newTables = showing('finding/NewTable', NewTable, {}, { 'as it is at first': () => ({ speaker, profile, go }) });
export const againstBots = showing('finding/AgainstBots', AgainstBots, {}, { 'as it is at first': () => ({ speaker, go }) });
export const publicTables = showing(
  'finding/PublicTables',
  PublicTables,
  {},
  {
    some: [() => ({ speaker }), { answers: tablesInPublic }],
    'the server cannot do it': () => ({ speaker }),
  },
);
export const rules = showing(
  'finding/TableRules',
  TableRules,
  {},
  {
    'of rated games': () => ({ speaker }),
    'of a rated table': () => ({ table: waiting, speaker }),
    'of another one': () => ({ table: game.new, speaker }),
  },
);
export const terms = showing(
  'finding/TableTerms',
  TableTerms,
  { answers: { ratings } },
  {
    'somebody waits': () => ({ live: at({ table: waiting, seats: [ANNA] }), speaker, go }),
    'not rated': () => ({ live: at({ table: game.new, seats: [] }), speaker, go }),
  },
);
export const changes = showing(
  'finding/RatingChange',
  RatingChange,
  {},
  {
    counted: [() => ({ table: waiting, speaker }), { answers: { ratings: changed } }],
    'not yet': [() => ({ table: waiting, speaker }), { answers: { ratings } }],
  },
);
export const curves = showing(
  'finding/RatingCurve',
  RatingCurve,
  { room: 'line' },
  { 'of some games': () => ({ curve: curveOf(profile.results, 2), players: 2, speaker }) },
);
export const sources = showing('finding/Sources', Sources, {}, { 'of some games': () => ({ results: profile.results, speaker }) });
