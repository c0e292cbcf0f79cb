import FactCheckIcon from '@mui/icons-material/FactCheck';
import { lazy } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { RegressionCase } from '../gen/graphql.js';
import type { ConsoleResource } from '../ui/resource/console-resource.js';

/** The form stays a screen of its own: it offers what the trip gets now as what it has to get. */
const form = lazy(() => import('./RegressionCaseEdit.js'));

export const regressionCases: ConsoleResource = {
  name: 'regressioncases',
  mapping: { type: 'RegressionCase', fragment: RegressionCase },
  menu: 'tools',
  list: lazy(() => import('./RegressionCaseList.js')),
  edit: form,
  create: form,
  children: <Route path="add" element={<Navigate to="/regressioncases/create" replace />} />,
  icon: FactCheckIcon,
  recordRepresentation: ({ name }: RegressionCase) => name,
};
