import { newId, languageFrom } from '@landfall/kernel';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { runInRequest, type Viewer } from '../request/request-context.js';

const SCHEME = /^JWT\s+(\S{1,200})$/i;

/** Determines viewer, language and correlation id of a request. Without `viewerOf` every viewer is anonymous. */
export function requestContext(viewerOf?: (token: string, request: Request) => Promise<Viewer | null>): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const correlationId = newId();
    response.setHeader('X-Correlation-Id', correlationId);
    const token = viewerOf ? tokenOf(request.headers.authorization) : null;
    const serve = (viewer: Viewer | null): void =>
      runInRequest(
        {
          correlationId,
          language: languageFrom(request.headers['accept-language']),
          viewer,
          token,
          address: request.ip ?? request.socket.remoteAddress ?? '',
        },
        () => next(),
      );
    if (viewerOf && token) viewerOf(token, request).then(serve, next);
    else serve(null);
  };
}

/** The token of `JWT <token>`; clients without one send `no token` or `JWT no token`. */
export function tokenOf(header: string | undefined): string | null {
  return SCHEME.exec(header ?? '')?.[1] ?? null;
}
