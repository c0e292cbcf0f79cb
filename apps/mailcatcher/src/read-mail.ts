import PostalMime, { addressParser, decodeWords, type Address, type Email } from 'postal-mime';

export interface MailAddress {
  address: string;
  /** Empty when the mail gives none. */
  name: string;
}

/** The SMTP envelope; the only place with blind copies. */
export interface Envelope {
  from: string;
  to: readonly string[];
}

/** A caught mail in the shape of `GET /email`. */
export interface Mail {
  id: string;
  from: MailAddress;
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  subject: string;
  /** ISO 8601; the time of acceptance when the mail has no valid date. */
  date: string;
  /** By lower-case name, decoded; a list where the header is repeated. */
  headers: Readonly<Record<string, string | string[]>>;
  text: string | null;
  html: string | null;
  attachments: readonly { filename: string | null; contentType: string; size: number }[];
  envelope: Envelope;
  /** Why parsing failed; the raw source is kept. */
  problem: string | null;
}

export interface CaughtMail {
  id: string;
  raw: Buffer;
  envelope: Envelope;
  acceptedAt: Date;
}

/** Parses a caught mail; an invalid one returns its envelope and the error. */
export async function readMail(caught: CaughtMail): Promise<Mail> {
  try {
    return mailOf(caught, await PostalMime.parse(caught.raw), null);
  } catch (error) {
    return mailOf(
      caught,
      { headers: [], headerLines: [], attachments: [] },
      error instanceof Error ? error.message : String(error),
    );
  }
}

function mailOf({ id, envelope, acceptedAt }: CaughtMail, email: Email, problem: string | null): Mail {
  const to = mailboxes(email.to ?? []);
  const date = new Date(email.date ?? Number.NaN);
  return {
    id,
    from: mailboxes(email.from ? [email.from] : [])[0] ?? { address: envelope.from, name: '' },
    to: to.length > 0 ? to : envelope.to.map((address) => ({ address, name: '' })),
    cc: mailboxes(email.cc ?? []),
    subject: email.subject ?? '',
    date: (Number.isNaN(date.getTime()) ? acceptedAt : date).toISOString(),
    headers: headersOf(email),
    text: email.text ?? null,
    html: email.html ?? null,
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename,
      contentType: mimeType,
      size: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
    envelope,
    problem,
  };
}

const mailboxes = (addresses: readonly Address[]): MailAddress[] =>
  addresses.flatMap((each) => each.group ?? [each]).map(({ address, name }) => ({ address, name }));

const ADDRESS_HEADERS = new Set(['from', 'to', 'cc', 'bcc', 'reply-to', 'sender']);

function headersOf({ headers }: Email): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const { key, value } of headers) values.set(key, [...(values.get(key) ?? []), formatted(key, value)]);
  return Object.fromEntries([...values].map(([key, all]) => [key, all.length === 1 ? (all[0] ?? '') : all]));
}

/** Names are decoded after splitting: a decoded name may contain a comma. */
function formatted(key: string, value: string): string {
  if (!ADDRESS_HEADERS.has(key)) return decodeWords(value);
  return addressParser(value, { flatten: true })
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ');
}
