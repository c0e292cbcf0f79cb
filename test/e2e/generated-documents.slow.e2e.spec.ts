import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { Landfall } from './landfall.js';

/** LANDFALL_FUZZ_SEED repeats a run. */
const SEED = Number(process.env['LANDFALL_FUZZ_SEED'] ?? Date.now() % 1_000_000);
const DOCUMENTS = 400;
const MUTATIONS = 200;
const P99_MS = 500;
const GROWTH_BYTES = 100 * 1024 * 1024;
/** What an identifier may be: nationalities and places of the seeds, and nothing. */
const IDS = ['DE', 'TH', 'US', 'FR', 'x'];

const schema = buildSchema(await readFile(new URL('../../apps/api/schema.graphql', import.meta.url), 'utf8'));
const SCALARS: Readonly<Record<string, readonly string[]>> = {
  ID: IDS.map((id) => `"${id}"`),
  String: ['"a"', '"Deutschland"', '"x"'],
  Int: ['1', '25', '100', '1000000'],
  Boolean: ['true', 'false'],
  Date: ['"2027-03-01"', '"2027-03-10"'],
  DateTime: ['"2026-11-20T10:00:00Z"'],
  JSON: ['{}'],
};

/** A literal of an input type; null where the type is an object too deep in others, which is left out. */
function literal(type: GraphQLInputType, next: (below: number) => number, depth = 0): string | null {
  const of = isNonNullType(type) ? type.ofType : type;
  const pick = (choices: readonly string[]) => choices[next(choices.length)]!;
  if (isListType(of)) {
    const one = literal(of.ofType, next, depth);
    return one === null ? null : `[${one}, ${one}]`;
  }
  if (isEnumType(of)) return pick(of.getValues().map(({ name }) => name));
  if (isInputObjectType(of)) {
    const given = Object.values(of.getFields()).filter((field) => isNonNullType(field.type) || next(2) === 0);
    const fields = depth < 3 ? given.map((field) => [field.name, literal(field.type, next, depth + 1)] as const) : [];
    return `{ ${fields.flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`)).join(', ')} }`;
  }
  const choices = isLeafType(of) ? SCALARS[of.name] : undefined;
  return choices ? pick(choices) : null;
}
/** They open and end sessions, and reach other servers. */
const LEFT_OUT = ['tokenAuth', 'renewToken', 'logout', 'checkLinks', 'translateText'];

type Kind = 'query' | 'mutation';

/** Documents over the whole schema: any field, as deep and as often as the stream of numbers says. */
class Writer {
  private at = 0;
  private aliases = 0;

  constructor(private readonly numbers: readonly number[]) {}

  document(kind: Kind): string {
    const root = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
    const fields = Object.values(root.getFields()).filter(({ name }) => !LEFT_OUT.includes(name));
    const roots = Array.from({ length: 1 + this.next(4) }, () => this.field(fields[this.next(fields.length)]!, 1));
    return `${kind} { ${roots.join(' ')} }`;
  }

  private next(below: number): number {
    return this.numbers[this.at++ % this.numbers.length]! % below;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.map((argument) => this.argument(argument)).filter((one) => one !== '');
    const call = `a${this.aliases++}: ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
    const type = getNamedType(field.type);
    return isObjectType(type) ? `${call} { ${this.selection(type, depth)} }` : call;
  }

  private argument({ name, type }: GraphQLArgument): string {
    if (!isNonNullType(type) && this.next(2) === 0) return '';
    const value = literal(type, (below) => this.next(below));
    return value === null ? '' : `${name}: ${value}`;
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const all = Object.values(type.getFields());
    const leaves = all.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
    const objects = depth < 7 ? all.filter((field) => isObjectType(getNamedType(field.type))) : [];
    const below =
      objects.length > 0 ? Array.from({ length: this.next(3) }, () => objects[this.next(objects.length)]!) : [];
    return [
      '__typename',
      ...leaves.slice(0, this.next(leaves.length + 1)).map(({ name }) => name),
      ...below.map((field) => this.field(field, depth + 1)),
    ].join(' ');
  }
}

const aDocument = (kind: Kind) =>
  fc
    .array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 60 })
    .map((numbers) => new Writer(numbers).document(kind));

const residentBytes = async (pid: number): Promise<number> =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]);

describe('documents that nobody wrote', () => {
  let landfall: Landfall;
  beforeAll(async () => {
    landfall = await Landfall.start();
  }, 120_000);
  afterAll(async () => {
    await landfall.stop();
    await landfall.remove();
  }, 60_000);

  interface Answer {
    query: string;
    ms: number;
    status: number;
    codes: string[];
  }
  async function post(token: string | null, query: string): Promise<Answer> {
    const began = performance.now();
    const response = await landfall.fetch('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      body: JSON.stringify({ query }),
    });
    const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    const ms = performance.now() - began;
    return { query, ms, status: response.status, codes: errors.map((e) => e.extensions.code) };
  }

  it.each([
    ['query', null, DOCUMENTS],
    ['query', 'agent', DOCUMENTS],
    ['query', 'editor', DOCUMENTS],
    ['mutation', null, MUTATIONS],
    ['mutation', 'agent', MUTATIONS],
    ['mutation', 'editor', MUTATIONS],
  ] as const)(
    'of kind %s by %s are answered or rejected soon, without a fault and without filling the memory',
    async (kind, username, count) => {
      const token = username && (await landfall.login(username));
      const api = await landfall.pidOf('api');
      for (const query of fc.sample(aDocument(kind), { numRuns: 200, seed: 1 })) await post(token, query);
      const before = await residentBytes(api);
      const answers: Answer[] = [];
      for (const query of fc.sample(aDocument(kind), { numRuns: count, seed: SEED }))
        answers.push(await post(token, query));
      const growth = (await residentBytes(api)) - before;
      const wrong = answers.filter(({ status, codes }) => ![200, 400].includes(status) || codes.includes('INTERNAL'));
      expect(wrong.map((answer) => ({ seed: SEED, ...answer }))).toEqual([]);
      answers.sort((a, b) => a.ms - b.ms);
      const p99 = answers[Math.floor(0.99 * count)]!;
      const served = answers.filter(({ codes }) => codes.length === 0).length;
      process.stdout.write(
        `seed ${SEED}, ${username ?? 'anonymous'}, ${kind}: ${count} documents, ${served} without errors: p50 ${Math.round(answers[count / 2]!.ms)} ms, ` +
          `p99 ${Math.round(p99.ms)} ms, slowest ${Math.round(answers.at(-1)!.ms)} ms, ${Math.round(growth / 1024 / 1024)} MB\n`,
      );
      const slowest = answers.slice(-5).map(({ ms, query }) => `${Math.round(ms)} ms ${query}`);
      if (p99.ms > P99_MS || growth > GROWTH_BYTES) process.stdout.write(`${slowest.join('\n')}\n`);
      if (username === 'editor' && kind === 'query') expect(served).toBeGreaterThan(count / 20);
      expect(p99.ms).toBeLessThanOrEqual(P99_MS);
      expect(growth).toBeLessThanOrEqual(GROWTH_BYTES);
    },
    300_000,
  );
});
