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
])('%j fails the recipient', async (script) => {
  expect(await outcomeOf(script)).toMatchObject({ result: 'REJECTED' });
});

it.each<[Script, string]>([
  [{ greeting: '554 No SMTP service here' }, 'CONN 554'],
  [{ EHLO: '550 Access denied', MAIL: '550 Access denied' }, 'MAIL 550'],
  [{ AUTH: '535 5.7.8 Authentication failed' }, 'AUTH 535'],
  [{ MAIL: '550 Sender not allowed' }, 'MAIL 550'],
  [{ RCPT: '530 5.7.0 Authentication required' }, 'RCPT 530'],
])('%j defers the mail as a fault of the server (%s)', async (script, code) => {
  expect(await outcomeOf(script)).toMatchObject({ result: 'DEFERRED', cause: 'SERVER', code });
});

it.each<[Script]>([
  [{ RCPT: '550 5.7.1 Relaying denied' }],
  [{ DATA: '554 5.7.1 Rejected by policy' }],
  [{ message: '554 5.7.1 Looks like spam' }],
])('%j defers this mail', async (script) => {
  expect(await outcomeOf(script)).toMatchObject({ result: 'DEFERRED', cause: 'REJECTION' });
});

it.each<[Step, string]>([
  ['greeting', 'SERVER'],
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
  });
  const mail = { to: 'a@example.com', subject: '', html: '', text: '', messageId: '<1@x.example>', headers: {} };
  expect(await transport.send(mail)).toMatchObject({ result: 'DEFERRED', cause: 'SERVER' });
  transport.onApplicationShutdown();
});
