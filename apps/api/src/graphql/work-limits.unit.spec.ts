import { buildSchema, graphql, type ExecutionResult } from 'graphql';
import { InputRejected } from '@landfall/kernel';
import { withWorkLimits } from './work-limits.js';

const names = (count: number): { name: string }[] => Array.from({ length: count }, (_, at) => ({ name: `n${at}` }));
const DIRECTIVE =
  'directive @listSize(assumedSize: Int!, slicingArguments: [String!], maxSize: Int) on FIELD_DEFINITION';

/** A list as the schema describes it, of so many entries. */
const asked = async (
  description: string,
  count: number,
  given = '',
  context: object = {},
): Promise<ExecutionResult> => {
  const schema = withWorkLimits(
    buildSchema(
      `${DIRECTIVE} type Query { list${description} } type Item { name: String words: [String!]! @listSize(assumedSize: 1, maxSize: 2) }`,
    ),
  );
  return graphql({
    schema,
    source: `{ list${given} { name } }`,
    rootValue: { list: names(count) },
    contextValue: context,
  });
};
const PAGES = '(limit: Int = 100, offset: Int = 0): [Item!]!';
const BOUNDED = '(limit: Int, offset: Int): [Item!]! @listSize(assumedSize: 5, maxSize: 300)';
const found = ({ data }: ExecutionResult): string[] => (data!['list'] as { name: string }[]).map(({ name }) => name);

it.each([
  [PAGES, '', 'n0', 100],
  [PAGES, '(limit: null)', 'n0', 100],
  [PAGES, '(offset: 200)', 'n200', 50],
  [PAGES, '(limit: 3, offset: 7)', 'n7', 3],
  [PAGES, '(offset: 1000)', undefined, 0],
  [BOUNDED, '', 'n0', 250],
  [BOUNDED, '(limit: 20, offset: 240)', 'n240', 10],
])('a list %s asked with %s begins with %s and has %i entries', async (description, given, first, count) => {
  const list = found(await asked(description, 250, given));
  expect([list[0], list.length]).toEqual([first, count]);
});

it.each(['(limit: 101)', '(limit: 0)', '(limit: -1)', '(offset: -1)', '(offset: 1000001)'])(
  'rejects the page %s on its field',
  async (given) => {
    const { errors } = await asked(PAGES, 250, given);
    expect(errors?.[0]?.originalError).toBeInstanceOf(InputRejected);
  },
);

it('leaves a rejection that Nest has returned as it is', async () => {
  const schema = withWorkLimits(buildSchema(`type Query { list${PAGES} } type Item { name: String }`));
  const rejected = new InputRejected([]);
  const { errors } = await graphql({
    schema,
    source: '{ list { name } }',
    rootValue: { list: rejected },
    contextValue: {},
  });
  expect(errors?.[0]?.originalError).toBe(rejected);
});

it('ends with an error where a list is longer than the schema says', async () => {
  const { errors } = await asked(BOUNDED, 301);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('works for nobody who has hung up', async () => {
  const { errors } = await asked(PAGES, 5, '', { res: { closed: true } });
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'UNAVAILABLE' });
});
