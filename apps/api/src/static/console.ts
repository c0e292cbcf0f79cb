import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import compressedStatic from 'express-static-gzip';
import { LOGIN_PERMISSIONS } from '@landfall/platform/http';
import { isConsolePath } from './console-paths.js';

const YEAR_SECONDS = 31_536_000;
/** No redirect to a folder's path with a slash: it would repeat what the client sent. */
const FILES = { index: false, redirect: false } as const;
/** The built staff console: hashed files cached for a year, and the app at the paths of its screens. */
export function serveConsole(dist: string): Router {
  const router = express.Router();
  router.use(
    '/assets',
    // Compressed by the build.
    compressedStatic(join(dist, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { ...FILES, maxAge: YEAR_SECONDS * 1_000, immutable: true, fallthrough: false },
    }),
  );
  router.use(express.static(dist, { ...FILES, maxAge: 0 }));
  router.get('/{*path}', screen(join(dist, 'index.html')));
  return router;
}

function screen(index: string): RequestHandler {
  return (request, response, next) => {
    if (!isConsolePath(request.path) || !request.accepts('html') || !existsSync(index)) return next();
    response.set({ 'Cache-Control': 'no-cache', 'Permissions-Policy': LOGIN_PERMISSIONS }).sendFile(index);
  };
}
