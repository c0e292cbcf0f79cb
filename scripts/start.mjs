// One command: installs, starts a private PostgreSQL, migrates, seeds, builds what changed, starts all processes.
import { join } from 'node:path';
import { API_FLAGS } from './lib/api-flags.mjs';
import { checkNode, install } from './lib/install.mjs';
import { forgetRun, isAlive, landfallHome, lastRun, noteRun } from './lib/environment.mjs';
import { openHome, StartError } from './lib/embedded-postgres.mjs';
import { keepPostgres } from './lib/keep-postgres.mjs';
import { freePort, portIsFree } from './lib/ports.mjs';
import { Supervisor } from './lib/supervisor.mjs';
import { ROOT } from './lib/workspace.mjs';

const READY_MS = 60_000;
const step = (line) => console.log(`• ${line}`);
const settings = {
  port: portSetting('PORT', 3000),
  mailWebPort: portSetting('MAIL_WEB_PORT', 1080),
};
let postgres = null;
let supervisor = null;
let stopping = null;

try {
  checkNode();
  await start();
} catch (error) {
  console.error(`\n${error instanceof StartError ? error.message : explain(error)}`);
  await stop(1);
}

async function start() {
  const began = Date.now();
  const home = landfallHome();
  const catching = !process.env.SMTP_URL;
  await assertPortFree('PORT', settings.port);
  if (catching) await assertPortFree('MAIL_WEB_PORT', settings.mailWebPort);
  await install({ all: false, report: step });
  const { build } = await import('./build.mjs');
  await build(step);

  const secrets = await openHome(home);
  const previous = await lastRun();
  const embedded = !process.env.DATABASE_URL;
  if (embedded) {
    step(`starting the private PostgreSQL in ${home}`);
    postgres = await keepPostgres(home, secrets.databasePassword, {
      ownerIsAlive: previous !== null && isAlive(previous.pid),
    });
    postgres.onLoss(() => {
      if (!stopping) console.error('\nThe private PostgreSQL has ended.');
      void stop(1);
    });
  }
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  const databaseUrl = postgres?.url ?? process.env.DATABASE_URL;

  step('migrating the database');
  const { prepareDatabase } = await import('./lib/prepare-database.mjs');
  await prepareDatabase(databaseUrl, { demoAccounts: embedded, report: step });

  const smtpPort = catching ? await freePort() : null;
  const [apiPort, travellerPort] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
    LANDFALL_SECRET: process.env.LANDFALL_SECRET ?? secrets.linkSecret,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${settings.port}`,
    // Only the front door is open to others; it is one more server in front, whose word is taken.
    HOST: '127.0.0.1',
    TRUST_PROXY: ['loopback', process.env.TRUST_PROXY].filter(Boolean).join(', '),
    // The private default is for trying things out; elsewhere the schema is not told to strangers.
    GRAPHQL_INTROSPECTION: process.env.GRAPHQL_INTROSPECTION ?? (embedded ? 'on' : 'off'),
  };
  step(`starting ${catching ? 'mail catcher, ' : ''}worker and api`);
  supervisor = new Supervisor({
    onGiveUp: (name, code) => {
      console.error(`\n${name} does not stay up (${code}); the lines above say why.`);
      void stop(1);
    },
  });
  if (catching)
    supervisor.start('mail catcher', join(ROOT, 'apps/mailcatcher/dist/main.js'), {
      SMTP_PORT: String(smtpPort),
      MAIL_WEB_PORT: String(settings.mailWebPort),
    });
  supervisor.start('worker', join(ROOT, 'apps/worker/dist/main.js'), env);
  supervisor.start('api', join(ROOT, 'apps/api/dist/main.js'), { ...env, PORT: String(apiPort) }, API_FLAGS);
  supervisor.start('traveller', join(ROOT, 'apps/traveller/dist/main.js'), { ...env, PORT: String(travellerPort) });
  supervisor.start('front', join(ROOT, 'apps/front/dist/main.js'), {
    PORT: String(settings.port),
    HOST: process.env.HOST ?? '127.0.0.1',
    API_URL: `http://127.0.0.1:${apiPort}`,
    TRAVELLER_URL: `http://127.0.0.1:${travellerPort}`,
  });
  await noteRun({
    pid: process.pid,
    databaseUrl,
    port: settings.port,
    smtpPort,
    mailWebPort: catching ? settings.mailWebPort : null,
  });
  // The processes first: the front door reports every request that nobody answers.
  const ready = await Promise.all([apiPort, travellerPort].map((port) => isReady(`http://127.0.0.1:${port}/readyz`)));
  if (!ready.every(Boolean) || !(await isReady(`http://127.0.0.1:${settings.port}/readyz`))) return;

  // In one piece: whoever waits for the first line may read the others at once.
  console.log(
    [
      `\nLandfall is ready after ${((Date.now() - began) / 1000).toFixed(1)} s.`,
      `  Staff and editors   http://localhost:${settings.port}`,
      `  API                 http://localhost:${settings.port}/api/graphql`,
      ...(catching ? [`  Every mail sent     http://localhost:${settings.mailWebPort}`] : []),
      ...(embedded
        ? [
            '  Demo logins         editor, editor-two, agent (Sonnenweg Reisen), agent-two (Nordlicht Kreuzfahrten); password landfall-demo',
          ]
        : []),
      '  Ctrl-C stops everything.\n',
    ].join('\n'),
  );
}

/** Waits until everything works; false when it is being stopped before that. */
async function isReady(url) {
  const deadline = Date.now() + READY_MS;
  let last = '';
  while (Date.now() < deadline && !stopping) {
    const response = await fetch(url).catch((error) => ({
      status: 0,
      text: async () => String(error.cause?.code ?? error.message),
    }));
    if (response.status === 200) return true;
    last = await response.text();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (stopping) return false;
  throw new StartError(`Landfall did not become ready within ${READY_MS / 1000} s: ${last}`);
}

function stop(code) {
  stopping ??= (async () => {
    await supervisor?.stop();
    await postgres?.stop();
    if (supervisor) await forgetRun();
    process.exit(code);
  })();
  return stopping;
}

async function assertPortFree(name, port) {
  if (await portIsFree(port)) return;
  throw new StartError(`Port ${port} is in use: stop the program that uses it, or set ${name} to another port.`);
}

function portSetting(name, fallback) {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} must be a port from 1 to 65535.`);
  process.exit(1);
}

function explain(error) {
  if (error?.code === 'ENOSPC') return 'The disk is full.';
  return error instanceof Error ? error.message : String(error);
}
