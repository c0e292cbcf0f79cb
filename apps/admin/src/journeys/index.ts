import PublicIcon from '@mui/icons-material/Public';
import { lazy } from 'react';
import { Journey } from '../gen/graphql.js';
import type { ConsoleResource } from '../ui/resource/console-resource.js';

export const journeys: ConsoleResource = {
  name: 'mytrip-history',
  mapping: {
    type: 'Journey',
    fragment: Journey,
    operations: { list: 'myjourneys', update: 'updateMyjourneyEmailNote' },
    toFilter: ({ tab, note }) => ({ filter: tab, note: typeof note === 'string' ? note.trim() : null }),
  },
  list: lazy(() => import('./JourneyList.js')),
  icon: PublicIcon,
  recordRepresentation: ({ destinations }: Journey) => destinations.map(({ name }) => name).join(', '),
};
