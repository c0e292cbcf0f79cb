import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { OfficialListResult } from '../../gen/graphql.js';
import type { ConsoleResource } from '../../ui/resource/console-resource.js';

/** A row per destination that an official list speaks of. Nobody edits it: the rules are. */
export const officialLists: ConsoleResource = {
  name: 'officiallists',
  mapping: { type: 'OfficialListResult', fragment: OfficialListResult },
  list: lazy(() => import('./OfficialListsPage.js')),
  icon: FactCheckIcon,
  recordRepresentation: ({ country }: OfficialListResult) => country.nameShort,
  menu: 'rules',
};
