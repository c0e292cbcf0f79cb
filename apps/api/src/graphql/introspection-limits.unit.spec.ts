import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { SCHEMA_PATH } from '../api.module.js';
import { documentFault } from './document-limits.js';
import { introspectionLimits } from './introspection-limits.js';
import { limits } from './limits.js';

const schema = buildSchema(readFileSync(SCHEMA_PATH, 'utf8'));
const rejected = (text: string): string | undefined =>
  validate(schema, parse(text), [limits, introspectionLimits])[0]?.message;

const everything = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
};
it.each([
  ['tools', getIntrospectionQuery()],
  ['code generators', getIntrospectionQuery(everything)],
  ['an operation beside other fields', '{ whoAmI { id } __schema { types { name } } }'],
  ['a type by name', '{ __type(name: "Country") { name fields { name type { name kind fields { name } } } } }'],
  [
    'a field that two selections name',
    '{ __schema { types { name } } ... on Query { __schema { types { name kind } } } }',
  ],
])('lets through what is asked by %s', (_, text) => {
  expect(documentFault(text)).toBeNull();
  expect(rejected(text)).toBeUndefined();
});

const FULL = `fragment T on __Type { kind name description fields { name description type { name kind } }
  inputFields { name description type { name } } enumValues { name description } }`;
const CHAIN = '...T ofType { ...T ofType { ...T ofType { ...T } } }';
const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
const doubling = Array.from(
  { length: 12 },
  (_, n) =>
    `fragment F${n} on __Type { ofType { ...F${n + 1} } interfaces { ...F${n + 1} } possibleTypes { ...F${n + 1} } }`,
).join(' ');

it.each([
  ['more than once', `{ ${aliases(2, '__schema { types { name } }')} }`],
  [
    'more than once',
    `{ __schema { types { fields { ${aliases(5, 'type { ...T }')} } } } } fragment T on __Type { name }`,
  ],
  [
    'more than once',
    '{ __schema { types { ...A ...B } } } fragment A on __Type { name } fragment B on __Type { n: name }',
  ],
  ['too many types', `{ ${aliases(6, '__type(name: "Country") { name }')} }`],
  ['too deep', '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'],
  ['too much', `{ __schema { types { fields { args { type { ${CHAIN} } } type { ${CHAIN} } } } } } ${FULL}`],
  ['too much', `{ __type(name: "Country") { ...F0 } } ${doubling} fragment F12 on __Type { name }`],
])('rejects what asks %s: %s', (reason, text) => {
  expect(rejected(text)).toContain(reason);
});

it('takes no time over fragments that multiply', () => {
  const text = `{ __type(name: "Country") { ...F0 } } ${doubling} fragment F12 on __Type { name }`;
  const before = process.cpuUsage();
  rejected(text);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(200_000);
});
