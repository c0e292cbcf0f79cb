import type { RequestHandler } from 'express';

/** Headers of every answer. `contentPolicy`: its Content-Security-Policy, unless the answer sets a stricter one. */
export const securityHeaders =
  (contentPolicy: string): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Content-Security-Policy', contentPolicy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.removeHeader('X-Powered-By');
    next();
  };
