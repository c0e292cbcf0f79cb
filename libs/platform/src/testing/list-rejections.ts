import { InputRejected, type Language } from '@landfall/kernel';
import { toFieldErrors } from '../request/field-errors.js';

export async function rejectionsOf(read: () => unknown, language: Language = 'de'): Promise<Record<string, string[]>> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof InputRejected)) throw error;
    return Object.fromEntries(
      toFieldErrors(error.rejections, language).map(({ field, messages }) => [field, messages]),
    );
  }
  throw new Error('It was accepted.');
}

/** The German rejection of a page of 101 entries. */
export const PAGE_TOO_LONG = { limit: ['Erwartet wird eine ganze Zahl von 1 bis 100.'] };
