import EventBusyIcon from '@mui/icons-material/EventBusy';
import { lazy } from 'react';
import { ComingEnd } from '../../gen/graphql.js';
import type { ConsoleResource } from '../../ui/resource/console-resource.js';

/** What ends soon is not edited here: its detail is. */
export const comingEnds: ConsoleResource = {
  name: 'comingends',
  mapping: { type: 'ComingEnd', fragment: ComingEnd },
  list: lazy(() => import('./ComingEndsPage.js')),
  icon: EventBusyIcon,
  recordRepresentation: ({ place }: ComingEnd) => place.name,
  menu: 'rules',
};
