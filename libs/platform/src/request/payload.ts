import type { Outcome } from '@landfall/kernel';
import { toFieldErrors } from './field-errors.js';
import type { Presented } from './presented.js';
import { currentRequest } from './request-context.js';

/** An outcome as every mutation answers it, in the language of the request. */
export function toPayload(outcome: Outcome<object>): Pick<Presented<'MutationResult'>, 'ok' | 'errors'> {
  return { ok: outcome.ok, errors: outcome.ok ? [] : toFieldErrors(outcome.rejections, currentRequest().language) };
}
