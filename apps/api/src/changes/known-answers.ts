import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Answers a GET with 304 when the client has the same answer already: what is asked for again and again is seldom another one. */
export const knownAnswers: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET') return next();
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (response.statusCode !== 200 || typeof body !== 'string') return send(body);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    response.setHeader('ETag', etag);
    return request.headers['if-none-match'] === etag ? response.status(304).end() : send(body);
  };
  next();
};
