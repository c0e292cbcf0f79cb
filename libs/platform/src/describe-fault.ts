/** Errors of the database driver without a code, whose words say nothing but this. */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  'timeout exceeded when trying to connect': 'NO_FREE_CONNECTION',
  'timeout expired': 'NO_CONNECTION_IN_TIME',
  'Connection terminated due to connection timeout': 'NO_CONNECTION_IN_TIME',
  'Connection terminated unexpectedly': 'CONNECTION_LOST',
  'Connection terminated': 'CONNECTION_LOST',
  'Client has encountered a connection error and is not queryable': 'CONNECTION_LOST',
  'Client was closed and is not queryable': 'CONNECTION_LOST',
};

const OF_A_CONNECTION: ReadonlySet<string> = new Set([
  ...Object.values(WITHOUT_CODE),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300'],
]);

/** Whether an error only says that a service, such as the database, cannot be reached now: a later attempt may succeed. */
export const isOfConnection = (error: unknown): boolean => OF_A_CONNECTION.has(codeOf(error) ?? '');

/** Class and code of an error without its message, which could contain personal data. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = codeOf(error);
  return code === undefined ? error.name : `${error.name} ${code}`;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : WITHOUT_CODE[error.message];
}

/** The same with where it happened, for logs: message and properties may repeat what somebody typed or what a row holds. */
export function faultForLog(error: unknown): string {
  if (!(error instanceof Error)) return describeFault(error);
  const { stack = '', message } = error;
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return [describeFault(error), ...frames].join('\n');
}
