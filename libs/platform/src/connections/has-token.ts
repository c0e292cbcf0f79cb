import type { IncomingMessage } from 'node:http';

const TOKEN = /^JWT\s+(?!no token$)\S/i;

/** Whether a request comes with a token, which may be wrong. */
export const hasToken = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  TOKEN.test(headers.authorization ?? '');
