import {
  getDirectiveValues,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { MAX_PAGE_SIZE } from '@landfall/platform';

interface Weight {
  own: number;
  ofArguments: readonly (readonly [string, number])[];
  size: number;
  /** Of a list without pages; infinite where the schema names none. */
  maxSize: number;
  slicingArguments: readonly string[];
}

const weights = new WeakMap<GraphQLField<unknown, unknown>, Weight>();

/**
 * What an operation costs: each field 1 or its `@cost`, and what is selected below a list once for each entry (`@listSize`). Throws a
 * `GraphQLError` for variables that do not fit and for a document with too many nodes.
 */
export const operationCost = (
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown> = {},
  operationName?: string,
): number =>
  getComplexity({
    schema,
    query,
    variables,
    ...(operationName ? { operationName } : {}),
    estimators: [(field) => estimate(schema, field)],
  });

function estimate(schema: GraphQLSchema, { field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const { own, size, slicingArguments } = weightOf(schema, field);
  const limits = slicingArguments.map((name): unknown => args[name]).filter((limit) => typeof limit === 'number');
  // A longer page is cut or rejected on its field.
  const entries = Math.min(limits[0] ?? size, slicingArguments.length > 0 ? MAX_PAGE_SIZE : size);
  // What a list that is nearly always empty has is counted as it is answered.
  return own + costOfArguments(schema, field, args) + Math.max(entries, Math.min(size, 1)) * childComplexity;
}

export const costOfArguments = (
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  args: Readonly<Record<string, unknown>>,
): number =>
  weightOf(schema, field).ofArguments.reduce((sum, [name, weight]) => sum + (args[name] == null ? 0 : weight), 0);

/** What the directives of a field say. */
export function weightOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Weight {
  const known = weights.get(field);
  if (known) return known;
  const directive = (name: string, node: GraphQLArgument['astNode'] | typeof field.astNode = field.astNode) => {
    const definition = schema.getDirective(name);
    const values: Record<string, unknown> = (definition && node && getDirectiveValues(definition, node)) ?? {};
    return values;
  };
  const { assumedSize, slicingArguments, maxSize } = directive('listSize');
  const weight = {
    own: Number(directive('cost')['weight'] ?? 1),
    ofArguments: field.args
      .map(({ name, astNode }) => [name, Number(directive('cost', astNode)['weight'] ?? 0)] as const)
      .filter(([, weight]) => weight > 0),
    size: (assumedSize as number | undefined) ?? 1,
    maxSize: (maxSize as number | undefined) ?? Infinity,
    slicingArguments: (slicingArguments as string[] | undefined) ?? [],
  };
  weights.set(field, weight);
  return weight;
}
