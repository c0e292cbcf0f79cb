import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import * as answers from './answer-operations.js';
import type { Operation } from './client.js';
import * as contradictions from './contradiction-operations.js';
import * as editorial from './editorial-operations.js';
import * as goldens from './golden-operations.js';
import * as imports from './import-operations.js';
import * as journeys from './journey-operations.js';
import * as places from './place-operations.js';
import * as restrictions from './restriction-operations.js';
import * as review from './review-operations.js';
import * as session from './session-operations.js';
import * as texts from './text-operations.js';

const schema = buildSchema(readFileSync(new URL('../../../api/schema.graphql', import.meta.url), 'utf8'));

const isOperation = (value: unknown): value is Operation<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'text' in value;
const operations = [
  answers,
  contradictions,
  editorial,
  goldens,
  imports,
  journeys,
  places,
  restrictions,
  review,
  session,
  texts,
]
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]): [string, string][] => (isOperation(value) ? [[name, value.text]] : []));

it('finds every operation of the screens', () => {
  expect(operations.length).toBeGreaterThanOrEqual(15);
});

it.each(operations)('%s fits the schema of the API', (_, text) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
});

it('would notice a field that the schema does not have', () => {
  expect(validate(schema, parse('{ whoAmI { shoeSize } }'))).not.toEqual([]);
});
