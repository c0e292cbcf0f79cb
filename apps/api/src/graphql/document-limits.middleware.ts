import { translate } from '@landfall/messages';
import { currentRequest } from '@landfall/platform';
import type { Request, RequestHandler } from 'express';
import { documentFault } from './document-limits.js';

export const documentLimits: RequestHandler = (request, response, next) => {
  const fault = faultOf(request);
  if (fault === null) return next();
  const { language, correlationId } = currentRequest();
  const code = 'GRAPHQL_VALIDATION_FAILED';
  const extensions = { code, detail: `The document is rejected: ${fault}.`, correlationId };
  response.status(400).json({ errors: [{ message: translate(language, `fault.${code}`), extensions }] });
};

/** Judges what Apollo will run: of a GET what stands in the address, whatever else was sent. */
function faultOf(request: Pick<Request, 'method' | 'headers' | 'originalUrl' | 'body'>): string | null {
  const { method, headers, originalUrl } = request;
  if (method === 'POST') {
    const { query } = (request.body ?? {}) as { query?: unknown };
    return typeof query === 'string' ? documentFault(query) : null;
  }
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    return `a ${method} has no body`;
  // Express would read the first thousand parameters only.
  const documents = new URL(originalUrl, 'http://localhost').searchParams.getAll('query');
  return documents.map(documentFault).find((fault) => fault !== null) ?? null;
}
