const MAX_LENGTH = 2_000;
const ABSOLUTE = /^https?:\/\/[^/\\]/i;
// The URL parser drops or encodes these silently: the shown and the opened address would differ.
const BLANK_OR_INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;

/** Parses an address, relative to `base`; null when invalid. `URL.canParse` of Node 20 corrupts non-ASCII input. */
export function urlOf(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** A public http or https address: named host, no credentials, no blanks, at most 2,000 characters. */
export function isWebAddress(text: string): boolean {
  if (text.length > MAX_LENGTH || !ABSOLUTE.test(text) || BLANK_OR_INVISIBLE.test(text)) return false;
  const url = urlOf(text);
  if (url === null) return false;
  const { hostname, username, password } = url;
  const labels = hostname.split('.');
  return labels.length > 1 && labels.every((label) => label !== '') && username === '' && password === '';
}
