import type { DeferralCause, Delivery } from './mail-transport.js';

interface SmtpFailure {
  code?: string;
  /** The step of the exchange: CONN, EHLO, STARTTLS, AUTH …, MAIL FROM, RCPT TO, DATA. */
  command?: string;
  response?: string;
  responseCode?: number;
}

/** At the beginning, or as qmail writes it: `(#5.1.1)`. */
const ENHANCED = /(?:^\d{3}[ -]|\(#)(\d\.\d{1,3}\.\d{1,3})\b/;
/** RFC 3463: a mailbox or domain that does not exist, or that has moved, or a mailbox that is switched off. */
const NO_MAILBOX = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** Of the address as well, but 7 and 8 are those of the sender's. */
const OF_ADDRESS = /^5\.1\.(?![78]$)\d+$/;
/** A server that speaks of its rules for senders, at whatever step: it says the same to every recipient. */
const OF_SENDER =
  /relay|authenti|policy|blacklist|block ?list|blocked|spam|reputation|\bdnsbl\b|not permitted|sender|denied|limit|quota|\byour\b/i;
const NOBODY = new RegExp(
  String.raw`\b(no such|unknown|unrouteable|invalid|non-?existent|no)\b.*\b(user|mailbox|recipient|address|account)\b|` +
    String.raw`\b(user|mailbox|recipient|address)\b.*\b(unknown|not found|not local|does ?n[o']t exist|invalid|non-?existent|disabled|inactive)\b`,
  'i',
);
const ADDRESSES = /<[^>]*>|\S+@\S+/g;
const NEEDS_LOGIN = new Set([530, 534, 535, 538]);

/**
 * Whose fault a failed delivery is. Only a 5xx to the recipient's address (RCPT TO) that says so, or a 5.1.x after the message, speaks of
 * the recipient; a greeting, a login, a sender or a policy speaks of the server or of us and only defers the mail.
 * `wasHandedOver`: the whole message had been written when the failure came.
 */
export function failedDelivery(error: unknown, wasHandedOver = false): Delivery {
  const failure = Object(error) as SmtpFailure;
  const { command = '', responseCode = 0, code = 'UNKNOWN' } = failure;
  const step = command.split(' ')[0] ?? '';
  const named = `${step ? `${step} ` : ''}${responseCode || code}`;
  // Our own check of the address, before anything was sent.
  if (step === 'API' && code === 'EENVELOPE') return { result: 'REJECTED', code: named, isOurs: true };
  if (responseCode === 0) return { result: 'DEFERRED', code: named, cause: wasHandedOver ? 'UNCERTAIN' : 'SERVER' };
  const speaksOf = subjectOf(step, failure.response ?? '', responseCode);
  return speaksOf === 'ADDRESS'
    ? { result: 'REJECTED', code: named }
    : { result: 'DEFERRED', code: named, cause: speaksOf };
}

function subjectOf(step: string, response: string, responseCode: number): DeferralCause | 'ADDRESS' {
  if (!['RCPT', 'DATA'].includes(step) || responseCode < 400 || responseCode === 421 || NEEDS_LOGIN.has(responseCode))
    return 'SERVER';
  if (responseCode < 500 || responseCode === 552) return 'RECIPIENT';
  const text = response.replaceAll(ADDRESSES, '');
  const enhanced = ENHANCED.exec(text)?.[1];
  if (enhanced) return subjectOfStatus(enhanced, text);
  if (step === 'DATA' || OF_SENDER.test(text)) return 'REJECTION';
  return NOBODY.test(text) ? 'ADDRESS' : 'UNCLEAR_REJECTION';
}

function subjectOfStatus(status: string, text: string): DeferralCause | 'ADDRESS' {
  if (NO_MAILBOX.has(status)) return 'ADDRESS';
  if (status.startsWith('5.2.')) return 'RECIPIENT';
  return OF_ADDRESS.test(status) && !OF_SENDER.test(text) ? 'ADDRESS' : 'REJECTION';
}
