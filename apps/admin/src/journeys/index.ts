import PublicIcon from '@mui/icons-material/Public';
import { lazy } from 'react';
import { Journey } from '../gen/graphql.js';
import type { ConsoleResource } from '../ui/resource/console-resource.js';
import { journeyFilter } from './journey-filter.js';

export const journeys: ConsoleResource = {
  name: 'mytrip-history',
  mapping: {
    type: 'Journey',
    fragment: Journey,
    operations: { list: 'myjourneys', update: 'updateMyjourneyEmailNote' },
    toFilter: journeyFilter,
  },
  list: lazy(() => import('./JourneyList.js')),
  icon: PublicIcon,
  recordRepresentation: ({ destinations }: Journey) => destinations.map(({ name }) => name).join(', '),
};
