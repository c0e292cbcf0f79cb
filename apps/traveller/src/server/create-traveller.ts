import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Clock } from '@landfall/kernel';
import type { TravellerConfig } from '@landfall/platform';
import { httpErrors, keepConnections, overload, requestContext, securityHeaders } from '@landfall/platform/http';
import { problemAsPage } from './pages/problem-as-page.js';
import { TravellerModule } from './traveller.module.js';

const MAX_OPEN_REQUESTS = 200;
/** Of answers that are no page; pages set a policy of their own. */
const NOTHING_LOADED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function createTraveller(config: TravellerConfig, clock?: Clock): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(TravellerModule.for(config, clock), {
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use(securityHeaders(NOTHING_LOADED));
  app.use(overload(MAX_OPEN_REQUESTS, problemAsPage));
  app.use(requestContext());
  app.use(express.urlencoded({ extended: false, limit: '10kb' }));
  // Must precede `init`, where Nest adds its own parser with untranslated errors.
  app.use(httpErrors(problemAsPage));
  app.enableShutdownHooks();
  await app.init();
  keepConnections(app.getHttpServer());
  return app;
}
