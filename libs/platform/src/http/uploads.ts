import type { Request, Response } from 'express';
import type { FaultCode } from '@landfall/kernel';
import { translate, type MessageKey, type MessageValues } from '@landfall/messages';
import { FILE_TYPE } from '../connections/file-uploads.js';
import { currentRequest } from '../request/request-context.js';
import { problemAsJson } from './http-problem.js';

const MEGABYTE = 1_000_000;

export interface UploadProblem {
  status: number;
  code: FaultCode;
  key: MessageKey;
  values?: MessageValues;
}

export const tooLarge = (maxBytes: number): UploadProblem => ({
  status: 413,
  code: 'BAD_USER_INPUT',
  key: 'rejection.fileTooLarge',
  values: { max: Math.floor(maxBytes / MEGABYTE) },
});

/** What the headers of an upload alone forbid; no byte of the body has been read. */
export function uploadProblem({ headers }: Request, mayUpload: boolean, maxBytes: number): UploadProblem | null {
  if (!currentRequest().viewer) return { status: 401, code: 'UNAUTHENTICATED', key: 'fault.UNAUTHENTICATED' };
  if (!mayUpload) return { status: 403, code: 'FORBIDDEN', key: 'fault.FORBIDDEN' };
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = headers;
  if (type !== FILE_TYPE || encoding !== undefined)
    return { status: 415, code: 'BAD_USER_INPUT', key: 'fault.BAD_USER_INPUT' };
  return Number(length ?? 0) > maxBytes ? tooLarge(maxBytes) : null;
}

export const TOO_MANY_UPLOADS: UploadProblem = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  key: 'fault.TOO_MANY_REQUESTS',
};

export const unbroken = (request: Request): AsyncIterable<Uint8Array> =>
  ({
    [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>,
  }) as AsyncIterable<Uint8Array>;

export function answerUpload({ status, code, key, values }: UploadProblem, request: Request, response: Response): void {
  const { correlationId, language } = currentRequest();
  const message = translate(language, key, values);
  problemAsJson({ status, code, message, language, correlationId }, request, response);
  // A sender that is still writing reads its answer only when the rest has been taken.
  request.resume();
}

/** Nobody is answered when the sender has gone. `log` gets the correlation id. */
export function answerUploadFault(request: Request, response: Response, log: (correlationId: string) => void): void {
  if (request.errored || request.destroyed) return;
  const { correlationId } = currentRequest();
  log(correlationId);
  answerUpload({ status: 500, code: 'INTERNAL', key: 'fault.INTERNAL', values: { correlationId } }, request, response);
}
