import { Logger } from '@nestjs/common';
import { languageFrom, newId, type FaultCode } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { ErrorRequestHandler } from 'express';

const logger = new Logger('Http');

/** A request that cannot be read (bad JSON, too large, unknown charset, address that cannot be decoded) is answered like any other error of the api. */
export const httpErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const correlationId = String(response.getHeader('X-Correlation-Id') ?? newId());
  const language = languageFrom(request.headers['accept-language']);
  const status = statusOf(error);
  const code: FaultCode = status === 500 ? 'INTERNAL' : status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT';
  if (status === 500)
    logger.error(`${correlationId} ${error instanceof Error ? (error.stack ?? error.name) : 'unknown fault'}`);
  response.status(status).json({
    errors: [{ message: translate(language, `fault.${code}`, { correlationId }), extensions: { code, correlationId } }],
  });
};

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}
