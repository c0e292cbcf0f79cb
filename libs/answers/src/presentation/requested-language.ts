import { InputRejected, isLanguage, type Language } from '@landfall/kernel';

/** The requested language, else that of the request. Throws `InputRejected` for one that is not offered. */
export function requestedLanguage(requested: string | null | undefined, ofRequest: Language): Language {
  if (!requested) return ofRequest;
  const code = requested.toLowerCase().split(/[-_]/)[0];
  if (!isLanguage(code)) throw new InputRejected([{ field: 'language', key: 'rejection.unknownLanguage' }]);
  return code;
}
