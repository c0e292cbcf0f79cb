import type { IncomingMessage } from 'node:http';

const TOKEN = /^JWT\s+(?!no token$)\S/i;

export const hasToken = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  TOKEN.test(headers.authorization ?? '');
