import LabelIcon from '@mui/icons-material/Label';
import { NewsTagRecord } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';

const screens = () => import('./screens.js');

export const newsTags: ConsoleResource = {
  name: 'newstags',
  mapping: { type: 'NewsTag', fragment: NewsTagRecord },
  menu: 'tools',
  icon: LabelIcon,
  recordRepresentation: ({ name }: NewsTagRecord) => name,
  ...staffScreens({ list: screens, form: screens }),
};
