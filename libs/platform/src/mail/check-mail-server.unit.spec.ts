import { SMTPServer } from 'smtp-server';
import { AMailServer, type Script } from '../../test/a-mail-server.js';
import { checkMailServer, mailServerName, type MailServerCheck } from './check-mail-server.js';

const TIMES = { answerMs: 300, mailMs: 1_000 };
const SECRET = 'pa55word';
// This machine, but by no name of the loopback interface: those need no encryption.
const ELSEWHERE = '0.0.0.0';

const NO_TLS: Script = { STARTTLS: '502 5.5.1 Command not implemented' };

interface Way {
  protocol?: string;
  host?: string;
}

async function checked(script: Script, { protocol = 'smtp', host = '127.0.0.1' }: Way = {}): Promise<MailServerCheck> {
  const server = await AMailServer.start(script);
  try {
    const check = await checkMailServer(`${protocol}://user:${SECRET}@${host}:${server.port}`, TIMES);
    expect(server.received).toEqual([]);
    return check;
  } finally {
    await server.close();
  }
}

it('finds nothing wrong where a mail would be taken, and sends none', async () => {
  expect(await checked({})).toEqual({ problem: null, code: null });
});

it.each<[string, Script, Way, MailServerCheck]>([
  ['a wrong password', { AUTH: '535 5.7.8 no' }, {}, { problem: 'LOGIN_REJECTED', code: 'AUTH 535' }],
  ['no service', { greeting: '554 No SMTP service here' }, {}, { problem: 'SERVER_REJECTS', code: 'CONN 554' }],
  ['silence', { greeting: 'HANG' }, {}, { problem: 'NO_ANSWER', code: 'CONN ETIMEDOUT' }],
  ['silence after the greeting', { EHLO: 'HANG' }, {}, { problem: 'NO_ANSWER', code: 'CONN ETIMEDOUT' }],
  ['an answer without an end', { EHLO: 'TRICKLE' }, {}, { problem: 'NO_ANSWER', code: 'CONN ETIMEDOUT' }],
  ['a connection that is cut', { greeting: 'CUT' }, {}, { problem: 'NO_CONNECTION', code: 'CONN ECONNECTION' }],
  ['no encryption', NO_TLS, { host: ELSEWHERE }, { problem: 'UNENCRYPTED', code: null }],
  [
    'no encryption, and a wrong password',
    { ...NO_TLS, AUTH: '535 5.7.8 no' },
    { host: ELSEWHERE },
    { problem: 'LOGIN_REJECTED', code: 'AUTH 535' },
  ],
  [
    'encryption that is offered and put off',
    { EHLO: '250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN', STARTTLS: '454 4.7.0 later' },
    { host: ELSEWHERE },
    { problem: 'ENCRYPTION_FAILED', code: 'STARTTLS 454' },
  ],
  [
    'encryption that is agreed and fails',
    { EHLO: '250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN', handshake: '250 hello' },
    { host: ELSEWHERE },
    { problem: 'ENCRYPTION_FAILED', code: 'CONN ESOCKET' },
  ],
  [
    'a server without TLS behind smtps',
    {},
    { protocol: 'smtps' },
    { problem: 'ENCRYPTION_FAILED', code: 'CONN ESOCKET' },
  ],
])('names %s', async (_, script, way, expected) => {
  expect(await checked(script, way)).toEqual(expected);
});

it('names a host that does not exist, and a port on which nobody listens', async () => {
  expect(await checkMailServer('smtp://user:x@no-such-host.invalid', TIMES)).toMatchObject({ problem: 'HOST_UNKNOWN' });
  expect(await checkMailServer('smtp://user:x@127.0.0.1:9', TIMES)).toMatchObject({ problem: 'NO_CONNECTION' });
});

it.each([['smtp'], ['smtps']])('names a certificate that nobody vouches for (%s)', async (protocol) => {
  const server = new SMTPServer({ secure: protocol === 'smtps', authOptional: true });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const check = await checkMailServer(`${protocol}://user:x@${ELSEWHERE}:${port}`, { answerMs: 2_000, mailMs: 4_000 });
  expect(check.problem).toBe('CERTIFICATE_REJECTED');
  await new Promise<void>((resolve) => server.close(resolve));
});

it('takes no longer than it may, and leaves no connection open', async () => {
  const server = await AMailServer.start({ AUTH: 'TRICKLE' });
  const began = performance.now();
  await checkMailServer(`smtp://user:x@127.0.0.1:${server.port}`, TIMES);
  expect(performance.now() - began).toBeLessThan(TIMES.mailMs + 1_000);
  await server.close();
});

it('calls a server by its host and port alone', () => {
  expect(mailServerName(`smtps://user:${SECRET}@mail.example`)).toBe('mail.example:465');
  expect(mailServerName(`smtp://user:${SECRET}@mail.example`)).toBe('mail.example:587');
  expect(mailServerName('smtp://127.0.0.1:1025')).toBe('127.0.0.1:1025');
});
