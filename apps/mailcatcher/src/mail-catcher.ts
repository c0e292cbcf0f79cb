import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { BACKLOG, guardedServer } from '@landfall/platform/connections';
import { Mailbox } from './mailbox.js';
import { mailWeb } from './web.js';

const DEFAULT_LIMIT = 20_000;
const LARGEST_MAIL = 10 * 1024 * 1024;
const CLOSE_TIMEOUT = 2_000;
const SMTP_CLIENTS = 256;
/** Without a byte from its client an SMTP session ends. */
const SMTP_IDLE_MS = 30_000;
const WEB_LIMITS = { connections: 256, waitingPerAddress: 128, keepAliveMs: 5_000 };

export interface MailCatcherOptions {
  /** 0: any free port. */
  smtpPort: number;
  webPort: number;
  /** Default 127.0.0.1: caught mails contain addresses and secret links. */
  host?: string;
  /** Number of kept mails, the newest ones. */
  limit?: number;
}

export interface MailCatcher {
  /** The actual ports. */
  smtpPort: number;
  webPort: number;
  close(): Promise<void>;
}

/**
 * Starts an SMTP server that delivers nothing, and the page on which the mails can be read. Rejects when a port is taken.
 */
export async function startMailCatcher({
  smtpPort,
  webPort,
  host = '127.0.0.1',
  limit = DEFAULT_LIMIT,
}: MailCatcherOptions): Promise<MailCatcher> {
  const mailbox = new Mailbox(limit);
  const smtp = smtpServer(mailbox);
  const smtpListener = smtp.listen(smtpPort, host);
  await listening(smtpListener, smtp);
  smtp.on('error', (error) => console.error('mail catcher: SMTP', error.message));
  const web = guardedServer(WEB_LIMITS, mailWeb(mailbox)).listen({ port: webPort, host, backlog: BACKLOG });
  try {
    await listening(web, web);
  } catch (error) {
    await closed(smtp);
    throw error;
  }
  return {
    smtpPort: portOf(smtpListener),
    webPort: portOf(web),
    close: async () => {
      await Promise.all([closed(smtp), closedWeb(web)]);
    },
  };
}

/** The SMTP library replaces the error listeners of its server and re-emits the errors. */
function listening(listener: EventEmitter, failing: EventEmitter): Promise<void> {
  return new Promise((resolve, reject) => {
    failing.once('error', reject);
    listener.once('listening', () => {
      failing.off('error', reject);
      resolve();
    });
  });
}

function smtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_MAIL,
    closeTimeout: CLOSE_TIMEOUT,
    maxClients: SMTP_CLIENTS,
    socketTimeout: SMTP_IDLE_MS,
    banner: 'Landfall mail catcher',
    onData(stream, session, done) {
      collected(stream).then(
        (raw) => {
          if (stream.sizeExceeded) return done(rejectionOf(552, `mails over ${LARGEST_MAIL} bytes are not taken`));
          const { mailFrom, rcptTo } = session.envelope;
          const id = mailbox.accept(raw, {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
          });
          return done(null, `caught as ${id}`);
        },
        (error: Error) => done(error),
      );
    },
  });
}

async function collected(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // The protocol requires reading an oversized mail to its end; it is not kept.
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const rejectionOf = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address.port;
};

const closed = (smtp: SMTPServer): Promise<void> => new Promise((resolve) => smtp.close(resolve));

function closedWeb(web: Server): Promise<void> {
  const closing = new Promise<void>((resolve, reject) => web.close((error) => (error ? reject(error) : resolve())));
  web.closeAllConnections();
  return closing;
}
