import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AnswersState } from '@landfall/answers/answers-state';
import { currentRequest } from '@landfall/platform';
import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { decideAccess, FIELD_RULES } from '../access/field-rules.js';
import { onLookupBytes } from './compiled-lookups.js';
import { LOOKUP } from './lookup-documents.js';

const MAX_BYTES = 56 * 1_048_576;
const OTHER_FORMATS = /graphql-response|multipart/i;

/** Answers a lookup that is asked again with the bytes of its answer, as long as nothing has changed from which answers are made. */
@Injectable()
export class KnownLookups {
  private readonly known = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  /** Questions that have been asked once. */
  private readonly once = new LRUCache<string, true>({ max: 5_000 });
  private changes = -1;

  constructor(private readonly state: AnswersState) {}

  readonly serve: RequestHandler = (request, response, next) => {
    const key = keyOf(request.method, request.path, request.body, request.headers.accept);
    if (key === null) return next();
    const { changes } = this.state;
    if (changes !== this.changes) this.known.clear();
    this.changes = changes;
    const bytes = this.known.get(key);
    if (bytes) {
      return sendLookup(response, bytes);
    }
    // Most questions are asked by nobody else.
    if (this.once.has(key)) onLookupBytes(request, (answer) => this.keep(key, answer, changes));
    else this.once.set(key, true);
    next();
  };

  private keep(key: string, bytes: Buffer, changes: number): void {
    if (this.state.changes === changes) this.known.set(key, bytes);
  }
}

/** Sends an answer with the headers that Apollo gives it. */
export function sendLookup(response: Response, bytes: Buffer): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** Everything in a request that its answer depends on; null: it is no lookup, or its viewer may not look anything up. */
function keyOf(method: string, path: string, body: unknown, accept = ''): string | null {
  if (OTHER_FORMATS.test(accept)) return null;
  if (method !== 'POST' || path !== '/' || typeof body !== 'object' || body === null || !('query' in body)) return null;
  if (typeof body.query !== 'string' || !body.query.includes(LOOKUP)) return null;
  const { viewer, language } = currentRequest();
  if (decideAccess(FIELD_RULES[`Query.${LOOKUP}`]!, viewer) !== 'ALLOWED') return null;
  return createHash('sha256')
    .update(JSON.stringify([language, accept, body]))
    .digest('base64');
}
