import RuleIcon from '@mui/icons-material/Rule';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { RestrictionRow } from '../gen/graphql.js';
import { placeName } from './restriction-rows.js';

const RevisionsPage = lazy(() => import('./revisions/RevisionsPage.js'));

export const restrictions = {
  list: lazy(() => import('./RestrictionList.js')),
  edit: lazy(() => import('./RestrictionEdit.js')),
  create: lazy(() => import('./RestrictionCreate.js')),
  children: <Route path=":id/revisions" element={<RevisionsPage />} />,
  icon: RuleIcon,
  recordRepresentation: (row: RestrictionRow) => placeName(row),
};
