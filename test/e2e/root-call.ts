import {
  getNamedType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';

export interface RootCall {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** A field of Query or Mutation by itself, as `it`. The given arguments get their values by variables. */
export function rootCall(
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  given: readonly GraphQLArgument[],
  valueOf: (type: GraphQLInputType) => unknown,
): RootCall {
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return {
    name: `${root.name}.${field.name}`,
    query: `${root.name.toLowerCase()}${declared && `(${declared})`} { it: ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(given.map(({ name, type }) => [name, valueOf(type)])),
  };
}
