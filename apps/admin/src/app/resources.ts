import { authorities } from '../authorities/index.js';
import { importRuns, importSchedules } from '../imports/index.js';
import { feedback, operatorInfos } from '../information-centre/index.js';
import { journeys } from '../journeys/index.js';
import { newsAdmin } from '../news-admin/index.js';
import { newsTags } from '../news-tags/index.js';
import { organisations } from '../organisations/index.js';
import { regressionCases } from '../regression-cases/index.js';
import { restrictions } from '../restrictions/index.js';
import { officialLists } from '../restrictions/official-lists/index.js';
import { comingEnds } from '../restrictions/coming-ends/index.js';
import { countryOverview } from '../restrictions/overview/index.js';
import { reviewsDue } from '../restrictions/reviews/index.js';
import { scheduledRevisions } from '../restrictions/scheduled-revisions/index.js';
import { textSnippets } from '../text-snippets/index.js';
import { users } from '../users/index.js';
import type { ConsoleResource } from '../ui/resource/console-resource.js';

/** Every resource of the console; entries of the menu come in this order. */
export const resources: readonly ConsoleResource[] = [
  journeys,
  restrictions,
  scheduledRevisions,
  reviewsDue,
  comingEnds,
  countryOverview,
  officialLists,
  textSnippets,
  newsAdmin,
  newsTags,
  authorities,
  organisations,
  users,
  regressionCases,
  operatorInfos,
  feedback,
  importRuns,
  importSchedules,
];
