import type { IncomingMessage } from 'node:http';
import { Fault } from '@landfall/kernel';
import { currentRequest } from '@landfall/platform';
import { FILE_UPLOAD_PATH, IMAGE_UPLOAD_PATH } from '@landfall/platform/connections';
import express, { type RequestHandler } from 'express';

const BODY_LIMIT = '100kb';
// A restriction with hundreds of details. Files of imports come as streams (libs/imports/src/files).
const EDITOR_BODY_LIMIT = '2mb';
/** Bodies are files there, and nothing else is read. */
const FILES = new RegExp(`^(${FILE_UPLOAD_PATH}|${IMAGE_UPLOAD_PATH})/?$`, 'i');
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

const BODY_OF = Symbol('body');
/** Without the mark that some clients begin with, as `express.json` reads it. */
const utf8 = new TextDecoder();

interface Kept extends IncomingMessage {
  [BODY_OF]?: Buffer;
}

/** Keeps a body that has been read, not longer than `BODY_LIMIT`: `jsonBody` finds it. */
export function keepBody(request: IncomingMessage, body: Buffer): void {
  (request as Kept)[BODY_OF] = body;
}

export const keptBody = (request: IncomingMessage): Buffer | undefined => (request as Kept)[BODY_OF];

/** Parses what `express.json` would: an object or a list, or nothing at all. */
function parsed(body: Buffer): unknown {
  const text = utf8.decode(body);
  if (text.length === 0) return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new SyntaxError('neither an object nor a list');
  return value;
}

/** Reads JSON in UTF-8, its only encoding (RFC 8259, 8.1); Express would decode others. Only editors may send large requests, or learn that their token has lapsed. */
export function jsonBody(): RequestHandler {
  const small = express.json({ limit: BODY_LIMIT });
  const large = express.json({ limit: EDITOR_BODY_LIMIT });
  return (request, response, next) => {
    if (FILES.test(request.path)) return next();
    const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
    if (charset !== 'utf-8' && charset !== 'utf8')
      return next(Object.assign(new Error('unsupported charset'), { status: 415 }));
    const kept = keptBody(request);
    if (kept) {
      try {
        request.body = parsed(kept);
      } catch {
        return next(Object.assign(new Error('unreadable JSON'), { status: 400 }));
      }
      return next();
    }
    const { viewer, token } = currentRequest();
    if (viewer?.isStaff) return large(request, response, next);
    small(request, response, (error?: unknown) => {
      const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
      next(isTooLarge && token && !viewer ? new Fault('UNAUTHENTICATED', 'fault.UNAUTHENTICATED') : error);
    });
  };
}
