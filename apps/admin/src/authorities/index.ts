import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { lazy } from 'react';
import type { AuthorityRecord } from '../gen/graphql.js';

export const authorities = {
  list: lazy(() => import('./AuthorityList.js')),
  edit: lazy(() => import('./AuthorityEdit.js')),
  create: lazy(() => import('./AuthorityCreate.js')),
  icon: AccountBalanceIcon,
  recordRepresentation: ({ name }: AuthorityRecord) => name,
};
