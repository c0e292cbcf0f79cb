import type { FieldErrors, Outcome } from '@landfall/kernel';
import { currentRequest, toFieldErrors } from '@landfall/platform';

/** An outcome as every mutation answers it, in the language of the request. */
export function toPayload(outcome: Outcome<object>): { ok: boolean; errors: FieldErrors[] } {
  return { ok: outcome.ok, errors: outcome.ok ? [] : toFieldErrors(outcome.rejections, currentRequest().language) };
}
