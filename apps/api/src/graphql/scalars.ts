import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const text = (name: string, value: unknown): string => {
  if (typeof value !== 'string' || value.length > 64)
    throw new GraphQLError(`${name} must be a short text.`, { extensions: { code: 'BAD_USER_INPUT' } });
  return value;
};

/**
 * A calendar day. Whether it exists is checked with the other fields, so that the rejection names the field: the scalars of
 * graphql-scalars reject the whole operation instead, in English (docs/adr/0026).
 */
export const DateScalar = new GraphQLScalarType({
  name: 'Date',
  serialize: (value) => text('Date', value),
  parseValue: (value) => text('Date', value),
  parseLiteral: (node) => text('Date', node.kind === Kind.STRING ? node.value : null),
});

export const DateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : text('DateTime', value)),
  parseValue: (value) => text('DateTime', value),
  parseLiteral: (node) => text('DateTime', node.kind === Kind.STRING ? node.value : null),
});
