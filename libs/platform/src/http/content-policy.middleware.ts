import type { RequestHandler } from 'express';

/** The Content-Security-Policy of every answer, unless it sets a stricter one. The other headers come from `guardedServer`. */
export const contentPolicy =
  (policy: string): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Content-Security-Policy', policy);
    next();
  };
