import RuleIcon from '@mui/icons-material/Rule';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { ReviewRow, type RestrictionRow } from '../gen/graphql.js';
import { productDay } from '../session/product-day.js';
import type { ConsoleResource } from '../ui/resource/console-resource.js';
import { placeName, readFilter, toFilter } from './list/restriction-rows.js';

const RevisionsPage = lazy(() => import('./revisions/RevisionsPage.js'));

export const restrictions: ConsoleResource = {
  name: 'entryrestrictions',
  // Its form is a screen of its own: saving it has more than two outcomes.
  mapping: {
    type: 'EntryRestriction',
    fragment: ReviewRow,
    operations: { list: 'entryRestrictionList' },
    toFilter: (filter) => toFilter(readFilter(filter), productDay(new Date())),
  },
  menu: 'rules',
  list: lazy(() => import('./list/RestrictionList.js')),
  edit: lazy(() => import('./editor/RestrictionEdit.js')),
  create: lazy(() => import('./editor/RestrictionCreate.js')),
  children: <Route path=":id/revisions" element={<RevisionsPage />} />,
  icon: RuleIcon,
  recordRepresentation: (row: RestrictionRow) => placeName(row),
};
