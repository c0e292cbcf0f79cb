import nodemailer from 'nodemailer';

export interface OutgoingMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
}

export type Delivery =
  | { result: 'ACCEPTED' }
  /** The server rejected this recipient or message for good. */
  | { result: 'REJECTED'; code: string }
  /** Not now: connection, time-out, 4xx. */
  | { result: 'DEFERRED'; code: string };

/** Hands one mail to one recipient to an SMTP server. */
export interface MailTransport {
  send(message: OutgoingMessage): Promise<Delivery>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** A relay on this machine has no certificate that could be checked. */
const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** SMTP over a pool of connections. `allowList` keeps mail from strangers outside production; empty: everybody. */
export function smtpTransport(options: {
  url: string;
  from: string;
  connections: number;
  allowList: readonly string[];
}): MailTransport {
  const transport = nodemailer.createTransport(
    {
      url: options.url,
      ignoreTLS: isLoopback(options.url),
      pool: true,
      maxConnections: options.connections,
      maxMessages: 500,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  );
  return {
    async send(message) {
      if (options.allowList.length > 0 && !options.allowList.includes(message.to.toLowerCase()))
        return { result: 'REJECTED', code: 'NOT_ON_ALLOW_LIST' };
      try {
        const { to, subject, html, text, messageId, headers } = message;
        await transport.sendMail({ to: { name: '', address: to }, subject, html, text, messageId, headers });
        return { result: 'ACCEPTED' };
      } catch (error) {
        const responseCode = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
        const code = responseCode
          ? String(responseCode)
          : error instanceof Error && 'code' in error
            ? String(error.code)
            : 'UNKNOWN';
        return { result: responseCode >= 500 && responseCode < 600 ? 'REJECTED' : 'DEFERRED', code };
      }
    },
    close: () => transport.close(),
  };
}
