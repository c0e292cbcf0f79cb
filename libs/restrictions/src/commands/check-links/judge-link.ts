import { WebFailure, type PublicWeb } from '@landfall/platform';
import { pageDigest } from './page-digest.js';
import type { LinkVerdict } from '../../model/links/link-check-store.js';

const LIMITS = { timeoutMs: 5_000, maxBytes: 524_288, isBeginningEnough: true };
const MAX_HOPS = 4;
/** Answers that say the page is gone; others, such as a rejection of machines, leave it open. */
const GONE = new Set([400, 404, 410]);

/**
 * Checks that the page of a source still exists. BROKEN: the page or its host is gone; UNREACHABLE: unclear after no answer, an
 * error of the server or a rejection of machines.
 */
export async function judgeLink(web: PublicWeb, uri: string): Promise<LinkVerdict> {
  let at = uri;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const answer = await web.get(at, LIMITS).catch((error: unknown) => {
      if (error instanceof WebFailure) return error;
      throw error;
    });
    if (answer instanceof WebFailure)
      return {
        uri,
        state: answer.reason === 'UNKNOWN_HOST' || answer.reason === 'NO_WEB_ADDRESS' ? 'BROKEN' : 'UNREACHABLE',
        httpStatus: null,
        location: null,
        digest: null,
      };
    const { status, location } = answer;
    if (status >= 300 && status < 400 && location) {
      at = location;
      continue;
    }
    const moved = at === uri ? null : at;
    if (status >= 200 && status < 300)
      return {
        uri,
        state: moved ? 'REDIRECTED' : 'OK',
        httpStatus: status,
        location: moved,
        digest: pageDigest(answer),
      };
    return {
      uri,
      state: GONE.has(status) ? 'BROKEN' : 'UNREACHABLE',
      httpStatus: status,
      location: moved,
      digest: null,
    };
  }
  return { uri, state: 'BROKEN', httpStatus: null, location: at, digest: null };
}
