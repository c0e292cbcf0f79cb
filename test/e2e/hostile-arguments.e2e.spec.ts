import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { FAULT_CODES } from '@landfall/kernel';
import { fewAtATime } from './few-at-a-time.js';
import { Dice } from './dice.js';
import { CANARY, HOSTILE_BODIES, hostileArguments } from './hostile-arguments.js';
import { Landfall, ROOT } from './landfall.js';

/** LANDFALL_FUZZ_EACH asks for more than the few of every run. */
const EACH = Number(process.env['LANDFALL_FUZZ_EACH'] ?? 3);
const SEED = Number(process.env['LANDFALL_FUZZ_SEED'] ?? Date.now() % 1_000_000);
const PARALLEL = 6;

let landfall: Landfall;
let tokens: (string | null)[];
beforeAll(async () => {
  landfall = await Landfall.start();
  tokens = [null, await landfall.login('agent'), await landfall.login('editor')];
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

/** What is wrong with the answer to a body; null: nothing. */
async function faultOf(token: string | null, body: string, type = 'application/json'): Promise<string | null> {
  const response = await landfall.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': type, ...(token ? { authorization: `JWT ${token}` } : {}) },
    body,
  });
  const text = await response.text();
  if (response.status === 503) return null;
  if (response.status >= 500) return `${response.status} ${text.slice(0, 300)}`;
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  const codes = errors.map(({ extensions }) => extensions?.code);
  const wrong = codes.find((code) => code === 'INTERNAL' || !FAULT_CODES.some((one) => one === code));
  return errors.length > 0 && wrong !== undefined ? `${wrong} ${text.slice(0, 300)}` : null;
}

it('answers whatever it is sent with data, an error of a field or a closed code, and logs none of it', async () => {
  const schema = buildSchema(await readFile(join(ROOT, 'apps/api/schema.graphql'), 'utf8'));
  const requests = hostileArguments(schema, new Dice(SEED), EACH);
  expect(requests.length).toBeGreaterThan(70 * EACH);
  const faults: unknown[] = [];
  for (const token of tokens) {
    const bodies = [...requests.map((request) => JSON.stringify(request)), ...HOSTILE_BODIES];
    const found = await fewAtATime(bodies, (body) => faultOf(token, body), PARALLEL);
    for (const [at, fault] of found.entries())
      if (fault) faults.push({ seed: SEED, body: bodies[at]!.slice(0, 500), fault });
  }
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-7', 'x'])
    if (await faultOf(null, '{"query":"{ __typename }"}', type)) faults.push(type);
  expect(faults).toEqual([]);
  expect(landfall.output).not.toContain(CANARY);
}, 300_000);
