import type { AnswersState } from '@landfall/answers/answers-state';
import { runInRequest, type Viewer } from '@landfall/platform';
import type { Request, Response } from 'express';
import { listenerOfLookup } from './compiled-lookups.js';
import { KnownLookups } from './known-lookups.js';
import type { Holder } from './known-bytes.js';
import type { LookupDocuments } from './lookup-documents.js';
import { SharedBytes } from './shared-bytes.js';

const AGENT: Viewer = { userId: 'u', isStaff: false, organisationId: 'o', permissions: [] };
const QUERY = { query: '{ destinationDetail { version } }', variables: { from: 'DE' } };

interface Sent {
  body?: object;
  viewer?: Viewer | null;
  language?: 'de' | 'en';
  accept?: string;
  method?: string;
  /** While it is being worked out. */
  meanwhile?: () => void;
}

let state: { changes: number };
let lookups: KnownLookups;
let worked: number;
let forget: () => void;
beforeEach(() => {
  state = { changes: 1 };
  const documents = { sharedWith: (holder: Holder) => (forget = () => holder.clear()) };
  lookups = new KnownLookups(state as AnswersState, documents as unknown as LookupDocuments);
  worked = 0;
});

/** The answer to a request; what is worked out counts up. */
function ask({ body = QUERY, viewer = AGENT, language = 'de', accept, method = 'POST', meanwhile }: Sent = {}): string {
  let answer = '';
  const request = { method, path: '/', body, headers: { accept } };
  const response = {
    setHeader: () => undefined,
    once: () => undefined,
    end: (bytes: Buffer) => (answer = bytes.toString()),
  };
  const next = (): void => {
    answer = `answer ${(worked += 1)}`;
    meanwhile?.();
    listenerOfLookup(request)?.(SharedBytes.of(Buffer.from(answer), [], []));
  };
  runInRequest({ correlationId: 'c', language, viewer, token: null, address: '' }, () =>
    lookups.serve(request as unknown as Request, response as unknown as Response, next),
  );
  return answer;
}
const repeated = (times: number, one?: Sent): string[] => Array.from({ length: times }, () => ask(one));

it('keeps the answer of a question that comes again', () => {
  expect(repeated(4)).toEqual(['answer 1', 'answer 2', 'answer 2', 'answer 2']);
});

it('keeps nothing beyond a change of the rules', () => {
  repeated(2);
  state.changes += 1;
  expect(repeated(2)).toEqual(['answer 3', 'answer 3']);
});

it('keeps nothing whose parts have been forgotten', () => {
  repeated(2);
  forget();
  expect(repeated(2)).toEqual(['answer 3', 'answer 3']);
});

it('keeps no answer during which the rules have changed', () => {
  ask();
  ask({ meanwhile: () => (state.changes += 1) });
  expect(repeated(2)).toEqual(['answer 3', 'answer 3']);
});

it.each<[string, Sent]>([
  ['another language', { language: 'en' }],
  ['other variables', { body: { ...QUERY, variables: { from: 'AT' } } }],
  ['another operation', { body: { ...QUERY, operationName: 'other' } }],
  ['another accepted format', { accept: 'text/html' }],
])('tells %s apart', (_, other) => {
  repeated(3);
  expect(ask(other)).toBe('answer 3');
});

it.each<[string, Sent]>([
  ['a stranger', { viewer: null }],
  ['a request by GET', { method: 'GET' }],
  ['an answer in another format', { accept: 'application/graphql-response+json' }],
  ['a list of operations', { body: [QUERY] }],
  ['another query', { body: { query: '{ whoAmI { id } }' } }],
])('works out the answer for %s every time', (_, other) => {
  expect(repeated(3, other)).toEqual(['answer 1', 'answer 2', 'answer 3']);
});
