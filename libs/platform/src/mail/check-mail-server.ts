import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { failedDelivery } from './failed-delivery.js';
import { connectionTo, isLoopback, type SmtpTimes } from './smtp-transport.js';

/** What is wrong with a mail server, or with how it is set up here. `UNENCRYPTED` alone lets mails go out, in clear text. */
export type MailServerProblem =
  | 'HOST_UNKNOWN'
  | 'NO_CONNECTION'
  | 'NO_ANSWER'
  | 'ENCRYPTION_FAILED'
  | 'CERTIFICATE_REJECTED'
  | 'LOGIN_REJECTED'
  | 'SERVER_REJECTS'
  | 'UNENCRYPTED';

export interface MailServerCheck {
  problem: MailServerProblem | null;
  /** Step and number or kind of the failure, such as `AUTH 535`; never a text of the server. */
  code: string | null;
}

const TIMES: SmtpTimes = { answerMs: 10_000, mailMs: 20_000 };
const NO_OFFER = /^5\d\d/;

/** The server of an SMTP url without its login, for people: `mail.example:465`. */
export function mailServerName(smtpUrl: string): string {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
}

/** Connects, encrypts and logs in as for a mail, and sends none. Resolves after `mailMs` at the latest, whatever the server does. */
export async function checkMailServer(smtpUrl: string, times: SmtpTimes = TIMES): Promise<MailServerCheck> {
  const mustEncrypt = new URL(smtpUrl).protocol === 'smtp:' && !isLoopback(smtpUrl);
  const found = await attempt(smtpUrl, times, mustEncrypt);
  if (!mustEncrypt || !offersNoEncryption(found)) return resultOf(found);
  const plain = await attempt(smtpUrl, times, false);
  return plain === null ? { problem: 'UNENCRYPTED', code: null } : resultOf(plain);
}

interface Failure {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
}

const SILENT: Failure = { code: 'ETIMEDOUT', command: 'CONN' };

/** Null: it went well. */
async function attempt(smtpUrl: string, { answerMs, mailMs }: SmtpTimes, requireTLS: boolean): Promise<Failure | null> {
  // Its own, so that a server that never ends its answer can be left.
  const socket = new Socket();
  const ended = new AbortController();
  const transporter = nodemailer.createTransport({
    ...connectionTo(smtpUrl, answerMs),
    ...(requireTLS ? { requireTLS, ignoreTLS: false } : {}),
    socket,
  });
  try {
    return await Promise.race([
      transporter.verify().then(
        () => null,
        (error: unknown) => Object(error) as Failure,
      ),
      delay(mailMs, SILENT, { signal: ended.signal, ref: false }),
    ]);
  } finally {
    ended.abort();
    socket.destroy();
  }
}

const offersNoEncryption = (failure: Failure | null): boolean =>
  failure?.command === 'STARTTLS' && NO_OFFER.test(failure.response ?? '');

function resultOf(failure: Failure | null): MailServerCheck {
  if (failure === null) return { problem: null, code: null };
  const delivery = failedDelivery(failure);
  return { problem: problemOf(failure), code: delivery.result === 'ACCEPTED' ? null : delivery.code };
}

function problemOf({ code = '', command = '', message = '', responseCode = 0 }: Failure): MailServerProblem {
  if (command.startsWith('AUTH') || code === 'EAUTH') return 'LOGIN_REJECTED';
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'HOST_UNKNOWN';
  if (/certificate|altnames/i.test(message)) return 'CERTIFICATE_REJECTED';
  if (command === 'STARTTLS' || code === 'ETLS' || /\bSSL\b|\bTLS\b/i.test(message)) return 'ENCRYPTION_FAILED';
  if (responseCode > 0) return 'SERVER_REJECTS';
  return code === 'ETIMEDOUT' ? 'NO_ANSWER' : 'NO_CONNECTION';
}
