import { translate } from '@landfall/messages';
import { currentRequest } from '@landfall/platform';
import type { RequestHandler } from 'express';
import { documentFault } from './document-limits.js';

export const documentLimits: RequestHandler = (request, response, next) => {
  const { query = request.query['query'] } = (request.body ?? {}) as { query?: unknown };
  const fault = typeof query === 'string' ? documentFault(query) : null;
  if (fault === null) return next();
  const { language, correlationId } = currentRequest();
  const code = 'GRAPHQL_VALIDATION_FAILED';
  const extensions = { code, detail: `The document is rejected: ${fault}.`, correlationId };
  response.status(400).json({ errors: [{ message: translate(language, `fault.${code}`), extensions }] });
};
