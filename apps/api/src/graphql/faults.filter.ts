import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { currentRequest, faultForLog, isOfConnection } from '@landfall/platform';
import { problemAsJson } from '@landfall/platform/http';
import { sendPage } from '@landfall/traveller/auth-page';
import type { Request, Response } from 'express';
import { errorPage } from '../auth-pages/error-page.js';

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
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    if (code === 'NOT_FOUND' && isForReader(request)) sendPage(response, status, notFoundPage(language));
    else problemAsJson({ status, code, message, language, correlationId }, request, response);
    return undefined;
  }
}

/** Somebody has opened an address in a browser. */
const isForReader = (request: Request): boolean =>
  request.method === 'GET' && request.accepts(['json', 'html']) === 'html';

const notFoundPage = (language: Language): string =>
  errorPage(language, (texts) => ({
    title: texts.notFoundTitle,
    text: texts.notFoundText,
    link: { href: '/', text: texts.toHome },
  }));

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return isOfConnection(error) ? 503 : 500;
}

function codeOf(status: number): 'UNAVAILABLE' | 'INTERNAL' | 'NOT_FOUND' | 'BAD_USER_INPUT' {
  if (status === 503) return 'UNAVAILABLE';
  if (status >= 500) return 'INTERNAL';
  return status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT';
}
