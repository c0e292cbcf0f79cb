import fc from 'fast-check';
import {
  buildSchema,
  execute,
  Kind,
  parse,
  type FieldNode,
  type ExecutionResult,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { JsonBytes } from './json-bytes.js';
import { JsonWriters, NotWritable, readerOfProperty, type Sharing } from './json-writer.js';
import { KnownBytesBudget } from './known-bytes.js';

const schema = buildSchema(`
  enum Colour { RED GREEN }
  type Item { id: ID! name: String note: String! colour: Colour! size: Int tags: [String!]! next: Item computed: String page(limit: Int): String }
  type Box { title: String! items: [Item!]! first: Item colours: [Colour] }
  type Query { box: Box! }
`);

interface Item {
  id: string;
  name: string | null;
  note: string;
  colour: string;
  size: number | null;
  tags: readonly string[];
  next: Item | null;
  part?: { kept: unknown };
}

const OWN = ['id', 'name', 'size', 'next'];
const SHARING: Record<string, Sharing> = {
  Item: {
    partOf: (item) => (item as Item).part ?? null,
    familyOf: (field) => (OWN.includes(field) ? null : String(field === 'tags')),
  },
};

const part = fc.constantFrom(
  { note: 'a "quoted" note', tags: ['ü', '\u2028', '\ud800', 'x\u007f'], colour: 'RED' },
  { note: 'back\\slash and\ttab', tags: ['😀', 'ASCII alone, '.repeat(9)], colour: 'GREEN' },
  { note: '', tags: [], colour: 'GREEN' },
);
const parts = new Map<object, { kept: unknown }>();
function partOf(shared: object): { kept: unknown } {
  const part = parts.get(shared) ?? { kept: null };
  parts.set(shared, part);
  return part;
}

/** Items share one of a few parts, or none. */
const item = (next: fc.Arbitrary<Item | null>): fc.Arbitrary<Item> =>
  fc
    .tuple(fc.string(), fc.option(fc.string({ unit: 'grapheme' })), fc.option(fc.nat()), part, fc.boolean(), next)
    .map(([id, name, size, shared, isShared, following]) => ({
      id,
      name,
      size,
      ...shared,
      next: following,
      ...(isShared ? { part: partOf(shared) } : {}),
    }));
const anItem = item(fc.option(item(fc.constant(null))));
const aBox = fc.record({
  title: fc.string(),
  items: fc.array(anItem, { maxLength: 4 }),
  first: fc.option(anItem),
  colours: fc.constantFrom(null, [], ['RED', null]),
});

const leaves = fc.constantFrom('id', 'name', 'other: name', 'note', 'colour', 'size', 'tags', '__typename', 't: tags');
const fields = fc.uniqueArray(leaves, { minLength: 1 }).map((list) => list.join(' '));
const ofItem = fc
  .tuple(fields, fc.constantFrom('', 'next { ID }', '...Part', '... on Item { note }', 'next { id next { colour } }'))
  .map(([own, more]) => `${own} ${more.replace('ID', own)}`);
const ofBox = fc
  .tuple(ofItem, ofItem, fc.constantFrom('', 'title', '__typename', 'title colours title'))
  .map(([items, first, more]) => `${more} items { ${items} } first { ${first} } ... on Box { items { tags } }`);

interface Compiled {
  /** Null: the selection is the executor's. */
  write: ((box: unknown) => string) | null;
  executed: (box: unknown) => unknown;
}

/** The writer of a query and what the executor says. `maxBytes`: of what is known of parts. */
function compiled(selection: string, maxBytes = 10_000): Compiled {
  const document = parse(`{ box { ${selection} } } fragment Part on Item { size next { name } }`);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const fragments = { Part: document.definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION)! };
  const box = operation.selectionSet.selections[0] as FieldNode;
  const writers = new JsonWriters({
    fragments,
    readerOf: (_, { name }) => (name === 'computed' ? null : readerOfProperty(name)),
    sharing: SHARING,
    budget: new KnownBytesBudget(maxBytes),
  });
  const write = writers.compile(schema.getType('Box') as GraphQLObjectType, [box]);
  const out = new JsonBytes();
  return {
    write:
      write &&
      ((value) => {
        write(value, out);
        const kept = out.kept();
        const bytes = out.take();
        expect(kept.toBuffer().equals(bytes)).toBe(true);
        return bytes.toString();
      }),
    executed: (value) => {
      const { data, errors } = execute({ schema, document, rootValue: { box: value } }) as ExecutionResult;
      if (errors) throw errors[0]!;
      return data!['box'];
    },
  };
}

it('writes what the executor would say, to the byte, whatever values share', () => {
  fc.assert(
    fc.property(ofBox, fc.array(aBox, { minLength: 1, maxLength: 3 }), fc.nat(2_000), (selection, boxes, maxBytes) => {
      const { write, executed } = compiled(selection, maxBytes);
      for (const box of boxes) expect(write!(box)).toBe(JSON.stringify(executed(box)));
    }),
    { numRuns: 500 },
  );
});

it.each([
  'items { computed }',
  'items { page(limit: 3) }',
  'items { id @skip(if: true) }',
  '... @include(if: true) { title }',
  'items { ...Part @include(if: true) }',
])('leaves { %s } to the executor', (selection) => {
  expect(compiled(selection).write).toBeNull();
});

it.each([
  ['a missing value', { title: null, items: [] }],
  ['a method', { title: () => 'x', items: [] }],
  ['a promise', { title: Promise.resolve('x'), items: [] }],
  ['a list that is none', { title: 'x', items: 5 }],
])('writes nothing for %s', (_, box) => {
  expect(() => compiled('title items { id }').write!(box)).toThrow(NotWritable);
});

it('writes a part again that is another object', () => {
  const { write } = compiled('items { note }');
  const one = (note: string): unknown => ({ items: [{ note, part: { kept: null } }] });
  expect([write!(one('was')), write!(one('is'))]).toEqual(['{"items":[{"note":"was"}]}', '{"items":[{"note":"is"}]}']);
});

it('writes answers larger than its buffer', () => {
  const { write, executed } = compiled('items { id note }');
  const item = { id: 'ü'.repeat(40), note: 'n'.repeat(30_000) };
  const large = { items: Array.from({ length: 100 }, () => item) };
  expect(write!(large)).toBe(JSON.stringify(executed(large)));
});

it('keeps what answers share once', () => {
  const out = new JsonBytes();
  const long = Buffer.from(`"${'long'.repeat(1_000)}"`);
  out.json('[');
  out.shared(long);
  out.json(',');
  out.shared(long);
  out.json(']');
  const kept = out.kept();
  expect(kept.memory).toBeLessThan(1_000);
  expect(kept.toBuffer().toString()).toBe(`[${String(long)},${String(long)}]`);
});
