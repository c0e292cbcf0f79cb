import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** `request.secure` of Express. */
export function isSecure({ headers, socket }: IncomingMessage, isProxy: (address: string) => boolean): boolean {
  if (socket instanceof TLSSocket) return true;
  const forwarded = headers['x-forwarded-proto'];
  if (typeof forwarded !== 'string' || !isProxy(socket.remoteAddress ?? '')) return false;
  return forwarded.split(',')[0]!.trim() === 'https';
}
