import RuleIcon from '@mui/icons-material/Rule';
import { lazy } from 'react';
import type { RestrictionRow } from '../graphql/schema-types.js';
import { placeName } from './restriction-rows.js';

export const restrictions = {
  list: lazy(() => import('./RestrictionList.js')),
  edit: lazy(() => import('./RestrictionEdit.js')),
  create: lazy(() => import('./RestrictionCreate.js')),
  icon: RuleIcon,
  recordRepresentation: (row: RestrictionRow) => placeName(row),
};
