import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  typeFromAST,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  type NonNullTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { SCHEMA_PATH } from '../api.module.js';
import { operationCost } from './operation-cost.js';
import { BUDGET } from './operation-costs.js';

const LOOKUP = `departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["TH"], citizenshipIds: ["DE"],
  dateStart: "2026-12-01", dateEnd: "2026-12-10"`;
const PAST = '2026-11-01T00:00:00Z';

const FORMS = new Set(['Restriction', 'Revision', 'ImportRun']);

const schema = buildSchema(readFileSync(SCHEMA_PATH, 'utf8'));
const cost = (document: string, variables?: Record<string, unknown>): number =>
  operationCost(schema, parse(document), variables);

const CONSOLE = new URL('../../../../apps/admin/src/', import.meta.url);
const definitions = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .flatMap((name) => parse(readFileSync(new URL(name, CONSOLE), 'utf8')).definitions);
const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);

/** The results of a page are as many as the field of the page says. */
const isPage = (name: string): boolean => /^\w+(List|Page)\.results$/.test(name);

const documentOf = (...own: DefinitionNode[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [...own, ...fragments],
});

const SAMPLES: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true };

function sample(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined;
  const of: GraphQLNullableType = type.ofType;
  if (isListType(of)) return [];
  if (isEnumType(of)) return of.getValues()[0]!.name;
  if (isInputObjectType(of))
    return Object.fromEntries(Object.values(of.getFields()).map((field) => [field.name, sample(field.type)]));
  return SAMPLES[of.name] ?? 'x';
}
const samplesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      sample(typeFromAST(schema, type as NonNullTypeNode) as GraphQLInputType),
    ]),
  );

it('has found the operations of the console', () => {
  expect(operations.length).toBeGreaterThan(40);
});

it.each(operations.map((operation) => [operation.name!.value, operation] as const))(
  '%s of the console fits into the budget',
  (_, operation) => {
    expect(operationCost(schema, documentOf(operation), samplesOf(operation))).toBeLessThan(BUDGET);
  },
);

const lists = Object.values(schema.getQueryType()!.getFields()).flatMap((field) => {
  const page = getNamedType(field.type);
  const results = isObjectType(page) && isPage(`${page.name}.results`) ? page.getFields()['results'] : undefined;
  if (!results) return [];
  return fragments
    .filter(
      ({ name, typeCondition }) =>
        typeCondition.name.value === getNamedType(results.type).name && !FORMS.has(name.value),
    )
    .map((fragment) => [field.name, fragment.name.value] as const);
});

it.each(lists)('a hundred rows of %s with %s fit into the budget', (field, fragment) => {
  const text = `{ ${field}(limit: 100) { results { ...${fragment} } totalCount } }`;
  expect(operationCost(schema, documentOf(...parse(text).definitions))).toBeLessThan(BUDGET);
});

/** All that a type has, without the places below a place. */
function everything(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ name }) => !['regions', 'airports'].includes(name));
  return `{ ${fields.map((field) => `${field.name} ${everything(field.type)}`).join(' ')} }`;
}

it.each([
  'tripPage(token: "t")',
  `tripPage(token: "t", asOf: "${PAST}")`,
  `destinationDetail(${LOOKUP})`,
  `destinationDetail(${LOOKUP}, asOf: "${PAST}")`,
])('%s fits with all it answers', (call) => {
  const { type } = schema.getQueryType()!.getFields()[call.slice(0, call.indexOf('('))]!;
  const whole = cost(`{ ${call} ${everything(type)} }`);
  expect(whole).toBeGreaterThan(20_000);
  expect(whole).toBeLessThan(BUDGET);
});

it.each([
  '{ entryRestrictions { details { citizenships { regions { airports { id } } } } } }',
  '{ entryRestrictions { details { citizenships { regions { id } } } } }',
  `{ ${Array.from({ length: 19 }, (_, n) => `a${n}: countries { id regions { id name airports { id name iata } } }`).join(' ')} }`,
  `{ ${Array.from({ length: 19 }, (_, n) => `a${n}: entryRestrictions { id details { id } }`).join(' ')} }`,
  `{ ${Array.from({ length: 4 }, (_, n) => `a${n}: lookupCountries(search: "a") { regions { airports { id } } }`).join(' ')} }`,
  '{ mapWorldCountryStatus { country { regions { airports { id name } } airports { id name } } } }',
  '{ myjourneys(limit: 100) { results { destinations { country { regions { airports { id } } } } } } }',
  '{ ...A } fragment A on Query { ...B ...B } fragment B on Query { countries { regions { airports { id } } } }',
])('%s is beyond the budget', (document) => {
  expect(cost(document)).toBeGreaterThan(BUDGET);
});

it('counts the entries that a page is asked for', () => {
  const page = 'query ($limit: Int) { myjourneys(limit: $limit) { results { id } } }';
  expect(cost(page, { limit: 100 })).toBeGreaterThan(3 * cost(page));
  expect(cost(page, { limit: -5 })).toBeGreaterThan(0);
  expect(cost(page, { limit: 1e9 })).toBe(cost(page, { limit: 100 }));
});

it('ends where fragments multiply', () => {
  const doubling = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(
    ' ',
  );
  expect(() => cost(`{ ...F0 } ${doubling} fragment F30 on Query { permissions { codename } }`)).toThrow('nodes');
});

it('knows the size of every list of objects', () => {
  const unknown = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type)))
    .filter(
      ({ name, field }) => !field.astNode!.directives!.some(({ name: d }) => d.value === 'listSize') && !isPage(name),
    );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

it.each([
  ['entryRestrictionList(limit: 100, sortField: conflictCount) { totalCount }', 5],
  ['entryRestrictions(limit: 100) { id }', 3],
  [`entryRestrictions(limit: 100, asOf: "${PAST}") { id }`, 1],
  [`entryRestriction(id: "x", asOf: "${PAST}") { id }`, 11],
  ['countryOverviewList(limit: 100) { totalCount }', 5],
  [`destinationDetail(${LOOKUP}) { version }`, 14],
  [`destinationDetail(${LOOKUP}, asOf: "${PAST}") { version }`, 4],
  [`myjourneyAsOf(id: "x", asOf: "${PAST}") { state }`, 3],
  [`myjourneyPageAsOf(id: "x", asOf: "${PAST}") { html }`, 3],
  ['tripPage(token: "t") { state }', 2],
  [`tripPage(token: "t", asOf: "${PAST}") { state }`, 2],
])('%s may be asked %i times at once', (field, most) => {
  const times = (count: number): string =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`;
  expect(cost(times(most))).toBeLessThanOrEqual(BUDGET);
  expect(cost(times(most + 1))).toBeGreaterThan(BUDGET);
});
