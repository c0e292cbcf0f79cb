import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isEnumType,
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

const DOCUMENTS = 400;
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

/** A literal of an input type; null where the type is an object, which is left out. */
function literal(type: GraphQLInputType, pick: (choices: readonly string[]) => string): string | null {
  const of = isNonNullType(type) ? type.ofType : type;
  if (isListType(of)) {
    const one = literal(of.ofType, pick);
    return one === null ? null : `[${one}, ${one}]`;
  }
  if (isEnumType(of)) return pick(of.getValues().map(({ name }) => name));
  const choices = isLeafType(of) ? SCALARS[of.name] : undefined;
  return choices ? pick(choices) : null;
}

/** Documents over the whole schema: any field, as deep and as often as the stream of numbers says. */
class Writer {
  private at = 0;
  private aliases = 0;

  constructor(private readonly numbers: readonly number[]) {}

  document(): string {
    const fields = Object.values(schema.getQueryType()!.getFields());
    const roots = Array.from({ length: 1 + this.next(4) }, () => this.field(fields[this.next(fields.length)]!, 1));
    return `{ ${roots.join(' ')} }`;
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
    const value = literal(type, (choices) => choices[this.next(choices.length)]!);
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

const aDocument = fc
  .array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 60 })
  .map((numbers) => new Writer(numbers).document());

const residentBytes = async (pid: number): Promise<number> =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]);

describe('documents that nobody wrote', () => {
  let landfall: Landfall;
  let token: string;
  beforeAll(async () => {
    landfall = await Landfall.start();
    token = await landfall.login('editor');
  }, 120_000);
  afterAll(async () => {
    await landfall.stop();
    await landfall.remove();
  }, 60_000);

  const post = async (query: string): Promise<{ ms: number; status: number; codes: string[] }> => {
    const began = performance.now();
    const response = await landfall.fetch('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ query }),
    });
    const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return { ms: performance.now() - began, status: response.status, codes: errors.map((e) => e.extensions.code) };
  };

  it('are answered or rejected soon, without a fault and without filling the memory', async () => {
    const api = await landfall.pidOf('api');
    for (const query of fc.sample(aDocument, { numRuns: 300, seed: 1 })) await post(query);
    const before = await residentBytes(api);
    const answers = [];
    for (const query of fc.sample(aDocument, { numRuns: DOCUMENTS, seed: Date.now() % 1_000_000 })) {
      const answer = await post(query);
      answers.push({ query, ...answer });
      expect([200, 400]).toContain(answer.status);
      expect(answer.codes).not.toContain('INTERNAL');
    }
    const growth = (await residentBytes(api)) - before;
    answers.sort((a, b) => a.ms - b.ms);
    const p99 = answers[Math.floor(0.99 * answers.length)]!;
    const served = answers.filter(({ codes }) => codes.length === 0).length;
    process.stdout.write(
      `${DOCUMENTS} documents, ${served} without errors: p50 ${Math.round(answers[DOCUMENTS / 2]!.ms)} ms, p99 ${Math.round(p99.ms)} ms, ` +
        `slowest ${Math.round(answers.at(-1)!.ms)} ms, ${Math.round(growth / 1024 / 1024)} MB\n`,
    );
    if (p99.ms > P99_MS)
      process.stdout.write(
        `${answers
          .slice(-5)
          .map(({ ms, query }) => `${Math.round(ms)} ms ${query}`)
          .join('\n')}\n`,
      );
    expect(served).toBeGreaterThan(DOCUMENTS / 20);
    expect(p99.ms).toBeLessThanOrEqual(P99_MS);
    expect(growth).toBeLessThanOrEqual(GROWTH_BYTES);
  }, 300_000);
});
