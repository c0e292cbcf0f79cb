import { createPrivateKey, type KeyObject } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { urlOf } from '@landfall/kernel';
import { isServiceName } from '../push/push-services.js';
import { Prepare } from '../validation/prepare.js';

/** An empty variable is unset: compose forwards every variable it names. */
const Optional = (): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => value || null),
    IsOptional(),
  );

const Text = (): PropertyDecorator => IsNotEmpty({ message: '$property is not set.' });

const Url = (...protocols: string[]): PropertyDecorator =>
  applyDecorators(
    Text(),
    ValidateBy(
      { name: 'isUrl', validator: { validate: (value) => protocols.includes(urlOf(String(value))?.protocol ?? '') } },
      { message: `$property must be a url starting with ${protocols.map((p) => `${p}//`).join(' or ')}.` },
    ),
  );

const Secret = (): PropertyDecorator =>
  applyDecorators(Text(), MinLength(32, { message: '$property must have at least $constraint1 characters.' }));

const Whole = (min: number, max: number): PropertyDecorator => {
  const message = `$property must be a whole number from ${min} to ${max}.`;
  return applyDecorators(Prepare(Number), IsInt({ message }), Min(min, { message }), Max(max, { message }));
};

const TimeZone = (): PropertyDecorator =>
  applyDecorators(
    Text(),
    ValidateBy(
      { name: 'isTimeZone', validator: { validate: (value) => isTimeZone(String(value)) } },
      { message: '$property must be a zone such as Europe/Berlin.' },
    ),
  );

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The variables of the traveller process; see `Config`. */
export class TravellerEnvironment {
  @Url('postgres:', 'postgresql:') DATABASE_URL = '';
  @Optional() DATABASE_PASSWORD: string | null = null;
  @IsOptional() @Url('http:', 'https:') PUBLIC_URL: string | null = null;
  @Text() TRUST_PROXY = 'loopback';
  @Text() HOST = '127.0.0.1';
  @Whole(1, 65_535) PORT = 3000;
  @Secret() LANDFALL_SECRET = '';
  @Whole(0, 60) DRAIN_SECONDS = 0;
  @TimeZone() LANDFALL_TIME_ZONE = 'Europe/Berlin';
  @IsOptional() @Text() LANDFALL_SEEDS: string | null = null;
}

export class ServerEnvironment {
  @Optional() @Url('redis:', 'rediss:') REDIS_URL: string | null = null;
  @Url('smtp:', 'smtps:') SMTP_URL = '';
  @Text() MAIL_FROM = 'Landfall <no-reply@landfall.example>';
  @Whole(0, 3_600) MAIL_COALESCE_SECONDS = 8;
  @Whole(0, 86_400) MAIL_COALESCE_MAX_SECONDS = 75;
  @Whole(1, 100) MAIL_CONCURRENCY = 8;
  @Optional() MAIL_ALLOW_LIST: string | null = null;
  @Whole(0, 8_784) LINK_CHECK_HOURS = 168;
  @Whole(1, 500) IMPORT_MAX_MB = 25;
  @Optional() NODE_ENV: string | null = null;
  @Optional() @Url('http:', 'https:') HELP_URL_DE: string | null = null;
  @Optional() @Url('http:', 'https:') HELP_URL_EN: string | null = null;
  @Optional() GRAPHQL_INTROSPECTION: string | null = null;
}

export class WorkerEnvironment {
  @Optional() ALIVE_FILE: string | null = null;
  @IsIn(['on', 'off'], { message: '$property must be on or off.' }) WORKER_GIVES_WAY = 'on';
}

const PROVIDERS = ['libretranslate', 'deepl'] as const;

/** Required when any variable of a service is set. */
const Provider = (): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => value || null),
    ValidateBy(
      { name: 'isNamed', validator: { validate: (value, context) => value !== null || !partOf(context?.object) } },
      { message: ({ object }) => `TRANSLATION_PROVIDER is not set, but ${partOf(object)} is.` },
    ),
    IsIn([null, ...PROVIDERS], { message: `$property must be ${PROVIDERS.join(' or ')}.` }),
  );

const partOf = (object: object | undefined): string | undefined =>
  Object.entries(object ?? {}).find(([, value]) => value !== null)?.[0];

const OfProvider = (...providers: string[]): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => value || null),
    ValidateIf(({ TRANSLATION_PROVIDER: provider }: TranslationEnvironment) => providers.includes(provider ?? '')),
  );

export class TranslationEnvironment {
  @Provider() TRANSLATION_PROVIDER: (typeof PROVIDERS)[number] | null = null;
  @OfProvider(...PROVIDERS) @Url('http:', 'https:') TRANSLATION_URL: string | null = null;
  @OfProvider('deepl') @Text() TRANSLATION_KEY: string | null = null;
}

const BOUNCE_PARTS = ['BOUNCE_ADDRESS', 'BOUNCE_MAILDIR'];

const DKIM_PARTS = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];
const SHORTEST_KEY = 1_024;

const Together = (parts: readonly string[]): PropertyDecorator =>
  applyDecorators(
    Prepare((value) => value || null),
    ValidateIf((settings: object) => partOf(settings) !== undefined),
    IsNotEmpty({ message: `$property is not set, but another of ${parts.join(', ')} is.` }),
  );

/** The key of a PEM text; null: it holds no RSA key that receivers accept. */
export function rsaKeyOf(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails!.modulusLength! >= SHORTEST_KEY ? key : null;
  } catch {
    return null;
  }
}

const Word = (pattern: RegExp, kind: string): PropertyDecorator =>
  Matches(pattern, { message: `$property must be ${kind}.` });

const PLAIN_ADDRESS = /^[a-z0-9._-]+@[a-z0-9.-]+\.[a-z0-9-]+$/i;

export class BounceEnvironment {
  @Word(PLAIN_ADDRESS, 'an address without a plus sign') @Together(BOUNCE_PARTS) BOUNCE_ADDRESS: string | null = null;
  @Together(BOUNCE_PARTS) BOUNCE_MAILDIR: string | null = null;
}

export class DkimEnvironment {
  @Word(/^[a-z0-9.-]+$/i, 'a domain') @Together(DKIM_PARTS) DKIM_DOMAIN: string | null = null;
  @Word(/^[a-z0-9._-]+$/i, 'a name') @Together(DKIM_PARTS) DKIM_SELECTOR: string | null = null;
  @ValidateBy(
    { name: 'isRsaKey', validator: { validate: (value) => rsaKeyOf(String(value)) !== null } },
    { message: `$property must be a private RSA key in PEM, of ${SHORTEST_KEY} bits or more.` },
  )
  @Together(DKIM_PARTS)
  DKIM_PRIVATE_KEY: string | null = null;
}

const SIGN_ON_PARTS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_ORGANISATION'];

const SAME_MACHINE = ['localhost', '127.0.0.1'];

function isIssuer(text: unknown): boolean {
  const { protocol, hostname = '' } = urlOf(String(text)) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && SAME_MACHINE.includes(hostname));
}

export class SingleSignOnEnvironment {
  @ValidateBy(
    { name: 'isIssuer', validator: { validate: isIssuer } },
    { message: '$property must be a url starting with https://.' },
  )
  @Together(SIGN_ON_PARTS)
  OIDC_ISSUER: string | null = null;
  @Together(SIGN_ON_PARTS) OIDC_CLIENT_ID: string | null = null;
  @Together(SIGN_ON_PARTS) OIDC_CLIENT_SECRET: string | null = null;
  @Together(SIGN_ON_PARTS) OIDC_NAME: string | null = null;
  @Together(SIGN_ON_PARTS) OIDC_ORGANISATION: string | null = null;
}

const CONTACT = /^mailto:[^@\s]+@[^@\s]+$/;

const Contact = (): PropertyDecorator =>
  applyDecorators(
    Optional(),
    ValidateBy(
      {
        name: 'isContact',
        validator: { validate: (value) => CONTACT.test(String(value)) || urlOf(String(value))?.protocol === 'https:' },
      },
      { message: '$property must be mailto: and an address, or a url starting with https://.' },
    ),
  );

const areServices = (value: unknown): boolean =>
  String(value)
    .split(',')
    .every((name) => isServiceName(name.trim().toLowerCase()));

const Services = (): PropertyDecorator =>
  ValidateBy(
    { name: 'areServices', validator: { validate: areServices } },
    { message: '$property must be hosts such as push.example.org or *.example.org, or origins, separated by commas.' },
  );

/** Without a contact there are no notifications on devices. */
export class WebPushEnvironment {
  @Contact() WEB_PUSH_CONTACT: string | null = null;
  @Services() WEB_PUSH_HOSTS = 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';
}
