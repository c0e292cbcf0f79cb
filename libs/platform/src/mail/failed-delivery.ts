import type { Delivery } from './mail-transport.js';

/** What nodemailer says of a mail that was not taken. */
interface SmtpFailure {
  code?: string;
  /** The step of the exchange: CONN, EHLO, STARTTLS, AUTH …, MAIL FROM, RCPT TO, DATA. */
  command?: string;
  response?: string;
  responseCode?: number;
}

const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** RFC 3463: an address that does not exist or has moved (7 and 8 are the sender's), and a mailbox that is switched off. */
const OF_ADDRESS = /^5\.(1\.(?![78]$)\d+|2\.1)$/;
/** A server that speaks of its rules for senders, at whatever step: it says the same to every recipient. */
const OF_SENDER = /relay|authenti|policy|blacklist|block ?list|blocked|spam|reputation|\bdnsbl\b|not permitted|sender/i;
const NEEDS_LOGIN = new Set([530, 534, 535, 538]);

/**
 * Whose fault a failed delivery is. Only a 5xx to the recipient's address (RCPT TO), or a 5.1.x after the message, speaks of the recipient;
 * a greeting, a login, a sender or a policy speaks of the server or of us and only defers the mail.
 */
export function failedDelivery(error: unknown): Delivery {
  const failure = (error instanceof Error ? error : {}) as SmtpFailure;
  const { command = '', responseCode = 0, code = 'UNKNOWN' } = failure;
  const step = command.split(' ')[0] ?? '';
  const named = `${step ? `${step} ` : ''}${responseCode || code}`;
  if (rejectsRecipient(step, failure)) return { result: 'REJECTED', code: named };
  return { result: 'DEFERRED', code: named, isServerFault: !concernsOneMail(step, responseCode) };
}

function rejectsRecipient(step: string, { response = '', responseCode = 0, code }: SmtpFailure): boolean {
  // Our own check of the address, before anything was sent.
  if (step === 'API') return code === 'EENVELOPE';
  if (responseCode < 500 || responseCode > 599) return false;
  const enhanced = ENHANCED.exec(response)?.[1];
  if (enhanced) return (step === 'RCPT' || step === 'DATA') && OF_ADDRESS.test(enhanced);
  return step === 'RCPT' && !NEEDS_LOGIN.has(responseCode) && !OF_SENDER.test(response);
}

/** A mailbox that is full or greylisted, or a message that is not liked, says nothing of the next mail. */
const concernsOneMail = (step: string, responseCode: number): boolean =>
  (step === 'RCPT' || step === 'DATA') && responseCode >= 400 && responseCode !== 421 && !NEEDS_LOGIN.has(responseCode);
