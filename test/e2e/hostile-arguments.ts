import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Dice } from './dice.js';
import { rootCall } from './root-call.js';

/** Part of every text that is typed: it must not show in a log. */
export const CANARY = 'canary-9f3e';
const NESTED = 1_000;

const deep = (open: string, inner: string, close: string): unknown =>
  JSON.parse(`${open.repeat(NESTED)}${inner}${close.repeat(NESTED)}`);

const ANYTHING: readonly unknown[] = [
  null,
  '',
  CANARY,
  `${CANARY}\0`,
  `\ud800${CANARY}`,
  `${CANARY}\u202e\u2028%_\\'";--`,
  `${CANARY}${'x'.repeat(80_000)}`,
  '__proto__',
  'constructor',
  'hasOwnProperty',
  -1,
  -0,
  0,
  1e9,
  2_147_483_648,
  1e308,
  0.5,
  true,
  [],
  {},
  { __proto__: null, constructor: CANARY },
  [[CANARY]],
  '2027-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2027-03-01T25:61:00Z',
  'NaN',
  'Infinity',
  'DE',
  'TH',
  '00000000-0000-4000-8000-000000000000',
];
const LISTS: readonly unknown[] = [[], [null], ['DE', 'DE'], Array.from({ length: 10_000 }, () => 'DE'), [[]], CANARY];
const NESTINGS = [deep('[', '', ']'), deep('{"a":', '1', '}')];

/** A value that may or may not fit the type. */
function valueOf(type: GraphQLInputType, dice: Dice, depth = 0): unknown {
  const of = isNonNullType(type) ? type.ofType : type;
  if (dice.chance(0.15)) return dice.pick([...ANYTHING, ...NESTINGS]);
  if (isListType(of))
    return dice.chance(0.4)
      ? dice.pick(LISTS)
      : Array.from({ length: dice.below(4) }, () => valueOf(of.ofType, dice, depth));
  if (isEnumType(of)) return dice.chance(0.8) ? dice.pick(of.getValues()).name : dice.pick(ANYTHING);
  if (isInputObjectType(of) && depth < 4) {
    const given = Object.values(of.getFields()).filter((field) => isNonNullType(field.type) || dice.chance(0.4));
    return Object.fromEntries(given.map((field) => [field.name, valueOf(field.type, dice, depth + 1)]));
  }
  if (getNamedType(of).name === 'Boolean') return dice.chance(0.9) ? dice.chance(0.5) : CANARY;
  if (getNamedType(of).name === 'Int') return dice.pick([0, 1, 25, 100, 101, -1, 2_147_483_647, -2_147_483_648]);
  return dice.pick(ANYTHING);
}

/** So many requests to each root field, with arguments that a hostile client may send. */
export function hostileArguments(
  schema: GraphQLSchema,
  dice: Dice,
  each: number,
): { query: string; variables: unknown }[] {
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  return roots.flatMap((root) =>
    Object.values(root.getFields())
      .filter(({ name, args }) => args.length > 0 && name !== 'tokenAuth')
      .flatMap((field) =>
        Array.from({ length: each }, () => {
          const given = field.args.filter(({ type }) => isNonNullType(type) || dice.chance(0.5));
          const { query, variables } = rootCall(root, field, given, (type) => valueOf(type, dice));
          return { query, variables };
        }),
      ),
  );
}

/** Bodies that are no request of GraphQL, or hardly. */
export const HOSTILE_BODIES: readonly string[] = [
  ...['"x"', '7', 'null', '[]', '{}', '[1]', 'true'].map(
    (operationName) => `{"query":"{ __typename }","operationName":${operationName}}`,
  ),
  ...['"x"', '7', '[]', '[1]', 'true', '{"__proto__":{"a":1}}'].map(
    (variables) => `{"query":"{ __typename }","variables":${variables}}`,
  ),
  ...['"x"', '7', '[]', '{"persistedQuery":{"version":1,"sha256Hash":"00"}}', '{"persistedQuery":7}'].map(
    (extensions) => `{"query":"{ __typename }","extensions":${extensions}}`,
  ),
  ...['7', 'null', '[]', '{}', '""', '" "', '"\\ud800"', '"{"'].map((query) => `{"query":${query}}`),
  '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}',
  '[{"query":"{ __typename }"},{"query":"{ __typename }"}]',
  '{"query":"{ __typename }"} trailing',
  '{"query":"{ __typename }","query":"{ whoAmI { id } }"}',
  '{"query":"query A { __typename } query A { __typename }"}',
  '{"query":"query A { __typename } query B { __typename }"}',
  '',
  'null',
  '7',
  '"x"',
  '{',
  '[]',
  '\ufeff{"query":"{ __typename }"}',
  `${'['.repeat(50_000)}`,
];
