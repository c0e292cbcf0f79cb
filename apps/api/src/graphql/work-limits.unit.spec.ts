import { buildSchema, graphql, type ExecutionResult, type GraphQLObjectType } from 'graphql';
import { InputRejected } from '@landfall/kernel';
import { MAX_FIELDS, withWorkLimits } from './work-limits.js';

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

describe('an answer of nested lists', () => {
  const PEOPLE = `type Query { places(n: Int!): [Place!]! place: Place! }
    type Place { id: ID! people: [Person!]! codes: [String!]! made: [Person!]! later: String! }
    type Person { id: ID! name: String! home: Home! } type Home { id: ID! town: String! }`;
  const person = { id: '1', name: 'A', home: { id: '2', town: 'B' } };
  const people = Array.from({ length: 100 }, () => person);
  const place = { id: '3', people, codes: Array.from({ length: 100 }, () => 'DE') };

  /** Answers so many places of a hundred people each, and counts the ids that were answered and the resolvers that threw. */
  async function answered(
    source: string,
    count: number,
    single = (n: number): object => ({ ...place, people: Array(n).fill(person) }),
  ) {
    const ran = { ids: 0, thrown: 0 };
    const schema = buildSchema(PEOPLE);
    const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
    fieldsOf('Query')['places']!.resolve = async () => Array.from({ length: count }, () => place);
    fieldsOf('Query')['place']!.resolve = async () => single(count);
    fieldsOf('Place')['made']!.resolve = () => people;
    fieldsOf('Place')['later']!.resolve = () => Promise.reject(new Error('no connection'));
    fieldsOf('Person')['id']!.resolve = ({ id }) => (ran.ids++, id);
    withWorkLimits(schema);
    for (const field of [fieldsOf('Place')['made']!, fieldsOf('Place')['people']!]) {
      const resolve = field.resolve!;
      field.resolve = (...given) => {
        try {
          return resolve(...given);
        } catch (error) {
          ran.thrown += 1;
          throw error;
        }
      };
    }
    const { errors } = await graphql({ schema, source, contextValue: {} });
    return {
      ...ran,
      code: (errors?.[0]?.originalError as { code?: string } | undefined)?.code ?? errors?.[0]?.message,
    };
  }
  const fitting = (units: number): number => Math.floor(MAX_FIELDS / units);

  it('may have so many fields, each entry one more', async () => {
    const [units, more] = [1 + 1 + 100 * 2, 1 + 1 + 100 * 3];
    expect(await answered('{ places(n: 1) { people { id } } }', fitting(units))).toMatchObject({ code: undefined });
    expect(await answered('{ places(n: 1) { people { id name } } }', fitting(units))).toMatchObject({
      code: 'BAD_USER_INPUT',
      ids: 0,
    });
    expect(await answered('{ places(n: 1) { people { id name } } }', fitting(more))).toMatchObject({ code: undefined });
  });

  it.each([
    '{ places(n: 1) { ...P } } fragment P on Place { people { ...Q } } fragment Q on Person { id ... on Person { home { town } } }',
    '{ places(n: 1) { people { id } people { name } } }',
    '{ a: places(n: 1) { people { id } } b: places(n: 1) { people { id } } }',
    '{ places(n: 1) { people { id } a: codes b: codes c: codes d: codes } }',
  ])('counts all that is selected by %s', async (source) => {
    expect(await answered(source, fitting(202))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('makes a list once that is made when it is selected', async () => {
    let made = 0;
    const lazy = (count: number) => ({ ...place, people: () => (made++, Array(count).fill(person)) });
    expect(await answered('{ place { people { id } } }', 3, lazy)).toMatchObject({ code: undefined, ids: 3 });
    expect(made).toBe(1);
    expect(await answered('{ place { people { id } } }', MAX_FIELDS, lazy)).toMatchObject({ ids: 0 });
  });

  it('counts below a single object too', async () => {
    expect(await answered('{ place { people { id name } } }', fitting(3) - 1)).toMatchObject({ code: undefined });
    expect(await answered('{ place { people { id name } } }', fitting(3) + 1)).toMatchObject({ ids: 0 });
  });

  it('is rejected by a rejection, which leaves no promise of another entry behind', async () => {
    const rejected = await answered('{ places(n: 1) { later made { id } } }', 2 * fitting(202));
    expect(rejected).toMatchObject({ thrown: 0 });
    expect((await answered('{ places(n: 1) { made { id } } }', 2 * fitting(202))).code).toBe('BAD_USER_INPUT');
  });
});
