import type { Language } from '@landfall/kernel';
import { currentRequest } from '@landfall/platform';

/** Who reads a restriction: internal notes and sources are for staff only. */
export interface Reader {
  language: Language;
  isStaff: boolean;
}

/** The reader of the current request. */
export function currentReader(): Reader {
  const { viewer, language } = currentRequest();
  return { language, isStaff: viewer?.isStaff === true };
}
