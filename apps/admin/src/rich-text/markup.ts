/** The tags a note may hold; the server keeps the same ones. */
const HAS_MARKUP = /<(p|br|strong|em|u|s|ul|ol|li|a|h3|h4)\b[^>]*>/i;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** True when a text carries markup; one without is plain and may hold any character. */
export const hasMarkup = (text: string): boolean => HAS_MARKUP.test(text);

/** A stored text as the editor reads it: a paragraph for each line of a plain one. */
export const toHtml = (text: string): string =>
  hasMarkup(text)
    ? text
    : text
        .split(/\r?\n/)
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? whole),
  );

/** The words of a text without its markup: a line per paragraph, a bullet per list item. */
export function toPlain(text: string): string {
  if (!hasMarkup(text)) return text;
  const lines = text
    .replace(/<li\b[^>]*>(?:<p\b[^>]*>)?/gi, '• ')
    .replace(/<br\s*\/?>|<\/(?:p|li|h3|h4)>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return decoded(lines)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const WEB = /^https?:\/\/\S+$/i;
const OTHER = /^(?:mailto:\S+@\S+|tel:\+?[\d\s()/-]+)$/i;
const BARE_DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;
const BARE_EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** A typed address as a link may carry it, with its scheme completed; null when it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (WEB.test(text) || OTHER.test(text)) return text;
  if (BARE_EMAIL.test(text)) return `mailto:${text}`;
  return BARE_DOMAIN.test(text) ? `https://${text}` : null;
}
