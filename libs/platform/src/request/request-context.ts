import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@landfall/kernel';

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
  token: string | null;
  /** Network address, for throttling only; never stored. */
  address: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The current request; throws outside of one. */
export function currentRequest(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request here.');
  return context;
}
