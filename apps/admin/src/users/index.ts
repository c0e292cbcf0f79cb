import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { UserRecord } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';

const screens = () => import('./screens.js');

export const users: ConsoleResource = {
  name: 'users',
  mapping: { type: 'User', fragment: UserRecord },
  menu: 'tools',
  icon: PeopleIcon,
  recordRepresentation: ({ username }: UserRecord) => username,
  ...staffScreens({ list: screens, form: screens }),
};
