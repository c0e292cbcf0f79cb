import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import type { Clock } from '@landfall/kernel';
import { deviceIds } from '@landfall/organisations/device-cookie';
import { Sessions } from '@landfall/organisations/sessions';
import type { Config } from '@landfall/platform';
import { isFileUpload } from '@landfall/platform/connections';
import {
  Admission,
  contentPolicy,
  GuardedAdapter,
  httpErrors,
  overload,
  requestContext,
} from '@landfall/platform/http';
import { ApiModule } from './api.module.js';
import { ChangeStreams } from './changes/change-streams.js';
import { knownAnswers } from './changes/known-answers.js';
import { documentLimits } from './graphql/document-limits.middleware.js';
import { jsonBody } from './json-body.js';
import { DirectLookups } from './lookups/direct-lookups.js';
import { KnownLookups } from './lookups/known-lookups.js';
import { lookupsFirst } from './lookups/lookups-first.js';
import { SHARES, shareOf, sharesOf } from './shares-of-requests.js';
import { CONSOLE_DIST } from './static/console-dist.js';
import { CONSOLE_POLICY } from './static/console-policy.js';
import { serveConsole } from './static/console.js';

export async function createApi(config: Config, clock?: Clock): Promise<NestExpressApplication> {
  const adapter = GuardedAdapter.of({ isStream: isFileUpload, drainSeconds: config.drainSeconds });
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.for(config, clock), adapter, {
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  // An ETag costs a hash per answer and POST answers are not cached; static files have their own.
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use(contentPolicy(CONSOLE_POLICY));
  app.use(['/api', '/auth'], neverCached);
  const admission = new Admission(SHARES);
  admission.watch(app.getHttpServer());
  const { shed, admit } = overload({ admission, sharesOf, shareOf });
  app.use(shed);
  const sessions = app.get(Sessions);
  app.use(requestContext((token, request) => sessions.viewerOf(token, deviceIds(request))));
  app.use('/auth', express.urlencoded({ extended: false, limit: '10kb' }));
  // Streams wait for changes: they are no work in progress.
  app.use('/api/changes', app.get(ChangeStreams).serve);
  app.use(jsonBody());
  app.use('/api/graphql', documentLimits, knownAnswers);
  app.use(admit);
  const [known, direct] = [app.get(KnownLookups), app.get(DirectLookups)];
  app.use('/api/graphql', known.serve, direct.serve);
  app.use(serveConsole(CONSOLE_DIST));
  // Must precede `init`, where Nest adds its own parser with untranslated errors.
  app.use(httpErrors());
  app.enableShutdownHooks();
  await app.init();
  adapter.first = lookupsFirst({ sessions, known, direct, admission, isProxy: adapter.isProxy });
  return app;
}

const neverCached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
