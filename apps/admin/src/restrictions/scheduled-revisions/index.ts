import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import { lazy } from 'react';
import { OpenRevision } from '../../gen/graphql.js';
import type { ConsoleResource } from '../../ui/resource/console-resource.js';
import { OPEN_STATES } from './scheduled-model.js';

/** A scheduled revision is not edited: it is confirmed, rejected or withdrawn. */
export const scheduledRevisions: ConsoleResource = {
  name: 'scheduledrevisions',
  mapping: {
    type: 'ScheduledRevision',
    fragment: OpenRevision,
    operations: { delete: 'withdrawRevision' },
    toFilter: ({ state, ...filter }) => ({ ...filter, states: state ? [state] : OPEN_STATES }),
  },
  list: lazy(() => import('./ScheduledPage.js')),
  icon: HourglassEmptyIcon,
  recordRepresentation: ({ place }: OpenRevision) => place.name,
};
