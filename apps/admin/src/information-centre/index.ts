import CampaignIcon from '@mui/icons-material/Campaign';
import { lazy } from 'react';
import { Feedback, OperatorInfo } from '../gen/graphql.js';
import { staffScreens, type ConsoleResource } from '../ui/resource/console-resource.js';

const INFO = 'TouroperatorExternalRestrictionInfo';

export const operatorInfos: ConsoleResource = {
  name: 'externalinfos',
  mapping: {
    type: 'TourOperatorExternalRestrictionInfo',
    fragment: OperatorInfo,
    operations: {
      list: 'externalInfoList',
      one: 'externalInfo',
      create: `create${INFO}`,
      update: `update${INFO}`,
      delete: `delete${INFO}`,
    },
  },
  icon: CampaignIcon,
  recordRepresentation: ({ name }: OperatorInfo) => name,
  ...staffScreens({ list: () => import('./InfoList.js'), form: () => import('./InfoForm.js') }),
};

/** Feedback is not edited: the one change is that it is resolved. */
export const feedback: ConsoleResource = {
  name: 'feedback',
  mapping: {
    type: 'Feedback',
    fragment: Feedback,
    operations: { update: 'resolveEntryrestrictionFeedback' },
  },
  list: lazy(() => import('./FeedbackList.js')),
  recordRepresentation: ({ title }: Feedback) => title,
};
