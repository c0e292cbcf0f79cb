import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  specifiedRules,
  validate,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { SCHEMA_PATH } from '../api.module.js';
import { documentFault } from './document-limits.js';
import { limits } from './limits.js';
import { nestedPlaces } from './nested-places.js';
import { operationCost } from './operation-cost.js';
import { BUDGET } from './operation-costs.js';

const CONTRACT = new URL('../../../../../shared/contract.graphql', import.meta.url);
const OPERATIONS = { Query: 'query', Mutation: 'mutation' } as const;
const SAMPLES: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true, JSON: {} };

const schema = buildSchema(readFileSync(SCHEMA_PATH, 'utf8'));
const contract = existsSync(CONTRACT) ? buildSchema(readFileSync(CONTRACT, 'utf8')) : null;

function sample(type: GraphQLInputType): unknown {
  const of = getNullableType(type);
  if (isListType(of)) return [sample(of.ofType)];
  if (isEnumType(of)) return of.getValues()[0]!.name;
  if (!isInputObjectType(of)) return SAMPLES[String(of)] ?? 'x';
  const demanded = Object.values(of.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(demanded.map((field) => [field.name, sample(field.type)]));
}

/** What a place that something else names comes without. */
const OF_NAMED = ['Country.regions', 'Country.airports', 'Region.airports'];
/** These answer with all countries at once: their regions come along, and the airports of the regions with `country`. */
const OF_ALL = ['Region.airports'];
const ALL_COUNTRIES = ['countries', 'mapCountries', 'lookupCountries'];

/** All that the contract names of a type, but for what is left out. */
function everything(type: GraphQLObjectType, leftOut: readonly string[]): string {
  const fields = Object.values(type.getFields()).filter(({ name }) => !leftOut.includes(`${type.name}.${name}`));
  const selected = fields.map((field) => {
    const isOfPlace = OF_NAMED.includes(`${type.name}.${field.name}`);
    return `${field.name} ${below(field, isOfPlace ? leftOut : OF_NAMED)}`;
  });
  return `{ ${selected.join(' ')} }`;
}

const below = (field: GraphQLField<unknown, unknown>, leftOut: readonly string[]): string => {
  const type = getNamedType(field.type);
  return isObjectType(type) ? everything(type, leftOut) : '';
};

/** A field of the contract as it stands: with the arguments that it demands, and all that it may answer. */
function callOf(root: keyof typeof OPERATIONS, field: GraphQLField<unknown, unknown>) {
  const demanded = field.args.filter(({ type }) => isNonNullType(type));
  const declared = demanded.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = demanded.map(({ name }) => `${name}: $${name}`).join(', ');
  const ofQuery = ALL_COUNTRIES.includes(field.name) ? OF_ALL : [];
  const leftOut = root === 'Mutation' ? OF_NAMED : ofQuery;
  const text = `${OPERATIONS[root]}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${below(field, leftOut)} }`;
  return {
    text,
    variables: Object.fromEntries(demanded.map(({ name, type }) => [name, sample(type)])),
  };
}

const calls = (['Query', 'Mutation'] as const).flatMap((root) => {
  const own = schema.getType(root) as GraphQLObjectType;
  const requested = contract?.getType(root) as GraphQLObjectType | undefined;
  return Object.values(requested?.getFields() ?? {})
    .filter(({ name }) => own.getFields()[name])
    .map((field) => [`${root}.${field.name}`, callOf(root, field)] as const);
});

(contract ? describe : describe.skip)('the calls of the contract', () => {
  it('are found', () => {
    expect(calls.length).toBeGreaterThan(30);
  });

  it.each(calls)('%s is within the limits, with all it answers', (_, { text, variables }) => {
    const document = parse(text);
    expect(documentFault(text)).toBeNull();
    expect(validate(schema, document, [...specifiedRules, limits, nestedPlaces])).toEqual([]);
    expect(operationCost(schema, document, variables)).toBeLessThanOrEqual(BUDGET);
  });
});
