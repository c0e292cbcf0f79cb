import type { QueryBus } from '@nestjs/cqrs';
import { InputRejected } from '@landfall/kernel';
import { runInRequest, type Viewer } from '@landfall/platform';
import type { Request, Response } from 'express';
import type { OperationCosts } from '../graphql/operation-costs.js';
import { DirectLookups } from './direct-lookups.js';
import { LookupDocuments, type ValidOperation } from './lookup-documents.js';
import { parsedLookup, theSchema } from '../../test/parsed-lookup.js';
import { theSeeds } from '../../../../libs/restrictions/test/the-seeds.js';

const AGENT: Viewer = { userId: 'u', isStaff: false, organisationId: 'o', permissions: [] };
const QUERY = `query ($to: [ID!]!, $asOf: DateTime) {
  destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: $to, citizenshipIds: ["DE"],
    dateStart: "2027-01-01", dateEnd: "2027-01-02", asOf: $asOf) { version } }`;
const VARIABLES = { to: ['TH'] };

interface Sent {
  body?: unknown;
  viewer?: Viewer | null;
  accept?: string;
  method?: string;
  path?: string;
}

let documents: LookupDocuments;
let schema: ValidOperation['schema'];
let isAffordable: boolean;
let work: () => unknown;
beforeAll(async () => {
  const { places } = await theSeeds();
  documents = new LookupDocuments(places);
  schema = theSchema(places);
  documents.of(parsedLookup(schema, QUERY), QUERY, null);
}, 30_000);
beforeEach(() => {
  isAffordable = true;
  work = () => ({ version: 'v1' });
});

/** The answer; "the usual way" when it is left to Apollo. */
async function ask({ body, viewer = AGENT, accept, method = 'POST', path = '/' }: Sent): Promise<string> {
  const costs = { allow: () => isAffordable } as unknown as OperationCosts;
  const queries = { execute: async () => work() } as unknown as QueryBus;
  const lookups = new DirectLookups(documents, costs, queries);
  const request = { method, path, body: body ?? { query: QUERY, variables: VARIABLES }, headers: { accept } };
  return new Promise((resolve, reject) => {
    const response = {
      setHeader: () => undefined,
      once: () => undefined,
      end: (bytes: Buffer) => resolve(bytes.toString()),
    };
    const next = (error?: unknown): void => (error instanceof Error ? reject(error) : resolve('the usual way'));
    runInRequest({ correlationId: 'c', language: 'de', viewer, token: null, address: '' }, () =>
      lookups.serve(request as unknown as Request, response as unknown as Response, next),
    );
  });
}

it('answers a lookup whose document is known', async () => {
  const answer = '{"data":{"destinationDetail":{"version":"v1"}}}\n';
  expect(await ask({})).toBe(answer);
  expect(await ask({ accept: 'application/json, text/plain' })).toBe(answer);
  expect(await ask({ body: { query: QUERY, variables: VARIABLES, operationName: null } })).toBe(answer);
});

it.each<[string, Sent]>([
  ['a stranger', { viewer: null }],
  ['a request by GET', { method: 'GET' }],
  ['another path', { path: '/other' }],
  ['another format', { accept: 'application/graphql-response+json, application/json' }],
  ['a list of operations', { body: [{ query: QUERY, variables: VARIABLES }] }],
  ['no query', { body: { variables: VARIABLES } }],
  ['a document that has not been validated', { body: { query: `${QUERY} `, variables: VARIABLES } }],
  ['an operation by its name', { body: { query: QUERY, variables: VARIABLES, operationName: 'other' } }],
  ['extensions', { body: { query: QUERY, variables: VARIABLES, extensions: {} } }],
  ['a list of variables', { body: { query: QUERY, variables: [] } }],
  ['a missing variable', { body: { query: QUERY } }],
  ['a variable of another type', { body: { query: QUERY, variables: { to: [{}] } } }],
  ['a past moment', { body: { query: QUERY, variables: { ...VARIABLES, asOf: '2026-01-01T00:00:00Z' } } }],
])('leaves %s to Apollo', async (_, sent) => {
  expect(await ask(sent)).toBe('the usual way');
});

it('leaves what costs too much, what is rejected, what fails and what only an executor can answer to Apollo', async () => {
  isAffordable = false;
  expect(await ask({})).toBe('the usual way');
  isAffordable = true;
  work = () => {
    throw new InputRejected([{ field: 'destinationIds', key: 'rejection.unknownPlace' }]);
  };
  expect(await ask({})).toBe('the usual way');
  work = () => {
    throw new Error('out of order');
  };
  expect(await ask({})).toBe('the usual way');
  work = () => ({ version: null });
  expect(await ask({})).toBe('the usual way');
});

it('knows no document with a part that needs an executor as a whole', () => {
  const query = QUERY.replace('version', 'version destinations { place { country { riskLevel } } }');
  expect(documents.of(parsedLookup(schema, query), query, null)?.isWhole).toBe(false);
});
