import { languageFrom, newId } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { RequestHandler } from 'express';
import { problemAsJson, type ProblemWriter } from './http-problem.js';

/** Answers 503 at once beyond `max` open requests: a backlog would delay everybody. */
export function overload(max: number, write: ProblemWriter = problemAsJson): RequestHandler {
  let open = 0;
  return (request, response, next) => {
    if (open >= max) {
      const language = languageFrom(request.headers['accept-language']);
      const message = translate(language, 'fault.UNAVAILABLE');
      response.set('Retry-After', '1');
      write({ status: 503, code: 'UNAVAILABLE', message, language, correlationId: newId() }, request, response);
      return;
    }
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    next();
  };
}
