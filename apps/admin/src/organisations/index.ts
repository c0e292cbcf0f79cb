import BusinessIcon from '@mui/icons-material/Business';
import { OrganisationAccountRecord } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';

const screens = () => import('./screens.js');

export const organisations: ConsoleResource = {
  name: 'organisations',
  mapping: { type: 'OrganisationAccount', fragment: OrganisationAccountRecord },
  menu: 'tools',
  icon: BusinessIcon,
  recordRepresentation: ({ name }: OrganisationAccountRecord) => name,
  ...staffScreens({ list: screens, form: screens }),
};
