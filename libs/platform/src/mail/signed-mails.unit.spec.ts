import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { parseConfig } from '../config/config.js';
import { ConfigError } from '../config/read-environment.js';
import { SmtpTransport } from './smtp-transport.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const BASE = {
  DATABASE_URL: 'postgres://localhost/landfall',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LANDFALL_SECRET: 'a secret of the tests, long enough',
};
const SIGNED = { DKIM_DOMAIN: 'landfall.example', DKIM_SELECTOR: 'mails', DKIM_PRIVATE_KEY: PEM };

/** The mail as it arrives. */
async function received(env: Record<string, string>): Promise<string> {
  let raw = '';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _, done) {
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1'))).on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const transport = SmtpTransport.of(parseConfig({ ...BASE, ...env, SMTP_URL: `smtp://127.0.0.1:${port}` }));
  try {
    const delivery = await transport.send({
      to: 'traveller@example.com',
      subject: 'Änderung für Thailand',
      html: `<p>${'Ein Visum ist nötig. '.repeat(40)}</p>`,
      text: `Ein Visum ist nötig.\n\n${'Bis 30 Tage. '.repeat(20)}  \n`,
      messageId: '<1@landfall.example>',
      headers: { 'List-Unsubscribe': '<https://x.example/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(delivery).toEqual({ result: 'ACCEPTED' });
  } finally {
    transport.onApplicationShutdown();
    await new Promise<void>((resolve) => server.close(resolve));
  }
  return raw;
}

const relaxed = (value: string): string =>
  value
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

/** Checks a signature by RFC 6376 in relaxed form, as a receiver does. Returns the signed fields. */
function fieldsOfSignature(raw: string): string[] {
  const end = raw.indexOf('\r\n\r\n');
  const [head, body] = [raw.slice(0, end), raw.slice(end + 4)];
  const fields = head.split(/\r\n(?![ \t])/).map((field) => {
    const [, name, value] = /^([^:]+):([^]*)$/.exec(field)!;
    return { name: name!.toLowerCase(), value: value! };
  });
  const valueOf = (name: string): string => fields.findLast((field) => field.name === name)!.value;
  const signature = valueOf('dkim-signature');
  const tags = Object.fromEntries(
    relaxed(signature)
      .split(/; ?/)
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1).replaceAll(' ', '')]),
  ) as Record<string, string>;
  const canonicalBody = `${body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '')}\r\n`;
  expect(tags['bh']).toBe(createHash('sha256').update(canonicalBody, 'latin1').digest('base64'));
  expect(tags).toMatchObject({ a: 'rsa-sha256', d: 'landfall.example', s: 'mails' });
  const names = tags['h']!.split(':');
  const signed = [
    ...names.map((name) => `${name}:${relaxed(valueOf(name))}\r\n`),
    `dkim-signature:${relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'))}`,
  ].join('');
  expect(verify('sha256', Buffer.from(signed, 'latin1'), publicKey, Buffer.from(tags['b']!, 'base64'))).toBe(true);
  return names;
}

it('signs a mail so that a receiver can verify it, both fields of one click included', async () => {
  const fields = fieldsOfSignature(await received(SIGNED));
  expect(fields).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']));
  expect(fields).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
});

it('signs nothing without a key', async () => {
  expect(await received({})).not.toMatch(/^DKIM-Signature:/im);
});

const smallKey = generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey;
const otherKey = generateKeyPairSync('ed25519').privateKey;
const pem = (key: typeof smallKey): string => key.export({ type: 'pkcs8', format: 'pem' }) as string;
const NO_RSA_KEY = 'DKIM_PRIVATE_KEY must be a private RSA key in PEM, of 1024 bits or more.';

it.each([
  [{ DKIM_PRIVATE_KEY: '' }, 'DKIM_PRIVATE_KEY is not set, but another of'],
  [{ DKIM_DOMAIN: '' }, 'DKIM_DOMAIN is not set'],
  [{ DKIM_SELECTOR: '' }, 'DKIM_SELECTOR is not set'],
  [{ DKIM_DOMAIN: 'a b; d=c' }, 'DKIM_DOMAIN must be a domain.'],
  [{ DKIM_PRIVATE_KEY: 'no key' }, NO_RSA_KEY],
  [{ DKIM_PRIVATE_KEY: pem(smallKey) }, NO_RSA_KEY],
  [{ DKIM_PRIVATE_KEY: pem(otherKey) }, NO_RSA_KEY],
])('%j stops the process with the name of what is wrong', (env, message) => {
  const read = (): unknown => parseConfig({ ...BASE, ...SIGNED, ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});
