import PostalMime from 'postal-mime';

const MOST_NESTED = 20;
const READ_ATTACHMENTS = /^(text\/|application\/(json|ld\+json)\b)/;
const RESERVATION = /application\/ld\+json|itemtype=["']?https?:\/\/schema\.org\/\w{0,20}Reservation/i;
/** The beginning of a mail as servers send it: fields, one to a line. */
const MAIL_FIELD = /^(?:[A-Za-z-]{1,40}:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2,}/;
const CONTENT = /^(content-type|content-transfer-encoding|mime-version):/im;

/** Whether a text is a mail with its fields, as "show original" of a mail program gives it. */
export const isMailSource = (text: string): boolean => {
  const fields = MAIL_FIELD.exec(text.trimStart())?.[0];
  return fields !== undefined && CONTENT.test(fields);
};

/**
 * What a mail says of a booking: the page if it has reservations for machines, else the plain text, else the page in words. Texts that are
 * attached come behind.
 */
export async function mailText(source: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: MOST_NESTED, attachmentEncoding: 'utf8' });
  const attached = mail.attachments
    .filter(({ mimeType }) => READ_ATTACHMENTS.test(mimeType))
    .map(({ content }) => (typeof content === 'string' ? content : ''));
  const marked = [mail.html ?? '', ...attached].filter((part) => RESERVATION.test(part));
  if (marked.length > 0) return marked.join('\n');
  const [own, ...others] = [mail.text ?? (mail.html ? wordsOf(mail.html) : ''), ...attached].filter(
    (part) => part.trim() !== '',
  );
  return [own ?? '', ...others].join('\n');
}

/** The text of a page, a line for each block. */
export const wordsOf = (html: string): string =>
  decoded(
    HIDDEN.reduce(without, html)
      .replace(/<(br|\/p|\/div|\/tr|\/li|\/h\d|\/table)\b[^>]*>/gi, '\n')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n');

/** With the characters that a page writes by their names or numbers. */
export const decoded = (text: string): string =>
  text.replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? numbered(name) ?? whole);

const HIDDEN = ['head', 'style', 'script'];

/** A page without the elements of a name. One that does not end goes to the end of the page. */
export function without(html: string, name: string): string {
  const [first = '', ...others] = html.split(new RegExp(`<${name}\\b`, 'i'));
  const end = new RegExp(`</${name}\\s*>`, 'i');
  return [first, ...others.map((part) => part.split(end).slice(1).join(''))].join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  rarr: '→',
  ndash: '–',
  mdash: '—',
};

const numbered = (name: string): string | null =>
  /^#\d{1,6}$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : null;
