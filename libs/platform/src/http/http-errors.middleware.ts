import { Logger } from '@nestjs/common';
import { Fault, languageFrom, newId, type FaultCode } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { ErrorRequestHandler } from 'express';
import { faultForLog, isOfConnection } from '../describe-fault.js';
import { problemAsJson, type ProblemWriter } from './http-problem.js';

const logger = new Logger('Http');

/** Answers unreadable requests (bad JSON, too large, unknown charset, invalid address) and those that cannot be served now in the usual error format. */
export const httpErrors =
  (write: ProblemWriter = problemAsJson): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    // Answered already, such as a body that did not arrive in time.
    if (response.writableEnded) return;
    if (response.headersSent) return next(error);
    const correlationId = String(response.getHeader('X-Correlation-Id') ?? newId());
    const language = languageFrom(request.headers['accept-language']);
    const status = statusOf(error);
    const code = codeOf(status);
    if (status === 500 || isOfConnection(error)) logger.error(`${correlationId} ${faultForLog(error)}`);
    if (status === 503) response.setHeader('Retry-After', '1');
    const message = translate(language, `fault.${code}`, { correlationId });
    write({ status, code, message, language, correlationId }, request, response);
  };

const FAULT_STATUS: Partial<Record<FaultCode, number>> = { UNAVAILABLE: 503, UNAUTHENTICATED: 401 };

function statusOf(error: unknown): number {
  if (error instanceof Fault) return FAULT_STATUS[error.code] ?? 500;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500) return status;
  return isOfConnection(error) ? 503 : 500;
}

function codeOf(status: number): FaultCode {
  if (status === 500) return 'INTERNAL';
  if (status === 503) return 'UNAVAILABLE';
  if (status === 401) return 'UNAUTHENTICATED';
  return status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT';
}
