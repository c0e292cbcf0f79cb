import express, { type ErrorRequestHandler, type Express, type Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Mailbox } from './mailbox.js';
import { listPage, mailPage, missingPage } from './pages.js';
import type { Mail } from './read-mail.js';

const PER_PAGE = 100;
const REFRESH = { least: 2, most: 300 };
/** A mail may load pictures from anywhere; scripts are blocked. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src * data:; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

const wholeNumber = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/** The pages and the JSON over a mailbox. */
export function mailWeb(mailbox: Mailbox): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok', mails: mailbox.size }));

  app.get('/', async (request, response) => {
    const ids = mailbox.ids().reverse();
    const pages = Math.max(1, Math.ceil(ids.length / PER_PAGE));
    const page = Math.min(pages, Math.max(1, wholeNumber(request.query['page'])));
    const requested = wholeNumber(request.query['refresh']);
    const refresh = requested === 0 ? 0 : Math.min(REFRESH.most, Math.max(REFRESH.least, requested));
    const mails = await Promise.all(ids.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((id) => mailbox.mail(id)));
    if (refresh > 0) response.set('Refresh', String(refresh));
    response.send(
      listPage({ mails: mails.filter((mail): mail is Mail => mail !== null), total: ids.length, page, pages, refresh }),
    );
  });

  app.get('/mail/:id', async (request, response) => {
    const mail = await mailbox.mail(request.params.id);
    response.status(mail ? 200 : 404).send(mail ? mailPage(mail) : missingPage());
  });

  app.get('/email', (request, response) => {
    const { to, after } = request.query;
    return streamMails(
      mailbox,
      mailbox.ids({ to: typeof to === 'string' ? to : '', after: wholeNumber(after) }),
      response,
    );
  });
  app.delete('/email/all', (_request, response) => {
    mailbox.deleteAll();
    response.json(true);
  });
  app.get('/email/:id', async (request, response) => {
    const mail = await mailbox.mail(request.params.id);
    if (mail) response.json(mail);
    else noSuchMail(response);
  });
  app.get('/email/:id/source', (request, response) => {
    const source = mailbox.source(request.params.id);
    if (source) response.set('Content-Type', 'text/plain; charset=utf-8').send(source);
    else noSuchMail(response);
  });
  app.delete('/email/:id', (request, response) => {
    if (mailbox.delete(request.params.id)) response.json(true);
    else noSuchMail(response);
  });

  app.use((_request, response) => void response.status(404).send(missingPage()));
  app.use(faults);
  return app;
}

const noSuchMail = (response: Response): void => void response.status(404).json({ error: 'no such mail' });

/** Streamed mail by mail: thousands of mails in one string would exceed the memory. */
async function streamMails(mailbox: Mailbox, ids: readonly string[], response: Response): Promise<void> {
  try {
    await pipeline(Readable.from(jsonOf(mailbox, ids)), response.type('json'));
  } catch (error) {
    // A client that disconnects is not a fault.
    if (!isHangUp(error)) throw error;
  }
}

const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

async function* jsonOf(mailbox: Mailbox, ids: readonly string[]): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for (const id of ids) {
    const mail = await mailbox.mail(id);
    if (mail === null) continue;
    yield separator + JSON.stringify(mail);
    separator = ',\n';
  }
  yield ']';
}

const faults: ErrorRequestHandler = (error, request, response, next) => {
  console.error(`mail catcher: ${request.method} ${request.path} failed`, error);
  if (response.headersSent) next(error);
  else response.status(500).json({ error: 'internal error' });
};
