import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SmtpTransport } from './smtp-transport.js';

type Step = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message';
/** `CUT`: the connection ends instead. */
type Script = Partial<Record<Step, string>>;

const ANSWERS: Record<Step, string> = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 sender',
  RCPT: '250 recipient',
  DATA: '354 go on',
  message: '250 taken',
};

/** A mail server that says what a test wants it to say. */
function scripted(script: Script): Promise<Server> {
  const server = createServer((socket: Socket) => {
    let inMessage = false;
    let pending = '';
    const say = (step: Step): void =>
      script[step] === 'CUT' ? void socket.destroy() : void socket.write(`${script[step] ?? ANSWERS[step]}\r\n`);
    say('greeting');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      pending += chunk.toString();
      if (inMessage) {
        if (!pending.endsWith('\r\n.\r\n')) return;
        [inMessage, pending] = [false, ''];
        return say('message');
      }
      const lines = pending.split('\r\n');
      pending = lines.pop()!;
      for (const line of lines) {
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === 'QUIT') socket.end('221 bye\r\n');
        else if (verb in ANSWERS) say(verb as Step);
        else socket.write('250 ok\r\n');
        inMessage ||= verb === 'DATA' && !script.DATA;
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function outcomeOf(script: Script): Promise<unknown> {
  const server = await scripted(script);
  const { port } = server.address() as AddressInfo;
  const transport = SmtpTransport.of({
    smtpUrl: `smtp://user:secret@127.0.0.1:${port}`,
    mailFrom: 'Landfall <mail@landfall.example>',
    mailConcurrency: 1,
    mailAllowList: [],
    dkim: null,
  });
  try {
    return await transport.send({
      to: 'traveller@example.com',
      subject: 'A change',
      html: '<p>It has changed.</p>',
      text: 'It has changed.',
      messageId: '<1@landfall.example>',
      headers: {},
    });
  } finally {
    transport.onApplicationShutdown();
    server.close();
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
  const transport = SmtpTransport.of({
    smtpUrl: 'smtp://127.0.0.1:9',
    mailFrom: 'mail@landfall.example',
    mailConcurrency: 1,
    mailAllowList: [],
    dkim: null,
  });
  const mail = { to: 'a@example.com', subject: '', html: '', text: '', messageId: '<1@x.example>', headers: {} };
  expect(await transport.send(mail)).toMatchObject({ result: 'DEFERRED', cause: 'SERVER' });
  transport.onApplicationShutdown();
});
