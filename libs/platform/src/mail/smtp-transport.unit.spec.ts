import { SMTPServer } from 'smtp-server';
import { AMailServer, type Script, type Step } from '../../test/a-mail-server.js';
import type { Delivery } from './mail-transport.js';
import { SmtpTransport, type SmtpTimes } from './smtp-transport.js';

const MAIL = {
  to: 'traveller@example.com',
  subject: 'A change',
  html: '<p>It has changed.</p>',
  text: 'It has changed.',
  messageId: '<1@landfall.example>',
  headers: {},
};

async function sentBy(smtpUrl: string, times?: SmtpTimes): Promise<Delivery> {
  const config = { smtpUrl, mailFrom: 'Landfall <mail@landfall.example>', mailConcurrency: 1, mailAllowList: [] };
  const transport = SmtpTransport.of({ ...config, dkim: null }, times);
  try {
    return await transport.send(MAIL);
  } finally {
    transport.onApplicationShutdown();
  }
}

/** `protocol` and `host` as in SMTP_URL. */
async function outcomeOf(
  script: Script,
  { protocol = 'smtp', host = '127.0.0.1', times }: { protocol?: string; host?: string; times?: SmtpTimes } = {},
): Promise<Delivery> {
  const server = await AMailServer.start(script);
  try {
    return await sentBy(`${protocol}://user:secret@${host}:${server.port}`, times);
  } finally {
    await server.close();
  }
}

it('delivers', async () => {
  expect(await outcomeOf({})).toEqual({ result: 'ACCEPTED' });
});

it.each<[Script]>([
  [{ RCPT: '550 No such user' }],
  [{ RCPT: '550 5.1.1 No such user' }],
  [{ message: '550 5.1.1 No such user' }],
  [{ RCPT: '550-5.1.1 The account that you tried to reach does not exist.\r\n550 5.1.1 Check the address' }],
  [{ message: '554 5.1.10 Recipient not found' }],
])('%j fails the recipient', async (script) => {
  expect(await outcomeOf(script)).toMatchObject({ result: 'REJECTED' });
});

it.each<[Script, string]>([
  [{ greeting: '554 No SMTP service here' }, 'CONN 554'],
  [{ EHLO: '550 Access denied', MAIL: '550 Access denied' }, 'MAIL 550'],
  [{ AUTH: '535 5.7.8 Authentication failed' }, 'AUTH 535'],
  [{ MAIL: '550 Sender not allowed' }, 'MAIL 550'],
  [{ RCPT: '530 5.7.0 Authentication required' }, 'RCPT 530'],
  [{ greeting: '421 4.7.0 Try again later' }, 'CONN 421'],
  [{ MAIL: '421 4.3.2 Shutting down' }, 'MAIL 421'],
  [{ RCPT: '421 4.7.0 Too many errors' }, 'RCPT 421'],
  [{ MAIL: '553 5.1.8 Sender address rejected: domain not found' }, 'MAIL 553'],
  [{ MAIL: '530 5.7.0 Must issue STARTTLS first' }, 'MAIL 530'],
  [{ MAIL: '501 5.1.7 Bad sender address syntax' }, 'MAIL 501'],
  [{ MAIL: '504 5.7.1 Not supported' }, 'MAIL 504'],
  [{ MAIL: '550-5.7.26 Unauthenticated mail is prohibited\r\n550 5.7.26 Read our policy' }, 'MAIL 550'],
])('%j defers the mail as a fault of the server (%s)', async (script, code) => {
  expect(await outcomeOf(script)).toMatchObject({ result: 'DEFERRED', cause: 'SERVER', code });
});

it.each<[Script]>([
  [{ RCPT: '550 5.7.1 Relaying denied' }],
  [{ DATA: '554 5.7.1 Rejected by policy' }],
  [{ message: '554 5.7.1 Looks like spam' }],
  [{ RCPT: '550-5.7.1 No such user here would ever take this\r\n550 5.7.1 from your network' }],
])('%j defers this mail', async (script) => {
  expect(await outcomeOf(script)).toMatchObject({ result: 'DEFERRED', cause: 'REJECTION' });
});

it.each<[Script]>([
  [{ RCPT: '452 4.2.2 Mailbox full' }],
  [{ RCPT: '450 4.7.1 Greylisted' }],
  [{ message: '451 4.3.0 Later' }],
  [{ RCPT: '552 5.2.2 Mailbox full' }],
])('%j defers the mail of this recipient', async (script) => {
  expect(await outcomeOf(script)).toMatchObject({ result: 'DEFERRED', cause: 'RECIPIENT' });
});

it.each<[Step]>([['greeting'], ['AUTH'], ['MAIL'], ['RCPT'], ['DATA']])(
  'an answer to %s that is none defers the mail as a fault of the server',
  async (step) => {
    expect(await outcomeOf({ [step]: 'HTTP/1.1 400 Bad Request' })).toMatchObject({
      result: 'DEFERRED',
      cause: 'SERVER',
    });
  },
);

it('an answer to the message that is none leaves open whether it was taken', async () => {
  expect(await outcomeOf({ message: 'HTTP/1.1 400 Bad Request' })).toMatchObject({ result: 'DEFERRED' });
});

it.each<[Step, string]>([
  ['greeting', 'SERVER'],
  ['EHLO', 'SERVER'],
  ['AUTH', 'SERVER'],
  ['MAIL', 'SERVER'],
  ['RCPT', 'SERVER'],
  ['DATA', 'SERVER'],
  ['message', 'UNCERTAIN'],
])('a connection that ends instead of the answer to %s is %s', async (step, cause) => {
  expect(await outcomeOf({ [step]: 'CUT' })).toMatchObject({ result: 'DEFERRED', cause });
});

it('defers a mail when nobody listens', async () => {
  expect(await sentBy('smtp://127.0.0.1:9')).toMatchObject({ result: 'DEFERRED', cause: 'SERVER' });
});

const STEPS: readonly Step[] = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'message'];
const causeOf = (step: Step): string => (step === 'message' ? 'UNCERTAIN' : 'SERVER');

it('waits ten seconds for each answer, whichever is missing', async () => {
  const began = performance.now();
  const outcomes = await Promise.all(STEPS.map((step) => outcomeOf({ [step]: 'HANG' })));
  expect(outcomes).toMatchObject(STEPS.map((step) => ({ result: 'DEFERRED', cause: causeOf(step) })));
  const seconds = (performance.now() - began) / 1_000;
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(14);
});

it.each(STEPS)('does not wait for ever for an answer to %s that never ends', async (step) => {
  const times = { answerMs: 300, mailMs: 1_000 };
  expect(await outcomeOf({ [step]: 'TRICKLE' }, { times })).toMatchObject({ result: 'DEFERRED', cause: causeOf(step) });
});

describe('with encryption', () => {
  // This machine, but by no name of the loopback interface: those need no encryption.
  const host = '0.0.0.0';
  const times = { answerMs: 300, mailMs: 2_000 };
  const offering = (script: Script): Script => ({ EHLO: '250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN', ...script });

  it.each<[string, Script, string]>([
    ['is rejected', { STARTTLS: '454 4.7.0 TLS not available' }, 'STARTTLS 454'],
    ['is cut off', { STARTTLS: 'CUT' }, 'CONN ECONNECTION'],
    ['gets no answer', { STARTTLS: 'HANG' }, 'CONN ETIMEDOUT'],
    ['is agreed and fails', { handshake: '250 hello' }, 'CONN ESOCKET'],
    ['is agreed and cut off', { handshake: 'CUT' }, 'CONN ESOCKET'],
    ['is agreed and does not come', { handshake: 'HANG' }, 'CONN ETIMEDOUT'],
  ])(
    'that %s defers the mail as a fault of the server, which learns neither password nor mail',
    async (_, script, code) => {
      const server = await AMailServer.start(offering(script));
      const url = `smtp://user:secret@${host}:${server.port}`;
      expect(await sentBy(url, times)).toEqual({ result: 'DEFERRED', cause: 'SERVER', code });
      expect(server.commands.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
      expect(server.received).toEqual([]);
      await server.close();
    },
  );

  it.each<[string, Script]>([
    ['by a server that has none', {}],
    ['by a server that is silent', { greeting: 'HANG' }],
  ])('from the first byte, %s, defers the mail', async (_, script) => {
    expect(await outcomeOf(script, { protocol: 'smtps', times })).toMatchObject({
      result: 'DEFERRED',
      cause: 'SERVER',
    });
  });

  it('by a certificate that nobody vouches for defers the mail', async () => {
    const server = new SMTPServer({
      authOptional: true,
      onData: (stream, _, done) => void stream.resume().on('end', done),
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as { port: number };
    expect(await sentBy(`smtp://${host}:${port}`, times)).toMatchObject({ result: 'DEFERRED', cause: 'SERVER' });
    await new Promise<void>((resolve) => server.close(resolve));
  });
});
