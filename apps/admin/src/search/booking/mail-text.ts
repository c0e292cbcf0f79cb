import PostalMime from 'postal-mime';
import { wordsOf } from './page-text.js';

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
