import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

const NUMBERS: readonly unknown[] = [0, -1, 1e9, 2_147_483_648, 'x'];
const TEXTS: readonly unknown[] = [
  '%_',
  `\\'"; drop table journey; --`,
  'a'.repeat(10_000),
  'TH\0',
  '\ud800',
  '2026-13-45',
  5,
  null,
];
const PAGE_ARGUMENTS = ['limit', 'offset', 'sortField', 'sortOrder', 'filter'];
const BESIDES: readonly Record<string, unknown>[] = [
  { sortField: 'nope' },
  { sortField: '__proto__' },
  { sortOrder: 'UP' },
  { filter: [] },
  { filter: { nope: 1 } },
  { filter: null },
  { limit: 100, offset: 1_000_000 },
];

export interface HostileRequest {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** What a hostile client may ask of each list of the schema: pages that do not exist, and each filter with what it does not expect. */
export function hostileListRequests(schema: GraphQLSchema): HostileRequest[] {
  const lists = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) =>
    args.some(({ name }) => name === 'offset'),
  );
  return lists.flatMap((field) => {
    const query = queryOf(field);
    return [...pageCases(), ...field.args.flatMap(filterCases)]
      .map((given) => Object.entries(given).filter(([name]) => field.args.some((one) => one.name === name)))
      .filter((given) => given.length > 0)
      .map((given) => ({ name: field.name, query, variables: Object.fromEntries(given) }));
  });
}

function queryOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const selected = isListType(getNullableType(type)) ? '__typename' : 'totalCount results { __typename }';
  return `query(${declared}) { it: ${name}(${given}) { ${selected} } }`;
}

const pageCases = (): Record<string, unknown>[] => [
  ...NUMBERS.flatMap((value) => [{ limit: value }, { offset: value }]),
  ...BESIDES,
];

function filterCases(argument: GraphQLArgument): Record<string, unknown>[] {
  const type = getNamedType(argument.type);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) =>
      valuesFor(field).map((value) => ({ [argument.name]: { [field.name]: value } })),
    );
  if (PAGE_ARGUMENTS.includes(argument.name)) return [];
  return valuesFor(argument).map((value) => ({ [argument.name]: value }));
}

function valuesFor({ type }: GraphQLArgument | GraphQLInputField): unknown[] {
  const named = getNamedType(type);
  const members = isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
  const values = named.name === 'Int' ? NUMBERS : [...TEXTS, ...members];
  if (!isListType(type)) return [...values];
  return [...values.map((value) => [value]), [], Array.from({ length: 2_000 }, (_, at) => `x${at}`)];
}
