import { RegressionCase } from '../gen/graphql.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';

export const regressionCaseMapping: ResourceMapping = { type: 'RegressionCase', fragment: RegressionCase };
