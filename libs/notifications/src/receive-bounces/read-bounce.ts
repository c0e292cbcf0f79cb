import PostalMime, { type Email } from 'postal-mime';
import type { BounceAddresses } from './bounce-addresses.js';

export interface Bounce {
  mailId: string;
  /** The address will not take mails; false: it may, later. */
  isFinal: boolean;
  /** Of the server that returned it, as `5.1.1`. */
  code: string;
}

const RECIPIENTS = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];
/** What a mailbox answers by itself, such as a notice of absence. */
const STATUS_REPORT = 'message/delivery-status';

/** A returned mail (RFC 3464), by the address that it came back to; null for any other mail, and for a report that says nothing of failure. */
export async function readBounce(source: Uint8Array, addresses: BounceAddresses): Promise<Bounce | null> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const mailId = recipientsOf(mail)
    .map((recipient) => addresses.mailOf(recipient))
    .find((id) => id !== null);
  const report = mail.attachments.find(({ mimeType }) => mimeType === STATUS_REPORT);
  if (!mailId || !report) return null;
  const text = textOf(report.content);
  const action = /^action:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase();
  const code = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  if (!code || (action !== 'failed' && action !== 'delayed')) return null;
  return { mailId, isFinal: action === 'failed' && code.startsWith('5'), code };
}

const recipientsOf = ({ headers }: Email): string[] =>
  headers.filter(({ key }) => RECIPIENTS.includes(key)).map(({ value }) => value);

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
