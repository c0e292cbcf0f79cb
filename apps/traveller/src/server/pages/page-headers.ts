import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express, { type Request, type Response } from 'express';
import { offlineWorker, type Notice } from '../../offline.js';
import { SCRIPT } from '../../script.js';
import { CARD_STYLES, STYLES } from '../../styles.js';
import { compressPage, encodingFor, type Encoding, type PageBody } from './compress-page.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Style and script are the same in every page, so a page says nothing about the request that it is sent for. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLES)} ${hashOf(CARD_STYLES)}`,
  // The script in the page, and of this site what it loads.
  `script-src ${hashOf(SCRIPT)} 'self'`,
  "require-trusted-types-for 'script'",
  'trusted-types offline device',
  "worker-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const MAX_KNOWN = 200;
const encodings = new Map<string, Encoding | null>();

/** The encoding that a client takes, by its headers. */
export function encodingOf(request: IncomingMessage): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  let encoding = encodings.get(accepted);
  if (encoding === undefined) {
    encoding = encodingFor((one) => express.request.acceptsEncodings.call(request as Request, one) !== false);
    if (encodings.size >= MAX_KNOWN) encodings.clear();
    encodings.set(accepted, encoding);
  }
  return encoding;
}

/** Sends a traveller's page, compressed. */
export const sendPage = (response: Response, status: number, html: string): void =>
  sendBody(response, status, compressPage(html, encodingOf(response.req)));

/** Sends the bytes of a page. */
export const sendBody = (response: Response, status: number, page: PageBody): void =>
  void response.writeHead(status, pageHeaders(page)).end(page.body);

/** Kept by its reader, and by nobody on the way. */
const UNSHARED = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

const sendFile = (response: Response, body: string | Uint8Array, headers: Record<string, string>, status = 200): void =>
  void response.writeHead(status, { ...UNSHARED, ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);

/** Sends the worker of the pages. It may ask this site alone. */
export const sendOffline = (response: Response, notice: Notice): void =>
  sendFile(response, offlineWorker(notice), {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    'Cache-Control': 'no-cache',
  });

/** Sends a script that a page loads on use. It may send nothing anywhere: the policy of its page holds for it. */
export const sendScript = (response: Response, script: PageBody): void =>
  void response
    .writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(script.encoding ? { 'Content-Encoding': script.encoding } : {}),
      'Content-Length': script.body.length,
    })
    .end(script.body);

/** Sends a part of the typeface, the same for everybody and for good. */
export const sendFont = (response: Response, font: Uint8Array): void =>
  void response
    .writeHead(200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': font.length,
    })
    .end(font);

/** Answers the worker of a page. */
export const sendAnswer = (response: Response, status: number, answer: Record<string, boolean | string>): void =>
  sendFile(response, JSON.stringify(answer), { 'Content-Type': 'application/json' }, status);

/** Sends the deadlines of a trip for a calendar. */
export const sendCalendar = (response: Response, calendar: string): void =>
  sendFile(response, calendar, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="trip.ics"',
  });

/** Sends a printed page. */
export const sendPdf = (response: Response, pdf: Uint8Array, name: string): void =>
  sendFile(response, pdf, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}"`,
  });

/** Not cached, not indexed, no referrer, nothing loaded that the page does not carry itself. */
export const pageHeaders = ({ body, encoding }: PageBody): Record<string, string | number> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  ...UNSHARED,
  Vary: 'Accept-Encoding',
  ...(encoding ? { 'Content-Encoding': encoding } : {}),
  'Content-Length': body.length,
});
