/** A service that a setting names and that cannot be used: one sentence with the name of the setting. */
export class ServiceFault extends Error {
  /** The code of the cause, for those who tell faults apart. */
  readonly code: string;

  /** Whether the error speaks of the connection itself. */
  static isOne(error: unknown): boolean {
    return codeOf(error) in SENTENCES;
  }

  constructor(setting: string, address: string, cause: unknown) {
    super(`${setting}: ${sentence(address, cause)}`, { cause });
    this.name = 'ServiceFault';
    this.code = codeOf(cause);
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host cannot be looked up',
  ECONNREFUSED: 'nothing answers there',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'there is no answer in time',
  ECONNRESET: 'the connection is closed at once',
  '28P01': 'the server rejects the user or the password',
  '28000': 'the server rejects the user',
  '3D000': 'there is no such database',
  '22023': 'the roles of Landfall are missing; node scripts/migrate.mjs makes them',
  '42501': 'the user may not take the role of the processes',
  NO_PASSWORD: 'the server asks for a password, and none is given',
  WRONGPASS: 'the server rejects the user or the password',
  NOAUTH: 'the server asks for a password',
};

function sentence(address: string, cause: unknown): string {
  const code = codeOf(cause);
  return `no connection to ${whereOf(address)}: ${SENTENCES[code] ?? 'the service cannot be used'} (${code}).`;
}

/** Host, port and name, never user and password. */
function whereOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

function codeOf(cause: unknown): string {
  const { code, name, message = '', errors } = (cause ?? {}) as Partial<NodeJS.ErrnoException & AggregateError>;
  if (typeof code === 'string') return code;
  if (Array.isArray(errors) && errors.length > 0) return codeOf(errors[0]);
  if (/password must be a/.test(message)) return 'NO_PASSWORD';
  if (/time-?out/i.test(message)) return 'ETIMEDOUT';
  // Redis answers with its code as the first word.
  return /^[A-Z]{4,}(?= )/.exec(message)?.[0] ?? name ?? 'unknown';
}
