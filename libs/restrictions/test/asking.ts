import type { Language } from '@landfall/kernel';
import { runInRequest, type Viewer } from '@landfall/platform';

const STAFF: Viewer = { userId: 'staff', organisationId: null, isStaff: true, permissions: [] };

/** Runs a resolver as somebody asks it; without more, a member of staff in English. */
export const asking = <T>(
  work: () => T,
  { viewer = STAFF, language = 'en' }: { viewer?: Viewer | null; language?: Language } = {},
): T => runInRequest({ viewer, language, correlationId: 'test', token: null, address: '' }, work);
