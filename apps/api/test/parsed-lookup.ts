import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { CountryResolver, RegionResolver } from '@landfall/places/places-resolver';
import type { Places } from '@landfall/places';
import { withWorkLimits } from '../src/graphql/work-limits.js';
import type { ValidOperation } from '../src/lookups/lookup-documents.js';

const SCHEMA = new URL('../schema.graphql', import.meta.url);

/** The schema with the resolvers below a lookup, as Nest adds them. */
export const theSchema = (places: Places): ValidOperation['schema'] => {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const resolvers = { Country: new CountryResolver(places), Region: new RegionResolver(places) };
  for (const [type, resolver] of Object.entries(resolvers)) {
    const fields = (schema.getType(type) as unknown as { getFields(): Fields }).getFields();
    for (const [name, field] of Object.entries(fields)) {
      const resolve = (resolver as unknown as Record<string, unknown>)[name];
      if (typeof resolve === 'function') field.resolve = async (source) => resolve.call(resolver, source) as unknown;
      else if (name === 'riskLevel') field.resolve = async () => 'UNKNOWN';
    }
  }
  return withWorkLimits(schema);
};

type Fields = Record<string, { resolve?: (source: unknown) => unknown }>;

/** The only operation of a document, as it is after its validation. */
export function parsedLookup(schema: ValidOperation['schema'], query: string): ValidOperation {
  const document = parse(query);
  const operation = document.definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  return { schema, document, operation, operationName: operation.name?.value ?? null, queryHash: query };
}
