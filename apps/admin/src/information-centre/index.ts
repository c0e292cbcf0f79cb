import CampaignIcon from '@mui/icons-material/Campaign';
import { lazy } from 'react';
import type { Feedback, OperatorInfo } from '../gen/graphql.js';

export const operatorInfos = {
  list: lazy(() => import('./InfoList.js')),
  edit: lazy(() => import('./InfoEdit.js')),
  create: lazy(() => import('./InfoCreate.js')),
  icon: CampaignIcon,
  recordRepresentation: ({ name }: OperatorInfo) => name,
};

export const feedback = {
  list: lazy(() => import('./FeedbackList.js')),
  recordRepresentation: ({ title }: Feedback) => title,
};
