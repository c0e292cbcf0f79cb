import UpdateIcon from '@mui/icons-material/Update';
import { lazy } from 'react';
import { ReviewDue } from '../../gen/graphql.js';
import type { ConsoleResource } from '../../ui/resource/console-resource.js';

/** A due review is not edited: its detail is. */
export const reviewsDue: ConsoleResource = {
  name: 'reviewsdue',
  mapping: { type: 'ReviewDue', fragment: ReviewDue },
  list: lazy(() => import('./ReviewsDuePage.js')),
  icon: UpdateIcon,
  recordRepresentation: ({ place }: ReviewDue) => place.name,
};
