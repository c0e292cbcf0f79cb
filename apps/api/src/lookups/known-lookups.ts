import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AnswersState } from '@landfall/answers/answers-state';
import type { Language } from '@landfall/kernel';
import { currentRequest, type Viewer } from '@landfall/platform';
import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { decideAccess, FIELD_RULES } from '../access/field-rules.js';
import { keptBody } from '../json-body.js';
import { giveBack } from './answer-buffers.js';
import { onLookupBytes } from './compiled-lookups.js';
import { LOOKUP, LookupDocuments } from './lookup-documents.js';
import type { SharedBytes } from './shared-bytes.js';

const MAX_BYTES = 12 * 1_048_576;
const OTHER_FORMATS = /graphql-response|multipart/i;

interface LookupRequester {
  viewer: Viewer | null;
  language: Language;
  accept: string | undefined;
}

/** Answers a lookup that is asked again with the bytes of its answer, as long as nothing has changed from which answers are made. */
@Injectable()
export class KnownLookups {
  private readonly known = new LRUCache<string, SharedBytes>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ memory }) => memory,
  });
  /** Questions that have been asked once. */
  private readonly once = new LRUCache<string, true>({ max: 5_000 });
  private changes = -1;

  constructor(
    private readonly state: AnswersState,
    documents: LookupDocuments,
  ) {
    documents.sharedWith(this.known);
  }

  readonly serve: RequestHandler = (request, response, next) => {
    const { method, path, headers } = request;
    const body: unknown = request.body;
    if (method !== 'POST' || path !== '/' || !isOperation(body) || keptBody(request)) return next();
    const { viewer, language } = currentRequest();
    const sent = Buffer.from(JSON.stringify(body));
    const known = this.answerTo(request, sent, { viewer, language, accept: headers.accept });
    if (known) sendLookup(response, known.toBuffer());
    else next();
  };

  /**
   * The answer to the body of a POST for GraphQL; null: it is not known, or no lookup, or its viewer may not look anything up. The
   * answer to a lookup that comes again is kept once it has been worked out for this request.
   */
  answerTo(request: object, body: Buffer, requester: LookupRequester): SharedBytes | null {
    const key = keyOf(body, requester);
    if (key === null) return null;
    const known = this.knownUnder(key);
    if (known) return known;
    // Most questions are asked by nobody else.
    const { changes } = this;
    if (this.once.has(key)) onLookupBytes(request, (answer) => this.keep(key, answer, changes));
    else this.once.set(key, true);
    return null;
  }

  private knownUnder(key: string): SharedBytes | null {
    const { changes } = this.state;
    if (changes !== this.changes) this.known.clear();
    this.changes = changes;
    return this.known.get(key) ?? null;
  }

  private keep(key: string, answer: SharedBytes, changes: number): void {
    if (this.state.changes === changes) this.known.set(key, answer);
  }
}

/** Sends an answer, which is nobody else's, with the headers that Apollo gives it. */
export function sendLookup(response: Response, bytes: Buffer): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.once('finish', () => giveBack(bytes));
  response.end(bytes);
}

const isOperation = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string';

/** Everything in a request that its answer depends on; null: it is no lookup, or its viewer may not look anything up. */
function keyOf(body: Buffer, { viewer, language, accept = '' }: LookupRequester): string | null {
  if (OTHER_FORMATS.test(accept) || !body.includes(LOOKUP)) return null;
  if (decideAccess(FIELD_RULES[`Query.${LOOKUP}`]!, viewer) !== 'ALLOWED') return null;
  return hash('sha256', Buffer.concat([Buffer.from(`${language}|${JSON.stringify(accept)}|`), body]), 'base64');
}
