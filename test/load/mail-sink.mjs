// A process of its own: an SMTP server that keeps of every mail only who got it, which mail it was, and when.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';

const HEADER_BYTES = 8_192;

/** Starts the sink. `taken()` gives `{ to, messageId, kind, isSigned, at }` of all mails so far; `at` is the clock's time in ms. */
export function startMailSink() {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const mails = [];
    child.on('exit', (code) => code && reject(new Error(`The mail sink ended with ${code}.`)));
    child.on('message', (message) => {
      if (message.port) resolve({ port: message.port, mails, close: () => child.disconnect() });
      else mails.push(...message.mails);
    });
  });
}

function serve() {
  let fresh = [];
  const flush = () => {
    if (fresh.length > 0) process.send({ mails: fresh });
    fresh = [];
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      let head = '';
      stream.on('data', (chunk) => {
        if (head.length < HEADER_BYTES) head += chunk.toString('latin1');
      });
      stream.on('error', done);
      stream.on('end', () => {
        const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? null;
        const kind = /^List-Unsubscribe:/im.test(head) ? 'CHANGE' : 'VERIFICATION';
        const isSigned = /^DKIM-Signature:/im.test(head);
        for (const { address } of session.envelope.rcptTo)
          fresh.push({ to: address, messageId, kind, isSigned, at: Date.now() });
        done();
      });
    },
  });
  server.on('error', (error) => console.error(`mail sink: ${error.message}`));
  setInterval(flush, 100);
  server.listen(0, '127.0.0.1', () => process.send({ port: server.server.address().port }));
  process.on('disconnect', () => process.exit());
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) serve();
