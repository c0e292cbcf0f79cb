import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, languageFrom, type Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';

/** The answer for a process that is down, in the visitor's language: a page for browsers, JSON for others. */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  status: 502 | 503,
  correlationId: string,
): void {
  const language = languageOf(request);
  const isPage = /\btext\/html\b/.test(request.headers.accept ?? '');
  const body = isPage
    ? page(language, status, correlationId)
    : JSON.stringify({
        errors: [
          { message: translate(language, 'fault.UNAVAILABLE'), extensions: { code: 'UNAVAILABLE', correlationId } },
        ],
      });
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Retry-After': '2',
    'X-Content-Type-Options': 'nosniff',
    'X-Correlation-Id': correlationId,
    'X-Robots-Tag': 'noindex',
    // Does not wait for the rest of the request's body.
    ...(request.complete ? {} : { Connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The language of the path of a traveller page, else of the browser. */
function languageOf({ url = '/', headers }: IncomingMessage): Language {
  const named = new URLSearchParams(url.split('?')[1] ?? '').get('lang');
  return isLanguage(named) ? named : languageFrom(headers['accept-language']);
}

function page(language: Language, status: number, correlationId: string): string {
  const title = translate(language, 'page.noData.title');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:34rem;padding:3rem 1rem;color:#1b1b1f;background:#fff}h1{font-size:1.4rem}small{color:#55555e}@media(prefers-color-scheme:dark){body{color:#eee;background:#16161a}small{color:#b5b5c0}}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${translate(language, 'page.noData.text')}</p>
<p><small>${translate(language, 'page.code', { status: String(status) })} · ${correlationId}</small></p>
</main>
</body>
</html>
`;
}
