import { readFileSync } from 'node:fs';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { HOSTILE_SHAPES } from '../../test/hostile-documents.js';
import { SCHEMA_PATH } from '../api.module.js';
import { documentFault, MAX_TOKENS } from './document-limits.js';
import { introspectionLimits } from './introspection-limits.js';
import { limits, VALIDATION } from './limits.js';
import { operationCost } from './operation-cost.js';
import { BUDGET } from './operation-costs.js';

const MAX_CPU_MS = 20;
/** Of those that are let through, which jest judges several times more slowly than the product does. */
const MAX_ACCEPTED_MS = 60;
const RUNS = 50;
const SIZES = [2_000, 7_000, 13_000, 30_000, 100_000];
const schema = buildSchema(readFileSync(SCHEMA_PATH, 'utf8'));

/** Why the api rejects a document before it resolves anything; null: it does not. */
function judged(text: string): string | null {
  const fault = documentFault(text);
  if (fault) return fault;
  try {
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const [error] = validate(schema, document, [...specifiedRules, limits, introspectionLimits], VALIDATION);
    return error?.message ?? (operationCost(schema, document) > BUDGET ? 'too much' : null);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Whether judging costs more CPU time than it may; one run within the limit is enough, because the machine has other work. */
function isSlow(text: string): boolean {
  const limit = judged(text) === null ? MAX_ACCEPTED_MS : MAX_CPU_MS;
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage();
    judged(text);
    const { user, system } = process.cpuUsage(before);
    if (user + system <= 1_000 * limit) return false;
  }
  return true;
}

beforeAll(() => {
  for (const shape of Object.values(HOSTILE_SHAPES)) judged(shape(7_000, 'warm'));
});

it.each(Object.entries(HOSTILE_SHAPES))('a document of %s is judged within 20 ms, whatever its length', (_, shape) => {
  const word = `w${Math.random().toString(36).slice(2, 6)}`;
  expect(SIZES.filter((size) => isSlow(shape(size, word)))).toEqual([]);
});
