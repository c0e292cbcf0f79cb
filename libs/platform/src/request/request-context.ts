import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@landfall/kernel';

/** Who asks. Anonymous requests have no viewer. */
export interface Viewer {
  userId: string;
  isStaff: boolean;
  organisationId: string | null;
  permissions: readonly string[];
}

export interface RequestContext {
  correlationId: string;
  language: Language;
  viewer: Viewer | null;
  /** The login token the request came with. */
  token: string | null;
  /** Network address, for throttling only; never stored. */
  address: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The request being served; throws outside of one. */
export function currentRequest(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request here.');
  return context;
}
