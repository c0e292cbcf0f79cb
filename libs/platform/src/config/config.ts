import { ServerEnvironment, TranslationEnvironment, TravellerEnvironment } from './environment.js';
import { readEnvironment, type Env } from './read-environment.js';

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

/** The settings of the process that serves travellers: none of mail, queues or translation. */
export type TravellerConfig = Pick<
  Config,
  'databaseUrl' | 'trustProxy' | 'publicUrl' | 'host' | 'port' | 'secret' | 'timeZone' | 'seedsDir'
>;

const SEEDS = new URL('../../../../db/seeds', import.meta.url).pathname;
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * Reads the environment. A variable `X` may instead be given as `X_FILE`, the path of a file holding its value.
 * Throws a `ConfigError` that names the variable.
 */
export function parseConfig(env: Env): Config {
  const settings = readEnvironment(ServerEnvironment, env);
  return {
    ...parseTravellerConfig(env),
    redisUrl: settings.REDIS_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    mailCoalesceSeconds: settings.MAIL_COALESCE_SECONDS,
    mailCoalesceMaxSeconds: settings.MAIL_COALESCE_MAX_SECONDS,
    mailConcurrency: settings.MAIL_CONCURRENCY,
    mailAllowList: (settings.MAIL_ALLOW_LIST ?? '')
      .split(',')
      .map((a) => a.trim().toLowerCase())
      .filter(Boolean),
    linkCheckHours: settings.LINK_CHECK_HOURS,
    production: settings.NODE_ENV === 'production',
    introspection: settings.GRAPHQL_INTROSPECTION === 'on',
    translation: parseTranslation(env),
  };
}

/** The same for the process that serves travellers. */
export function parseTravellerConfig(env: Env): TravellerConfig {
  const settings = readEnvironment(TravellerEnvironment, env);
  return {
    databaseUrl: settings.DATABASE_URL,
    publicUrl: withoutSlash(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`),
    trustProxy: settings.TRUST_PROXY,
    host: settings.HOST,
    port: settings.PORT,
    secret: settings.LANDFALL_SECRET,
    timeZone: settings.LANDFALL_TIME_ZONE,
    seedsDir: settings.LANDFALL_SEEDS ?? SEEDS,
  };
}

/** The translation service alone, for a command that needs nothing else. Half a setting is a slip: it stops the process. */
export function parseTranslation(env: Env): TranslationConfig | null {
  const settings = readEnvironment(TranslationEnvironment, env);
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL: url, TRANSLATION_KEY: key } = settings;
  return provider && url ? { provider, url: withoutSlash(url), key } : null;
}
