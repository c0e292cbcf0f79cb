import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Clock } from '@landfall/kernel';
import type { TravellerConfig } from '@landfall/platform';
import { Admission, GuardedAdapter, httpErrors, overload, requestContext } from '@landfall/platform/http';
import { knownPagesFirst } from './pages/known-pages-first.js';
import { KnownPages } from './pages/known-pages.js';
import { PageRequests } from './pages/page-requests.js';
import { problemAsPage } from './pages/problem-as-page.js';
import { TravellerModule } from './traveller.module.js';

/** Turns of pages, of the links in mails and of printed pages, while all of them wait. */
const SHARES = { pages: 4, links: 2, pdfs: 1 };
const HEALTH = /^\/(traveller\/)?(healthz|readyz)$/i;
const LINKS = /^\/(verify|unsubscribe)(\/|$)/i;
const PDF = /^\/m\/[^/]+\/pdf\/?$/i;

function shareOf(path: string): keyof typeof SHARES {
  if (LINKS.test(path)) return 'links';
  return PDF.test(path) ? 'pdfs' : 'pages';
}

export async function createTraveller(config: TravellerConfig, clock?: Clock): Promise<NestExpressApplication> {
  const adapter = GuardedAdapter.of({ drainSeconds: config.drainSeconds });
  const app = await NestFactory.create<NestExpressApplication>(TravellerModule.for(config, clock), adapter, {
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  const admission = new Admission(SHARES);
  admission.watch(app.getHttpServer());
  const { shed, admit } = overload({
    admission,
    sharesOf: ({ path }) => (HEALTH.test(path) ? [] : [shareOf(path)]),
    shareOf: ({ path }) => (HEALTH.test(path) ? null : shareOf(path)),
    write: problemAsPage,
  });
  app.use(shed);
  app.use(requestContext());
  app.use(express.urlencoded({ extended: false, limit: '10kb' }));
  app.use(admit);
  // Must precede `init`, where Nest adds its own parser with untranslated errors.
  app.use(httpErrors(problemAsPage));
  app.enableShutdownHooks();
  await app.init();
  adapter.first = knownPagesFirst(app.get(PageRequests), app.get(KnownPages), admission);
  return app;
}
