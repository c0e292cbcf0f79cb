import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import { translate } from '@landfall/messages';
import { currentRequest, faultForLog, isOfConnection } from '@landfall/platform';
import { problemAsJson } from '@landfall/platform/http';
import type { Request, Response } from 'express';

/**
 * Keeps the framework from logging errors whole: a database error repeats what somebody typed. Errors of GraphQL go to its formatter, which logs
 * faults and answers rejections.
 */
@Catch()
export class FaultsFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<GqlContextType>() === 'graphql') return error;
    const http = host.switchToHttp();
    const { correlationId, language } = currentRequest();
    const status = statusOf(error);
    const code = codeOf(status);
    if (status >= 500) this.logger.error(`${correlationId} ${faultForLog(error)}`);
    const message = translate(language, `fault.${code}`, { correlationId });
    if (status === 503) http.getResponse<Response>().setHeader('Retry-After', '1');
    problemAsJson(
      { status, code, message, language, correlationId },
      http.getRequest<Request>(),
      http.getResponse<Response>(),
    );
    return undefined;
  }
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return isOfConnection(error) ? 503 : 500;
}

function codeOf(status: number): 'UNAVAILABLE' | 'INTERNAL' | 'NOT_FOUND' | 'BAD_USER_INPUT' {
  if (status === 503) return 'UNAVAILABLE';
  if (status >= 500) return 'INTERNAL';
  return status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT';
}
