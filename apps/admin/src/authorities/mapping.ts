import { AuthorityRecord } from '../gen/graphql.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';

export const authorityMapping: ResourceMapping = { type: 'Authority', fragment: AuthorityRecord };
