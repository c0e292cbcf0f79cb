import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './workspace.mjs';

const PAGES = /^\/(m|verify|unsubscribe|traveller)\//;
const COMPILED = ['traveller', 'messages'].map((project) => join(ROOT, 'dist', project));
const SETTLE_MS = 300;
const READY_MS = 20_000;

/** A Vite plugin: adds Vite's client to traveller pages, which reloads them after a restart of the process. */
export function reloadingPages(front) {
  let reload = null;
  return {
    name: 'reloading-pages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(COMPILED);
      server.watcher.on('change', (file) => {
        if (!COMPILED.some((folder) => file.startsWith(folder))) return;
        reload ??= whenReady(front).then(() => {
          reload = null;
          server.ws.send({ type: 'full-reload', path: '*' });
        });
      });
      server.middlewares.use((request, response, next) => {
        if (!PAGES.test(request.url)) return next();
        servePage(front, request, response).catch(next);
      });
    },
  };
}

async function servePage(front, request, response) {
  const body = request.method === 'POST' ? await bodyOf(request) : undefined;
  const { 'content-type': type, 'accept-language': language, cookie } = request.headers;
  const answer = await fetch(new URL(request.url, front), {
    method: request.method,
    redirect: 'manual',
    headers: Object.entries({ 'content-type': type, 'accept-language': language, cookie }).filter(([, v]) => v),
    body,
  });
  response.statusCode = answer.status;
  for (const name of ['content-type', 'location', 'set-cookie']) {
    if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name));
  }
  // The page's own policy blocks the client.
  response.end((await answer.text()).replace('</head>', '<script type="module" src="/@vite/client"></script></head>'));
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Resolves when the process that was stopped for the new code answers again, or late. */
async function whenReady(front) {
  await wait(SETTLE_MS);
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(new URL('/m/none', front)).then(
      (answer) => answer.status < 500,
      () => false,
    );
    if (isUp) return;
    await wait(SETTLE_MS);
  }
}
