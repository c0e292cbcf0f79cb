import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageFrom, newId } from '@landfall/kernel';
import { deviceIds } from '@landfall/organisations/device-cookie';
import type { Sessions } from '@landfall/organisations/sessions';
import { runInRequest, type RequestContext } from '@landfall/platform';
import { BASE_HEADERS, isSecure, tokenOf, turnAway, type Admission, type First } from '@landfall/platform/http';
import { keepBody } from '../json-body.js';
import { CONSOLE_POLICY } from '../static/console-policy.js';
import { giveBack } from './answer-buffers.js';
import { listenerOfLookup } from './compiled-lookups.js';
import type { DirectLookups } from './direct-lookups.js';
import type { KnownLookups } from './known-lookups.js';

/** A longer one is no lookup of a client that we know. */
const MAX_BODY_BYTES = 16_384;
const PATH = '/api/graphql';
const JSON_TYPE = /^application\/json *(; *charset *= *"?utf-8"? *)?$/i;

const COMMON: Readonly<Record<string, string>> = {
  ...BASE_HEADERS,
  'Content-Security-Policy': CONSOLE_POLICY,
  'Cache-Control': 'no-store',
};
const HEADERS: readonly string[] = Object.entries({
  ...COMMON,
  'Content-Type': 'application/json; charset=utf-8',
}).flat();

interface Parts {
  sessions: Pick<Sessions, 'viewerOf'>;
  known: Pick<KnownLookups, 'answerTo'>;
  direct: Pick<DirectLookups, 'operationIn' | 'answer'>;
  admission: Pick<Admission<'users'>, 'hasRoom' | 'enter'>;
  /** Whether what an address says of its clients is believed. */
  isProxy: (address: string) => boolean;
}

/**
 * Answers lookups before Express and Nest, which take more time than a known answer, and turns them away there when they
 * would wait for too long: with the same viewer, the same share and the same headers. Whatever is no lookup, or no ordinary
 * answer, also a fault, is left to them, with the body that has been read.
 */
export function lookupsFirst({ sessions, known, direct, admission, isProxy }: Parts): First {
  return (request, response, pass) => {
    const token = mayLookUp(request) ? tokenOf(request.headers.authorization) : null;
    if (!token) return pass();
    const reject = (): void => turnAway(request, response, COMMON);
    if (!admission.hasRoom('users')) return reject();
    const { headers } = request;
    const devices = headers.cookie === undefined ? [] : deviceIds({ headers, secure: isSecure(request, isProxy) });
    const viewer = sessions.viewerOf(token, devices).catch(() => null);
    readBody(request, (body) => {
      keepBody(request, body);
      void viewer.then((found) => {
        const answer = found && answerFor(request, body, { viewer: found, token });
        if (!answer) return pass();
        const run = (done: () => void): void => {
          if (response.closed) return done();
          response.once('close', done);
          void answer().then((bytes) => {
            if (bytes) return send(response, bytes);
            response.off('close', done);
            done();
            pass();
          });
        };
        admission.enter('users', run, reject);
      });
    });
  };

  /** How its answer is made, which may come to nothing; null: it is none. */
  function answerFor(
    request: IncomingMessage,
    body: Buffer,
    { viewer, token }: Pick<RequestContext, 'viewer' | 'token'>,
  ): (() => Promise<Buffer | null>) | null {
    const { accept } = request.headers;
    const language = languageFrom(request.headers['accept-language']);
    const bytes = known.answerTo(request, body, { viewer, language, accept });
    if (bytes) return async () => bytes.toBuffer();
    const operation = direct.operationIn(body, accept);
    if (!operation) return null;
    const keep = listenerOfLookup(request);
    // Lookups are not counted by address.
    const context = { correlationId: newId(), language, viewer, token, address: '' };
    // What fails is worked out again by Express, which formats rejections and logs faults.
    return () => runInRequest(context, () => direct.answer(operation, keep)).catch(() => null);
  }
}

function send(response: ServerResponse, bytes: Buffer): void {
  response.once('finish', () => giveBack(bytes));
  response.writeHead(200, [...HEADERS, 'X-Correlation-Id', newId(), 'Content-Length', String(bytes.length)]).end(bytes);
}

function mayLookUp({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === PATH &&
    JSON_TYPE.test(headers['content-type'] ?? '') &&
    Number(headers['content-length']) <= MAX_BODY_BYTES &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** A body that ends too early is answered by nobody: its client has gone, or its time is over. */
function readBody(request: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('error', () => chunks.splice(0));
  request.once('end', () => then(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}
