import { Fault } from '@landfall/kernel';
import { currentRequest } from '@landfall/platform';
import { FILE_UPLOAD_PATH } from '@landfall/platform/connections';
import express, { type RequestHandler } from 'express';

const BODY_LIMIT = '100kb';
// A restriction with hundreds of details. Files of imports come as streams (libs/imports/src/files).
const EDITOR_BODY_LIMIT = '2mb';
/** Bodies are files there, and nothing else is read. */
const FILES = new RegExp(`^${FILE_UPLOAD_PATH}/?$`, 'i');
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/** Reads JSON in UTF-8, its only encoding (RFC 8259, 8.1); Express would decode others. Only editors may send large requests, or learn that their token has lapsed. */
export function jsonBody(): RequestHandler {
  const small = express.json({ limit: BODY_LIMIT });
  const large = express.json({ limit: EDITOR_BODY_LIMIT });
  return (request, response, next) => {
    if (FILES.test(request.path)) return next();
    const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
    if (charset !== 'utf-8' && charset !== 'utf8')
      return next(Object.assign(new Error('unsupported charset'), { status: 415 }));
    const { viewer, token } = currentRequest();
    if (viewer?.isStaff) return large(request, response, next);
    small(request, response, (error?: unknown) => {
      const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
      next(isTooLarge && token && !viewer ? new Fault('UNAUTHENTICATED', 'fault.UNAUTHENTICATED') : error);
    });
  };
}
