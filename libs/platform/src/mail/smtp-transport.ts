import { Readable } from 'node:stream';
import type { OnApplicationShutdown } from '@nestjs/common';
import nodemailer, { type DKIMOptions, type Transporter } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import type { Config, DkimConfig } from '../config/config.js';
import { failedDelivery } from './failed-delivery.js';
import type { Delivery, MailTransport, OutgoingMessage } from './mail-transport.js';

/** How long a server may take: for each answer, and for a mail with the answers that never end. */
export interface SmtpTimes {
  answerMs: number;
  mailMs: number;
}

const TIMES: SmtpTimes = { answerMs: 10_000, mailMs: 60_000 };

/** A relay on this machine has no verifiable certificate. */
export const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** How a connection to the server is made: the same for mails and for a check. */
export const connectionTo = (smtpUrl: string, answerMs: number): SMTPConnection.Options & { url: string } => ({
  url: smtpUrl,
  ignoreTLS: isLoopback(smtpUrl),
  connectionTimeout: answerMs,
  greetingTimeout: answerMs,
  socketTimeout: answerMs,
});

// One click ends a subscription only where the signature covers both fields (RFC 8058, section 4).
const SIGNED =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

const signing = ({ domain, selector, privateKey }: DkimConfig): DKIMOptions => ({
  domainName: domain,
  keySelector: selector,
  // A key that is parsed once: from text each mail would parse it again.
  privateKey,
  headerFieldNames: SIGNED,
});

/** The message with one write for all its lines. A connection that breaks names no step, so `onRead` notes when the message has been read to its end. */
function inOnePiece(source: Readable, onRead: () => void): Readable {
  const chunks: Buffer[] = [];
  const whole = new Readable({ read: () => undefined });
  whole.once('end', onRead);
  source
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('error', (error) => whole.destroy(error))
    .on('end', () => {
      whole.push(Buffer.concat(chunks));
      whole.push(null);
    });
  return whole;
}

/** Pooled SMTP, connected lazily. `allowList` limits recipients outside production; empty: everybody. */
export class SmtpTransport implements MailTransport, OnApplicationShutdown {
  /** Ids of the messages under way whose last byte was taken by the connection. */
  private readonly handedOver = new Set<string>();

  private constructor(
    private readonly transporter: Transporter,
    private readonly allowList: readonly string[],
    private readonly mailMs: number,
  ) {
    transporter.use('stream', ({ data, message }, done) => {
      const read = message.createReadStream.bind(message);
      message.createReadStream = (options) => inOnePiece(read(options), () => this.handedOver.add(data.messageId!));
      done();
    });
  }

  static of(
    { dkim, ...config }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailConcurrency' | 'mailAllowList' | 'dkim'>,
    { answerMs, mailMs }: SmtpTimes = TIMES,
  ): SmtpTransport {
    const transporter = nodemailer.createTransport(
      {
        ...connectionTo(config.smtpUrl, answerMs),
        pool: true,
        maxConnections: config.mailConcurrency,
        maxMessages: 500,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(dkim ? { dkim: signing(dkim) } : {}),
      },
      { from: config.mailFrom },
    );
    return new SmtpTransport(transporter, config.mailAllowList, mailMs);
  }

  async send({ to, subject, html, text, messageId, headers, returnTo }: OutgoingMessage): Promise<Delivery> {
    if (this.allowList.length > 0 && !this.allowList.includes(to.toLowerCase()))
      return { result: 'REJECTED', code: 'NOT_ON_ALLOW_LIST', isOurs: true };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.mailMs);
    try {
      const mail = { to: { name: '', address: to }, subject, html, text, messageId, headers };
      const envelope = returnTo ? { envelope: { from: returnTo, to } } : {};
      await this.transporter.sendMail({ ...mail, ...envelope, signal: late.signal });
      return { result: 'ACCEPTED' };
    } catch (error) {
      return failedDelivery(error, this.handedOver.has(messageId));
    } finally {
      clearTimeout(timer);
      this.handedOver.delete(messageId);
    }
  }

  onApplicationShutdown(): void {
    this.transporter.close();
  }
}
