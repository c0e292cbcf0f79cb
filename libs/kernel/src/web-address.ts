const MAX_LENGTH = 2_000;
// Without both slashes a browser takes "https:example.org" for a path of the page that shows it.
const ABSOLUTE = /^https?:\/\/[^/\\]/i;
// The parser of addresses drops or encodes these in silence: what is shown would not be what is opened.
const BLANK_OR_INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;

/** The address in a text, read against `base` where it has one; null for none. Unlike `URL.canParse` of Node 20, which loses letters beyond ASCII once it is hot. */
export function urlOf(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** An http or https address of a named host, as it can be shown and opened on any page: no credentials, no blanks, at most 2,000 characters. */
export function isWebAddress(text: string): boolean {
  if (text.length > MAX_LENGTH || !ABSOLUTE.test(text) || BLANK_OR_INVISIBLE.test(text)) return false;
  const url = urlOf(text);
  if (url === null) return false;
  const { hostname, username, password } = url;
  const labels = hostname.split('.');
  return labels.length > 1 && labels.every((label) => label !== '') && username === '' && password === '';
}
