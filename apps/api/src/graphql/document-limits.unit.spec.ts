import { buildSchema, parse, validate } from 'graphql';
import { documentFault } from './document-limits.js';

const nested = (...widths: number[]): string =>
  widths.reduceRight((inner, width) => Array.from({ length: width }, (_, at) => `f${at} { ${inner} }`).join(' '), 'id');
const repeated = (...widths: number[]): string =>
  widths.reduceRight((inner, width) => `a { ${inner} } `.repeat(width), 'id');

it.each([
  ['{ whoAmI { id username organisation { id name } } }'],
  ['query Q($a: [ID!]!) { a(x: {y: {z: {deep: [{deeper: 1}]}}}) { id ...F } } fragment F on A { b c }'],
  [
    `{ ${Array.from({ length: 20 }, (_, at) => `m${at}: create(name: "x", ids: ["a", "b"]) { ok errors { field messages } }`).join(' ')} }`,
  ],
  ['{ broken '],
  ['"unterminated'],
  [''],
])('lets through: %s', (text) => {
  expect(documentFault(text)).toBeNull();
});

it.each([
  ['too many fields', `{ ${nested(25, 25)} }`],
  ['too many fields', `{ ${nested(8, 8, 8)} }`],
  ['too many fields', `{ ${nested(1, 10, 60)} }`],
  ['too deep', `{ ${'a { '.repeat(25)} id ${'} '.repeat(25)} }`],
  ['a field is repeated too often', `{ whoAmI { ${'id '.repeat(400)} } }`],
  ['a field is repeated too often', `{ ${'a { id } '.repeat(30)} }`],
  ['too many fragments', `{ ${'...F '.repeat(61)} }`],
  ['fields are repeated too often', `{ ${repeated(6, 6, 6)} }`],
  ['fields are repeated too often', `{ ${repeated(3, 3, 3, 3)} }`],
  [
    'fields are repeated too often',
    `{ ${'... @include(if: true) { a { id } } '.repeat(9)} ${'... on A { b { c { id id id } } } '.repeat(9)} }`,
  ],
  ['too deep', `{ a(x: ${'['.repeat(41)}${']'.repeat(41)}) }`],
  ['too deep', `query ($v: ${'['.repeat(41)}Int${']'.repeat(41)}) { a }`],
  ['too long', `{ a(x: "${'x'.repeat(32_000)}") }`],
  ['too many definitions', 'query Q { a } '.repeat(61)],
  ['too many variables', `query (${'$v: Int '.repeat(601)}) { a }`],
  ['too many tokens', `{ a(x: [${'1 '.repeat(5_000)}]) }`],
])('rejects %s', (fault, text) => {
  expect(documentFault(text)).toBe(fault);
});

it('costs a fraction of what it saves', () => {
  const schema = buildSchema('type Query { f0: Query f1: Query id: ID }');
  const text = `{ ${nested(25, 25)} }`;
  const time = (work: () => unknown): number => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const [own, theirs] = [
    Math.min(...Array.from({ length: 5 }, () => time(() => documentFault(text)))),
    Math.min(...Array.from({ length: 5 }, () => time(() => validate(schema, parse(text))))),
  ];
  expect(own).toBeLessThan(theirs / 5);
});
