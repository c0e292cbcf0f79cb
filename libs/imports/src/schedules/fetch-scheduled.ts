import { type PublicWeb, WebFailure, type WebRejection } from '@landfall/platform';
import { problem, type ImportProblem } from '../port/import-problem.js';

const MEGABYTE = 1_000_000;
const LIMITS = { timeoutMs: 5_000, maxBytes: 5 * MEGABYTE };
const ADDRESS_SHOWN = 200;

const REASONS: Readonly<Record<WebRejection, ImportProblem>> = {
  NO_WEB_ADDRESS: problem('import.problem.noAddress'),
  UNKNOWN_HOST: problem('import.problem.unknownHost'),
  NOT_PUBLIC: problem('import.problem.notPublic'),
  TIMEOUT: problem('import.problem.timeout'),
  TOO_LARGE: problem('import.problem.tooLarge', { max: LIMITS.maxBytes / MEGABYTE }),
  NO_ANSWER: problem('import.problem.noAnswer'),
};

/** The bytes at an address from a form, read from the public web only; or why there are none. Redirects are reported, not followed. */
export async function fetchScheduled(
  web: PublicWeb,
  address: string,
): Promise<{ bytes: Uint8Array } | { problem: ImportProblem }> {
  const answer = await web.get(address, LIMITS).catch((error: unknown) => {
    if (error instanceof WebFailure) return error;
    throw error;
  });
  if (answer instanceof WebFailure) return { problem: REASONS[answer.reason] };
  if (answer.location)
    return { problem: problem('import.problem.redirected', { location: answer.location.slice(0, ADDRESS_SHOWN) }) };
  if (answer.status !== 200) return { problem: problem('import.problem.httpStatus', { status: answer.status }) };
  return { bytes: answer.body };
}
