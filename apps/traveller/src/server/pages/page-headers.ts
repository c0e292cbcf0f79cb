import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { SCRIPT } from '../../script.js';
import { STYLES } from '../../styles.js';
import { compressPage, encodingFor, type Encoding, type PageBody } from './compress-page.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Style and script are the same in every page, so a page says nothing about the request that it is sent for. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLES)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const encodingOf = (request: Request): Encoding | null =>
  encodingFor((encoding) => request.acceptsEncodings(encoding) !== false);

/** Sends a traveller's page, compressed. */
export const sendPage = (response: Response, status: number, html: string): void =>
  sendBody(response, status, compressPage(html, encodingOf(response.req)));

/** Sends the bytes of a page: not cached, not indexed, no referrer, nothing loaded that the page does not carry itself. */
export function sendBody(response: Response, status: number, { body, encoding }: PageBody): void {
  response
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    .send(body);
}
