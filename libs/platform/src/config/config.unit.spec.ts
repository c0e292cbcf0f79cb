import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, parseConfig, type Config } from '../index.js';

const BASE = {
  DATABASE_URL: 'postgres://localhost/landfall',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LANDFALL_SECRET: 'a secret of the tests, long enough',
};
const parsed = (env: Record<string, string | undefined>): Config => parseConfig({ ...BASE, ...env });

describe('the settings of a process', () => {
  it('have defaults, but for the services and the secret', () => {
    expect(parsed({})).toMatchObject({
      databaseUrl: BASE.DATABASE_URL,
      redisUrl: null,
      mailFrom: 'Landfall <no-reply@landfall.example>',
      publicUrl: 'http://localhost:3000',
      host: '127.0.0.1',
      port: 3000,
      timeZone: 'Europe/Berlin',
      mailConcurrency: 8,
      mailAllowList: [],
      production: false,
      introspection: false,
    });
  });

  it('add the password of the database to a url that has none', () => {
    const url = 'postgres://landfall_login@db:5432/landfall';
    expect(parsed({ DATABASE_URL: url, DATABASE_PASSWORD: 'a/b%:@' }).databaseUrl).toBe(
      'postgres://landfall_login:a%2Fb%25%3A%40@db:5432/landfall',
    );
    const whole = 'postgres://landfall_login:own@db:5432/landfall';
    expect(parsed({ DATABASE_URL: whole, DATABASE_PASSWORD: 'another' }).databaseUrl).toBe(whole);
  });

  it('take numbers, lists and addresses as they are written, and what is empty as not set', () => {
    expect(
      parsed({ PORT: '8080', MAIL_ALLOW_LIST: ' A@b.example,, c@d.example', REDIS_URL: '', MAIL_CONCURRENCY: '' }),
    ).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
      mailAllowList: ['a@b.example', 'c@d.example'],
      redisUrl: null,
      mailConcurrency: 8,
    });
    expect(parsed({ PUBLIC_URL: 'https://trips.example//', NODE_ENV: 'production' })).toMatchObject({
      publicUrl: 'https://trips.example',
      production: true,
    });
  });

  it('may come from files', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'landfall-config-'));
    try {
      await writeFile(join(dir, 'secret'), 'a secret that stands in a file of its own\n');
      expect(parsed({ LANDFALL_SECRET: undefined, LANDFALL_SECRET_FILE: join(dir, 'secret') }).secret).toBe(
        'a secret that stands in a file of its own',
      );
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it('come from a file also when compose forwards an empty variable, and an empty or missing file is rejected', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'landfall-config-'));
    const file = join(dir, 'secret');
    const read = (): Config => parsed({ LANDFALL_SECRET: '', LANDFALL_SECRET_FILE: file });
    try {
      expect(read).toThrow(`LANDFALL_SECRET_FILE names ${file}, which cannot be read (ENOENT).`);
      expect(read).toThrow(ConfigError);
      await writeFile(file, '\n');
      expect(read).toThrow(`LANDFALL_SECRET_FILE names ${file}, which is empty.`);
      await writeFile(file, 'a secret that stands in a file of its own\n');
      expect(read().secret).toBe('a secret that stands in a file of its own');
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it('are without a key to sign mails where its file is empty, as compose mounts it, but not half of them', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'landfall-config-'));
    const DKIM_PRIVATE_KEY_FILE = join(dir, 'key');
    try {
      await writeFile(DKIM_PRIVATE_KEY_FILE, '');
      expect(parsed({ DKIM_DOMAIN: '', DKIM_SELECTOR: '', DKIM_PRIVATE_KEY_FILE }).dkim).toBeNull();
      expect(() => parsed({ DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'a', DKIM_PRIVATE_KEY_FILE })).toThrow(
        'DKIM_PRIVATE_KEY is not set, but another of DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY is.',
      );
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it.each([
    [{ DATABASE_URL: undefined }, 'DATABASE_URL is not set.'],
    [{ DATABASE_URL: 'mysql://a' }, 'DATABASE_URL must be a url starting with postgres:// or postgresql://.'],
    [{ SMTP_URL: 'http://a' }, 'SMTP_URL must be a url starting with smtp:// or smtps://.'],
    [{ REDIS_URL: 'http://a' }, 'REDIS_URL must be a url starting with redis:// or rediss://.'],
    [{ LANDFALL_SECRET: '' }, 'LANDFALL_SECRET is not set.'],
    [{ LANDFALL_SECRET: 'short' }, 'LANDFALL_SECRET must have at least 32 characters.'],
    [{ LANDFALL_TIME_ZONE: 'Mars/Olympus' }, 'LANDFALL_TIME_ZONE must be a zone such as Europe/Berlin.'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM is not set.'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: 'x' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ LINK_CHECK_HOURS: '1.5' }, 'LINK_CHECK_HOURS must be a whole number from 0 to 8784.'],
    [{ PORT: '0', LANDFALL_SECRET: 'x' }, /PORT must.*\nLANDFALL_SECRET must/],
  ])('stop the process with the name of what is wrong: %j', (env, message) => {
    expect(() => parsed(env as Record<string, string | undefined>)).toThrow(ConfigError);
    expect(() => parsed(env as Record<string, string | undefined>)).toThrow(message);
  });
});

describe('notifications on devices', () => {
  it('are off without a contact, and talk to the services of the browsers with one', () => {
    expect(parsed({}).webPush).toBeNull();
    expect(parsed({ WEB_PUSH_CONTACT: '' }).webPush).toBeNull();
    expect(parsed({ WEB_PUSH_CONTACT: 'mailto:ops@trips.example' }).webPush).toEqual({
      contact: 'mailto:ops@trips.example',
      services: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com'],
    });
    expect(
      parsed({ WEB_PUSH_CONTACT: 'https://trips.example/imprint', WEB_PUSH_HOSTS: ' Push.example, http://127.0.0.1:1' })
        .webPush?.services,
    ).toEqual(['push.example', 'http://127.0.0.1:1']);
  });

  it.each([
    [{ WEB_PUSH_CONTACT: 'ops@trips.example' }, 'WEB_PUSH_CONTACT must be mailto: and an address'],
    [{ WEB_PUSH_CONTACT: 'http://trips.example' }, 'WEB_PUSH_CONTACT must be mailto: and an address'],
    [{ WEB_PUSH_HOSTS: '*' }, 'WEB_PUSH_HOSTS must be hosts'],
    [{ WEB_PUSH_HOSTS: 'push.example,10.0.0.1' }, 'WEB_PUSH_HOSTS must be hosts'],
  ])('stop the process with the name of what is wrong: %j', (env, message) => {
    expect(() => parsed(env)).toThrow(message);
  });
});
