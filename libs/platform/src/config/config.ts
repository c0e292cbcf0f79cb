import { urlOf } from '@landfall/kernel';
import { readFileSync } from 'node:fs';

/** Everything a process reads from its environment, parsed once. See `.env.example`. */
export interface Config {
  databaseUrl: string;
  redisUrl: string | null;
  smtpUrl: string;
  /** Address and name of the sender of all mails. */
  mailFrom: string;
  /** Addresses of web servers in front, whose word on the visitor's address is taken: loopback, uniquelocal, or a list. */
  trustProxy: string;
  /** Where travellers reach the product; links in mails start with it. */
  publicUrl: string;
  host: string;
  port: number;
  /** Key from which trip links and mail links are derived; 32 bytes or more. */
  secret: string;
  /** Zone whose calendar days count: today, the day of a check, reviews, plans, mails and expiry. The same for every process. */
  timeZone: string;
  /** A change waits this long for further ones before it is mailed. */
  mailCoalesceSeconds: number;
  /** Further changes cannot hold a mail back longer than this. */
  mailCoalesceMaxSeconds: number;
  /** Mails handed to SMTP at the same time, per worker. */
  mailConcurrency: number;
  /** Outside production only these recipients get mail from a real SMTP server; empty: all. */
  mailAllowList: readonly string[];
  /** The sources of rules are asked again after so many hours; 0: only when an editor asks. */
  linkCheckHours: number;
  production: boolean;
  /** Whether the api tells its schema to whoever asks. */
  introspection: boolean;
  seedsDir: string;
  /** The service that translates editors' texts; null: none. */
  translation: TranslationConfig | null;
}

export interface TranslationConfig {
  provider: 'libretranslate' | 'deepl';
  /** Base address of the service, without a slash at its end. */
  url: string;
  /** Null: a LibreTranslate server that asks for none. */
  key: string | null;
}

export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** The settings of the process that serves travellers: none of mail, queues or translation. */
export type TravellerConfig = Pick<
  Config,
  'databaseUrl' | 'trustProxy' | 'publicUrl' | 'host' | 'port' | 'secret' | 'timeZone' | 'seedsDir'
>;

/**
 * Parses the environment. A variable `X` may instead be given as `X_FILE`, the path of a file holding its value.
 * Throws a `ConfigError` that names the variable.
 */
export function parseConfig(env: Env): Config {
  const { text, url, whole } = readersOf(env);
  const optional = (name: string): string | null => env[name] || null;
  return {
    ...parseTravellerConfig(env),
    redisUrl: env['REDIS_URL'] ? url('REDIS_URL', ['redis:', 'rediss:']) : null,
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM', 'Landfall <no-reply@landfall.example>'),
    mailCoalesceSeconds: whole('MAIL_COALESCE_SECONDS', 8, 0, 3600),
    mailCoalesceMaxSeconds: whole('MAIL_COALESCE_MAX_SECONDS', 75, 0, 86400),
    mailConcurrency: whole('MAIL_CONCURRENCY', 8, 1, 100),
    mailAllowList: (optional('MAIL_ALLOW_LIST') ?? '')
      .split(',')
      .map((a) => a.trim().toLowerCase())
      .filter(Boolean),
    linkCheckHours: whole('LINK_CHECK_HOURS', 168, 0, 8_784),
    production: env['NODE_ENV'] === 'production',
    introspection: env['GRAPHQL_INTROSPECTION'] === 'on',
    translation: parseTranslation(env),
  };
}

/** The same for the process that serves travellers. */
export function parseTravellerConfig(env: Env): TravellerConfig {
  const { text, url, whole } = readersOf(env);
  const timeZone = text('LANDFALL_TIME_ZONE', 'Europe/Berlin');
  if (!isTimeZone(timeZone)) throw new ConfigError('LANDFALL_TIME_ZONE must be a zone such as Europe/Berlin.');
  const secret = text('LANDFALL_SECRET');
  if (secret.length < 32) throw new ConfigError('LANDFALL_SECRET must have at least 32 characters.');
  const port = whole('PORT', 3000, 1, 65535);
  return {
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`).replace(/\/+$/, ''),
    trustProxy: text('TRUST_PROXY', 'loopback'),
    host: text('HOST', '127.0.0.1'),
    port,
    secret,
    timeZone,
    seedsDir: text('LANDFALL_SEEDS', new URL('../../../../db/seeds', import.meta.url).pathname),
  };
}

function readersOf(env: Env): {
  text(name: string, fallback?: string): string;
  url(name: string, protocols: string[], fallback?: string): string;
  whole(name: string, fallback: number, min: number, max: number): number;
} {
  const text = (name: string, fallback?: string): string => {
    const file = env[`${name}_FILE`];
    const value = env[name] ?? (file ? readFileSync(file, 'utf8').trim() : undefined) ?? fallback;
    if (value === undefined || value === '') throw new ConfigError(`${name} is not set.`);
    return value;
  };
  const url = (name: string, protocols: string[], fallback?: string): string => {
    const value = text(name, fallback);
    if (!protocols.includes(urlOf(value)?.protocol ?? '')) {
      throw new ConfigError(`${name} must be a url starting with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    }
    return value;
  };
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
    return value;
  };
  return { text, url, whole };
}

/** The translation service alone, for a command that needs nothing else. Half a setting is a slip: it stops the process. */
export function parseTranslation(env: Env): TranslationConfig | null {
  const { text, url } = readersOf(env);
  const isSet = (name: string): boolean => Boolean(env[name] || env[`${name}_FILE`]);
  if (!isSet('TRANSLATION_PROVIDER')) {
    const stray = ['TRANSLATION_URL', 'TRANSLATION_KEY'].find(isSet);
    if (stray) throw new ConfigError(`TRANSLATION_PROVIDER is not set, but ${stray} is.`);
    return null;
  }
  const provider = text('TRANSLATION_PROVIDER');
  if (provider !== 'libretranslate' && provider !== 'deepl')
    throw new ConfigError('TRANSLATION_PROVIDER must be libretranslate or deepl.');
  return {
    provider,
    url: url('TRANSLATION_URL', ['http:', 'https:']).replace(/\/+$/, ''),
    key: provider === 'deepl' || isSet('TRANSLATION_KEY') ? text('TRANSLATION_KEY') : null,
  };
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
