import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import { AuthorityRecord } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';

const screens = () => import('./screens.js');

export const authorities: ConsoleResource = {
  name: 'authorities',
  mapping: { type: 'Authority', fragment: AuthorityRecord },
  menu: 'tools',
  icon: AccountBalanceIcon,
  recordRepresentation: ({ name }: AuthorityRecord) => name,
  ...staffScreens({ list: screens, form: screens }),
};
