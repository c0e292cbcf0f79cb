import FactCheckIcon from '@mui/icons-material/FactCheck';
import { Navigate, Route } from 'react-router-dom';
import { RegressionCase } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';
import { regressionCaseInput, type RegressionCaseForm } from './regression-case-form.js';

export const regressionCases: ConsoleResource = {
  name: 'regressioncases',
  mapping: {
    type: 'RegressionCase',
    fragment: RegressionCase,
    toInput: (values) => ({ ...regressionCaseInput(values as RegressionCaseForm) }),
  },
  menu: 'tools',
  ...staffScreens({ list: () => import('./RegressionCaseList.js'), form: () => import('./RegressionCaseEdit.js') }),
  children: <Route path="add" element={<Navigate to="/regressioncases/create" replace />} />,
  icon: FactCheckIcon,
  recordRepresentation: ({ name }: RegressionCase) => name,
};
