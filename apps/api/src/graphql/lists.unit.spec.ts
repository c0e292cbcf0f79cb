import { readFileSync } from 'node:fs';
import { buildSchema, getNullableType, isListType, isObjectType, type GraphQLField } from 'graphql';
import { SCHEMA_PATH } from '../api.module.js';
import { weightOf } from './operation-cost.js';

const schema = buildSchema(readFileSync(SCHEMA_PATH, 'utf8'));
type Field = GraphQLField<unknown, unknown>;

const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })));
const argument = (field: Field, name: string): boolean => field.args.some((one) => one.name === name);
const hasPages = (field: Field): boolean => argument(field, 'limit') && argument(field, 'offset');
/** Those that return a page of results. */
const pages = new Set(
  fields.filter(({ field }) => hasPages(field)).map(({ field }) => String(getNullableType(field.type))),
);

it('has a page or a greatest length for every list', () => {
  const lists = fields.filter(({ field }) => isListType(getNullableType(field.type)));
  expect(lists.length).toBeGreaterThan(100);
  const endless = lists.filter(
    ({ type, field }) =>
      !(type === 'Query' && hasPages(field)) &&
      !(pages.has(type) && field.name === 'results') &&
      !Number.isFinite(weightOf(schema, field).maxSize),
  );
  expect(endless.map(({ type, field }) => `${type}.${field.name}`)).toEqual([]);
});

it('takes the number of entries of every page into its cost', () => {
  const unknown = fields.filter(
    ({ field }) => hasPages(field) && !weightOf(schema, field).slicingArguments.includes('limit'),
  );
  expect(unknown.map(({ type, field }) => `${type}.${field.name}`)).toEqual([]);
});
