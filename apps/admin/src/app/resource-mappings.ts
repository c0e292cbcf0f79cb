import { authorityMapping } from '../authorities/mapping.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';

/** The resources that react-admin reads and writes by the schema, by their names in the address. */
export const resourceMappings: Readonly<Record<string, ResourceMapping>> = {
  authorities: authorityMapping,
};
