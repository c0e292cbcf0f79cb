/** Errors of the database driver without a code, whose words say nothing but this. */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  'timeout exceeded when trying to connect': 'NO_FREE_CONNECTION',
  'timeout expired': 'NO_CONNECTION_IN_TIME',
  'Connection terminated due to connection timeout': 'NO_CONNECTION_IN_TIME',
  'Connection terminated unexpectedly': 'CONNECTION_LOST',
};

/** Class and code of an error without its message, which could contain personal data. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : WITHOUT_CODE[error.message];
  return code === undefined ? error.name : `${error.name} ${code}`;
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
