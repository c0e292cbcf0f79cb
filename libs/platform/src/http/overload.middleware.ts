import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { languageFrom, newId } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { Request, RequestHandler, Response } from 'express';
import type { Admission } from '../admission/admission.js';
import { hasBody } from '../connections/index.js';
import { jsonOf, problemAsJson, type HttpProblem, type ProblemWriter } from './http-problem.js';

/** A longer body is not read to its end after a rejection. */
const DISCARDED_BYTES = 64 * 1024;
const RETRY_AFTER = '1';

export interface OverloadOptions<Name extends string> {
  admission: Admission<Name>;
  /** The shares to which a request may belong, by its headers; none: it is never turned away. */
  sharesOf: (request: Request) => readonly Name[];
  /** The one to which it belongs, by its body. */
  shareOf: (request: Request) => Name | null;
  write?: ProblemWriter;
}

/**
 * Answers 503 at once when a request would have to wait for too long: `shed` before anything of it is read, `admit` after its body.
 * A request counts as work from `admit` on, so a slow sender occupies nothing.
 */
export function overload<Name extends string>({
  admission,
  sharesOf,
  shareOf,
  write = problemAsJson,
}: OverloadOptions<Name>): { shed: RequestHandler; admit: RequestHandler } {
  const reject = (request: Request, response: Response): void => {
    response.set('Retry-After', RETRY_AFTER);
    if (isLong(request)) response.set('Connection', 'close');
    write(unavailable(request), request, response);
  };
  return {
    shed: (request, response, next) => {
      const names = sharesOf(request);
      if (names.length === 0 || admission.hasRoom(...names)) next();
      else reject(request, response);
    },
    admit: (request, response, next) => {
      const name = shareOf(request);
      if (name === null) return next();
      const run = AsyncResource.bind((done: () => void) => {
        if (response.closed) return done();
        response.once('close', done);
        next();
      });
      admission.enter(name, run, () => reject(request, response));
    },
  };
}

/** The same answer as JSON without Express, to a request whose body is short. `headers`: those of every answer. */
export function turnAway(request: IncomingMessage, response: ServerResponse, headers: OutgoingHttpHeaders): void {
  const problem = unavailable(request);
  const body = Buffer.from(JSON.stringify(jsonOf(problem)));
  response
    .writeHead(problem.status, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      'Retry-After': RETRY_AFTER,
    })
    .end(body);
}

function unavailable({ headers }: IncomingMessage): HttpProblem {
  const language = languageFrom(headers['accept-language']);
  const message = translate(language, 'fault.UNAVAILABLE');
  return { status: 503, code: 'UNAVAILABLE', message, language, correlationId: newId() };
}

const isLong = (request: Request): boolean =>
  !request.complete &&
  hasBody(request) &&
  !(Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= DISCARDED_BYTES);
