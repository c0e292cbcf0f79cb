/** Class of an error without its message, which could contain personal data. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
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
