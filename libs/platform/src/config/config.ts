import type { KeyObject } from 'node:crypto';
import type { PushSettings } from '../push/push-transport.js';
import {
  BounceEnvironment,
  DkimEnvironment,
  rsaKeyOf,
  ServerEnvironment,
  SingleSignOnEnvironment,
  TranslationEnvironment,
  TravellerEnvironment,
  WebPushEnvironment,
  WorkerEnvironment,
} from './environment.js';
import { readEnvironment, type Env } from './read-environment.js';

/** The environment of a process, parsed once. See `.env.example`. */
export interface Config {
  databaseUrl: string;
  redisUrl: string | null;
  smtpUrl: string;
  mailFrom: string;
  /** Trusted proxies: loopback, uniquelocal, or a list of addresses. */
  trustProxy: string;
  /** Public base address; links in mails start with it. */
  publicUrl: string;
  host: string;
  port: number;
  /** Seconds in which /readyz is red and requests are still taken, before a process stops. */
  drainSeconds: number;
  /** Key for the secrets of trip and mail links; at least 32 bytes. */
  secret: string;
  /** Time zone of all calendar days, such as today, checks, reviews and expiry. Identical in all processes. */
  timeZone: string;
  /** Delay of a change mail, to combine further changes. */
  mailCoalesceSeconds: number;
  mailCoalesceMaxSeconds: number;
  /** Concurrent mails over SMTP, per worker. */
  mailConcurrency: number;
  /** Outside production a real SMTP server delivers to these recipients only; empty: all. */
  mailAllowList: readonly string[];
  /** Where mails that could not be delivered come back to, and in which maildir they are; null: nowhere. */
  bounces: { address: string; maildir: string } | null;
  /** Notifications on devices: whom push services reach about us, and which of them we talk to; null: none. */
  webPush: PushSettings | null;
  /** Signs mails; null: the mail server does, or nobody. */
  dkim: DkimConfig | null;
  /** Hours between two checks of the sources of rules; 0: manual checks only. */
  linkCheckHours: number;
  importMaxBytes: number;
  /** Help and tutorials of the operator, in German and in English; null: none. */
  helpUrls: Readonly<Record<'de' | 'en', string | null>>;
  production: boolean;
  introspection: boolean;
  seedsDir: string;
  /** The translation service for editors' texts; null: none. */
  translation: TranslationConfig | null;
  /** The login of a chain at its OpenID Connect provider; null: none. */
  singleSignOn: SingleSignOnConfig | null;
}

export interface SingleSignOnConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  /** The public code of the organisation whose users log in there, and nobody else. */
  organisation: string;
}

export interface DkimConfig {
  domain: string;
  selector: string;
  privateKey: KeyObject;
}

export interface TranslationConfig {
  provider: 'libretranslate' | 'deepl';
  /** Base address of the service, without a trailing slash. */
  url: string;
  /** Null: a LibreTranslate server without keys. */
  key: string | null;
}

/** The settings of the traveller process, without mail, queues and translation. */
export type TravellerConfig = Pick<
  Config,
  | 'databaseUrl'
  | 'trustProxy'
  | 'publicUrl'
  | 'host'
  | 'port'
  | 'drainSeconds'
  | 'secret'
  | 'timeZone'
  | 'seedsDir'
  | 'webPush'
>;

const SEEDS = new URL('../../../../db/seeds', import.meta.url).pathname;
function withPassword(url: string, password: string | null): string {
  const parsed = new URL(url);
  if (!password || parsed.password) return url;
  parsed.password = encodeURIComponent(password);
  return parsed.href;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Reads the environment; `X_FILE` names a file with the value of `X`. Throws a `ConfigError` with the variable. */
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
    mailAllowList: listOf(settings.MAIL_ALLOW_LIST ?? ''),
    bounces: parseBounces(env),
    dkim: parseDkim(env),
    linkCheckHours: settings.LINK_CHECK_HOURS,
    importMaxBytes: settings.IMPORT_MAX_MB * 1_000_000,
    helpUrls: { de: settings.HELP_URL_DE, en: settings.HELP_URL_EN },
    production: settings.NODE_ENV === 'production',
    introspection: settings.GRAPHQL_INTROSPECTION === 'on',
    translation: parseTranslation(env),
    singleSignOn: parseSingleSignOn(env),
  };
}

export function parseTravellerConfig(env: Env): TravellerConfig {
  const settings = readEnvironment(TravellerEnvironment, env);
  return {
    databaseUrl: withPassword(settings.DATABASE_URL, settings.DATABASE_PASSWORD),
    publicUrl: withoutSlash(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`),
    trustProxy: settings.TRUST_PROXY,
    host: settings.HOST,
    port: settings.PORT,
    drainSeconds: settings.DRAIN_SECONDS,
    secret: settings.LANDFALL_SECRET,
    timeZone: settings.LANDFALL_TIME_ZONE,
    seedsDir: settings.LANDFALL_SEEDS ?? SEEDS,
    webPush: parseWebPush(env),
  };
}

/** The file that tells a health check that a worker is at work; null: none. */
export const parseAliveFile = (env: Env): string | null => readEnvironment(WorkerEnvironment, env).ALIVE_FILE;

/** Whether a worker lowers its priority below that of everything else on its machine. */
export const parseGivesWay = (env: Env): boolean => readEnvironment(WorkerEnvironment, env).WORKER_GIVES_WAY === 'on';

function parseWebPush(env: Env): Config['webPush'] {
  const { WEB_PUSH_CONTACT: contact, WEB_PUSH_HOSTS: hosts } = readEnvironment(WebPushEnvironment, env);
  return contact ? { contact, services: listOf(hosts) } : null;
}

function parseBounces(env: Env): Config['bounces'] {
  const { BOUNCE_ADDRESS: address, BOUNCE_MAILDIR: maildir } = readEnvironment(BounceEnvironment, env);
  return address && maildir ? { address, maildir } : null;
}

function parseDkim(env: Env): DkimConfig | null {
  // Compose mounts an empty file where workers do not sign.
  const settings = readEnvironment(DkimEnvironment, env, { emptyFiles: true });
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: pem } = settings;
  return domain && selector && pem ? { domain, selector, privateKey: rsaKeyOf(pem)! } : null;
}

export function parseTranslation(env: Env): TranslationConfig | null {
  const settings = readEnvironment(TranslationEnvironment, env);
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL: url, TRANSLATION_KEY: key } = settings;
  return provider && url ? { provider, url: withoutSlash(url), key } : null;
}

function parseSingleSignOn(env: Env): SingleSignOnConfig | null {
  const settings = readEnvironment(SingleSignOnEnvironment, env, { emptyFiles: true });
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  const { OIDC_NAME: name, OIDC_ORGANISATION: organisation } = settings;
  if (!issuer || !clientId || !clientSecret || !name || !organisation) return null;
  return { issuer, clientId, clientSecret, name, organisation };
}
