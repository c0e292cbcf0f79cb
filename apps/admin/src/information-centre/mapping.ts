import { Feedback, OperatorInfo } from '../gen/graphql.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';

const TYPE = 'TouroperatorExternalRestrictionInfo';

export const operatorInfoMapping: ResourceMapping = {
  type: 'TourOperatorExternalRestrictionInfo',
  fragment: OperatorInfo,
  operations: {
    list: 'externalInfoList',
    one: 'externalInfo',
    create: `create${TYPE}`,
    update: `update${TYPE}`,
    delete: `delete${TYPE}`,
  },
};

/** Feedback is not edited: the one change is that it is resolved. */
export const feedbackMapping: ResourceMapping = {
  type: 'Feedback',
  fragment: Feedback,
  operations: { update: 'resolveEntryrestrictionFeedback' },
};
