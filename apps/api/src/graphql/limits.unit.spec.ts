import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { MAX_TOKENS } from './document-limits.js';
import { limits } from './limits.js';

const schema = buildSchema(`
  directive @mark repeatable on FIELD
  type Query { hello: String, node: Node }
  type Node { name: String, node: Node }
  type Mutation { tokenAuth(username: String!, password: String!): Token }
  type Token { token: String }
`);
const check = (document: string): string[] =>
  validate(schema, parse(document, { maxTokens: MAX_TOKENS }), [...specifiedRules, limits]).map((e) => e.message);
const nested = (depth: number): string => `{ ${'node { '.repeat(depth - 1)}name${' }'.repeat(depth - 1)} }`;
const guess = (n: number): string => `g${n}: tokenAuth(username: "nora", password: "${n}") { token }`;
const guesses = Array.from({ length: 20 }, (_, n) => guess(n)).join(' ');

describe('a document', () => {
  it('of a screen is let through', () => {
    expect(check(nested(20))).toEqual([]);
    expect(check(`{ ${Array.from({ length: 20 }, (_, n) => `a${n}: hello`).join(' ')} }`)).toEqual([]);
    expect(check(`mutation { ${guess(1)} }`)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['too deep', nested(21), 'too deep'],
    [
      'too deep by fragments',
      `{ ...A } fragment A on Query { node { ...B } } fragment B on Node { ${'node { '.repeat(19)}name${' }'.repeat(19)} }`,
      'too deep',
    ],
    ['too deep by inline fragments', `{ ${'node { ... on Node { '.repeat(20)}name${' } }'.repeat(20)} }`, 'too deep'],
    [
      'aliased over and over',
      `{ node { ${Array.from({ length: 31 }, (_, n) => `a${n}: name`).join(' ')} } }`,
      'too many aliases',
    ],
    ['full of directives', `{ hello ${'@mark '.repeat(21)} }`, 'too many directives'],
    ['of many root fields', `{ ${'hello '.repeat(21)} }`, 'too many root fields'],
    [
      'of many root fields in a fragment',
      `{ ...A } fragment A on Query { ${'hello '.repeat(21)} }`,
      'too many root fields',
    ],
    [
      'of many root fields in fragments that repeat',
      `{ ${'...A '.repeat(11)} } fragment A on Query { hello node { name } }`,
      'too many root fields',
    ],
    ['that guesses passwords', `mutation { ${guesses} }`, 'one login at a time'],
    [
      'that guesses passwords in a fragment',
      `mutation { ...A } fragment A on Mutation { ${guesses} }`,
      'one login at a time',
    ],
    [
      'that guesses passwords in fragments of their own',
      `mutation { ...A ...B } fragment A on Mutation { ${guess(1)} } fragment B on Mutation { ${guess(2)} }`,
      'one login at a time',
    ],
    [
      'that guesses passwords in inline fragments',
      `mutation { ... { ${guess(1)} } ... on Mutation { ${guess(2)} } }`,
      'one login at a time',
    ],
  ])('is rejected when it is %s', (_, document, reason) => {
    expect(check(document)).toContain(`The document is rejected: ${reason}.`);
  });

  it('is rejected before it is understood when it is long', () => {
    expect(() => check(`{ ${'hello '.repeat(MAX_TOKENS)} }`)).toThrow('tokens');
  });

  it('of fragments that double each other is judged at once', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ... { ...F${n + 1} } }`,
    ).join(' ');
    const started = performance.now();
    expect(check(`{ ...F0 } ${doubling} fragment F60 on Query { hello }`).length).toBeLessThanOrEqual(1);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 10_000);

  it('of fragments that go in a circle is rejected, and judged at once', () => {
    expect(check('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A hello }').length).toBeGreaterThan(0);
  });
});
