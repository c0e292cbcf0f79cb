import RuleIcon from '@mui/icons-material/Rule';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { RestrictionRow } from '../gen/graphql.js';
import { placeName } from './list/restriction-rows.js';

const RevisionsPage = lazy(() => import('./revisions/RevisionsPage.js'));

export const restrictions = {
  list: lazy(() => import('./list/RestrictionList.js')),
  edit: lazy(() => import('./editor/RestrictionEdit.js')),
  create: lazy(() => import('./editor/RestrictionCreate.js')),
  children: <Route path=":id/revisions" element={<RevisionsPage />} />,
  icon: RuleIcon,
  recordRepresentation: (row: RestrictionRow) => placeName(row),
};
