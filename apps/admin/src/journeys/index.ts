import PublicIcon from '@mui/icons-material/Public';
import { lazy } from 'react';
import type { Journey } from '../gen/graphql.js';

export const journeys = {
  list: lazy(() => import('./JourneyList.js')),
  icon: PublicIcon,
  recordRepresentation: ({ destinations }: Journey) => destinations.map(({ name }) => name).join(', '),
};
