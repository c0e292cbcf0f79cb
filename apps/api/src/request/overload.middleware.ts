import { languageFrom, newId } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { RequestHandler } from 'express';

/** Answers a request at once with 503 when `max` are open already: work that piles up would only be late for everybody. */
export function overload(max: number): RequestHandler {
  let open = 0;
  return (request, response, next) => {
    if (open >= max) {
      const message = translate(languageFrom(request.headers['accept-language']), 'fault.UNAVAILABLE');
      response
        .status(503)
        .set('Retry-After', '1')
        .json({ errors: [{ message, extensions: { code: 'UNAVAILABLE', correlationId: newId() } }] });
      return;
    }
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    next();
  };
}
