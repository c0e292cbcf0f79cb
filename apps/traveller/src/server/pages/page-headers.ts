import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { compressPage } from './compress-page.js';

/** Sends a traveller's page: compressed, not cached, not indexed, no referrer, nothing loaded that the page does not carry itself. */
export function sendPage(response: Response, status: number, render: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  const { body, encoding } = compressPage(
    render(nonce),
    (requested) => response.req.acceptsEncodings(requested) !== false,
  );
  response
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        "img-src 'self' data:",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    .send(body);
}
