import { ReviewRow } from '../gen/graphql.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';
import { productDay } from '../session/product-day.js';
import { readFilter, toFilter } from './list/restriction-rows.js';

/** Its form is a screen of its own: saving it has more than two outcomes. */
export const restrictionMapping: ResourceMapping = {
  type: 'EntryRestriction',
  fragment: ReviewRow,
  operations: { list: 'entryRestrictionList' },
  toFilter: (filter) => toFilter(readFilter(filter), productDay(new Date())),
};
