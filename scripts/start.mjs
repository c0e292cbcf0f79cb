// One command: installs, starts a private PostgreSQL, migrates, seeds, builds what changed, starts all processes.
// With --dev (`npm run dev`) what is edited is compiled at once: processes start again, console and pages reload in the browser.
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { API_FLAGS, TRAVELLER_FLAGS } from './lib/api-flags.mjs';
import { checkNode, install } from './lib/install.mjs';
import { forgetRun, givenDatabaseUrl, landfallHome, noteRun, setting } from './lib/environment.mjs';
import { endChildren } from './lib/children.mjs';
import { readSecrets, StartError, takeHome } from './lib/embedded-postgres.mjs';
import { KeptPostgres } from './lib/keep-postgres.mjs';
import { watchNpm } from './lib/npm-parent.mjs';
import { freePort, portIsFree, reservePorts } from './lib/ports.mjs';
import { secretsOf, Supervisor } from './lib/supervisor.mjs';
import { RemainsRemoval } from './lib/remains.mjs';
import { BUNDLES, ROOT } from './lib/workspace.mjs';

const READY_MS = 60_000;
const STOP_MS = 9_500;
const PROCESSES_STOP_MS = 7_000;
// npm forwards the signal that the terminal has sent as well.
const SAME_SIGNAL_MS = 500;
const KILLED = 130;
/** Notifications on devices can be tried out; who runs the product for others names themselves. */
const DEMO_CONTACT = 'mailto:operator@landfall.example';
const REMAINS_MS = 30 * 60_000;
const developing = process.argv.includes('--dev');
const given = await readGiven().catch((error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
const catching = !given.smtpUrl;
const embedded = !given.databaseUrl;
const step = (line) => console.log(`• ${line}`);
const settings = {
  port: portSetting('PORT', 3000),
  mailWebPort: portSetting('MAIL_WEB_PORT', 1080),
  devPort: portSetting('DEV_PORT', 5173),
};
let postgres = null;
let supervisor = null;
let stopping = null;
let stoppingSince = 0;
let tools = null;

try {
  checkNode();
  await start();
} catch (error) {
  if (!stopping) console.error(`\n${error instanceof StartError ? error.message : explain(error)}`);
  await stop(1);
}

async function start() {
  const began = Date.now();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  await watchNpm(() => void stop(0));
  if (embedded) await takeHome(landfallHome());
  await assertPortFree('PORT', settings.port);
  if (catching) await assertPortFree('MAIL_WEB_PORT', settings.mailWebPort);
  if (developing) await assertPortFree('DEV_PORT', settings.devPort);
  reservePorts(Object.values(settings));
  await install({ all: developing, report: step });
  const secrets = await readSecrets(landfallHome());
  const [{ prepareDatabase }, databaseUrl] = await allEnded([
    loadBuilt(),
    embedded ? startPostgres(secrets.databasePassword) : given.databaseUrl,
  ]);
  if (stopping) return;
  step('migrating the database');
  const secret = given.secret || secrets.linkSecret;
  const urls = await prepareDatabase(databaseUrl, {
    demoAccounts: embedded,
    ...loginsOf(databaseUrl, secret),
    report: step,
  });
  if (stopping) return;

  step(`starting ${catching ? 'mail catcher, ' : ''}worker and api`);
  const ports = {
    smtp: catching ? await freePort() : null,
    api: await freePort(),
    traveller: await freePort(),
  };
  startProcesses(ports, urls, secret);
  await noteRun({
    pid: process.pid,
    databaseUrl,
    port: settings.port,
    smtpPort: ports.smtp,
    mailWebPort: catching ? settings.mailWebPort : null,
  });
  // Processes stop first: the front door reports every request without an answer.
  const ready = await Promise.all(
    [ports.api, ports.traveller].map((port) => isReady(`http://127.0.0.1:${port}/readyz`)),
  );
  if (!ready.every(Boolean) || !(await isReady(`http://127.0.0.1:${settings.port}/readyz`))) return;
  await tools?.serve({ port: settings.devPort, front: `http://127.0.0.1:${settings.port}` });
  removeRemainsEvery(REMAINS_MS, databaseUrl);
  announce(Date.now() - began);
  await fillDemoTrips();
}

/** Only the first start finds nothing. What is missing of a demo is no reason to stop. */
async function fillDemoTrips() {
  if (!embedded || !catching || process.env.DEMO_TRIPS === 'off') return;
  const { fillDemo } = await import('./lib/demo-content.mjs');
  const addresses = {
    base: `http://127.0.0.1:${settings.port}`,
    mails: `http://127.0.0.1:${settings.mailWebPort}`,
    home: landfallHome(),
  };
  try {
    if (await fillDemo(addresses)) step('the demo has trip pages, favourites and a first change');
  } catch (error) {
    if (!stopping) step(`the demo has no trip pages, or not all: ${error.message}`);
  }
}

function removeRemainsEvery(ms, url) {
  if (!embedded) return;
  const removal = new RemainsRemoval(url);
  setInterval(() => stopping || void removal.run(step), ms).unref();
}

async function startPostgres(password) {
  const home = landfallHome();
  step(`starting the private PostgreSQL in ${home}`);
  postgres = new KeptPostgres(home, password, step);
  return (await postgres.start()).url;
}

async function readGiven() {
  return {
    databaseUrl: await givenDatabaseUrl(),
    smtpUrl: await setting('SMTP_URL'),
    secret: await setting('LANDFALL_SECRET'),
    publicUrl: await setting('PUBLIC_URL'),
  };
}

/** Passwords are the same in every start with this secret: none locks out the processes of another. */
function loginsOf(databaseUrl, secret) {
  const passwordOf = (login) => createHmac('sha256', secret).update(`database login ${login}`).digest('base64url');
  return {
    passwords: { app: passwordOf('app'), traveller: passwordOf('traveller') },
    // Logins belong to a server, which may have other databases of Landfall.
    suffix: embedded ? '' : new URL(databaseUrl).pathname.replace('/', '_'),
  };
}

function commonEnvironment(secret) {
  return {
    NODE_ENV: 'production',
    LANDFALL_SECRET: secret,
    PUBLIC_URL: given.publicUrl || `http://localhost:${settings.port}`,
    // Only the front door is public; it counts as a trusted proxy.
    HOST: '127.0.0.1',
    TRUST_PROXY: ['loopback', process.env.TRUST_PROXY].filter(Boolean).join(', '),
    WEB_PUSH_CONTACT: process.env.WEB_PUSH_CONTACT ?? (embedded ? DEMO_CONTACT : ''),
  };
}

function serverEnvironment(databaseUrl, smtpPort) {
  return {
    ...secretsOf('REDIS_URL', 'TRANSLATION_KEY'),
    DATABASE_URL: databaseUrl,
    SMTP_URL: given.smtpUrl || `smtp://127.0.0.1:${smtpPort}`,
    // Introspection is open for the private default only.
    GRAPHQL_INTROSPECTION: process.env.GRAPHQL_INTROSPECTION ?? (embedded ? 'on' : 'off'),
  };
}

function startProcesses(ports, urls, secret) {
  const common = commonEnvironment(secret);
  const server = { ...common, ...serverEnvironment(urls.app, ports.smtp) };
  supervisor = new Supervisor({
    flags: developing ? ['--watch', '--watch-preserve-output'] : [],
    onGiveUp: (name, code) => {
      console.error(`\n${name} does not stay up (${code}); the lines above say why.`);
      void stop(1);
    },
  });
  const main = (app) => (developing ? join(ROOT, 'apps', app, 'dist/main.js') : join(BUNDLES, `${app}.js`));
  if (catching)
    supervisor.start('mail catcher', main('mailcatcher'), {
      SMTP_PORT: String(ports.smtp),
      MAIL_WEB_PORT: String(settings.mailWebPort),
    });
  supervisor.start('worker', main('worker'), { ...server, ...secretsOf('DKIM_PRIVATE_KEY') });
  supervisor.start('api', main('api'), { ...server, PORT: String(ports.api) }, API_FLAGS);
  const travellerEnv = { ...common, DATABASE_URL: urls.traveller, PORT: String(ports.traveller) };
  supervisor.start('traveller', main('traveller'), travellerEnv, TRAVELLER_FLAGS);
  supervisor.start('front', main('front'), {
    PORT: String(settings.port),
    HOST: process.env.HOST ?? '127.0.0.1',
    API_URL: `http://127.0.0.1:${ports.api}`,
    TRAVELLER_URL: `http://127.0.0.1:${ports.traveller}`,
  });
}

/** One write: a reader of the first line can read the others at once. */
function announce(ms) {
  console.log(
    [
      `\nLandfall is ready after ${(ms / 1000).toFixed(1)} s.`,
      ...(developing
        ? [`  While you edit      http://localhost:${settings.devPort} (console and trip pages reload)`]
        : []),
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

/** Builds what changed and loads what prepares the database. */
async function loadBuilt() {
  const { build } = await import('./build.mjs');
  await build(step, { bundles: !developing });
  if (!developing) return import(pathToFileURL(join(BUNDLES, 'prepare-database.js')).href);
  const { DevTools } = await import('./lib/dev-tools.mjs');
  tools = new DevTools();
  step('compiling what is edited from here on');
  await tools.watch();
  return import('./lib/prepare-database.mjs');
}

/** The first failure is reported when nothing runs any more that would have to be stopped. */
async function allEnded(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** Waits for a process: without limit once it answers, because what it misses then is said and may come back. */
async function isReady(url) {
  let deadline = Date.now() + READY_MS;
  let last = '';
  while (!stopping) {
    const response = await fetch(url).catch((error) => ({
      status: 0,
      text: async () => String(error.cause?.code ?? error.message),
    }));
    last = await response.text();
    // Mails that wait for their server are no reason to wait with the screens.
    if (response.status === 200 || last.includes('"canServe":true')) return true;
    if (Date.now() > deadline) {
      if (response.status !== 503)
        throw new StartError(`Landfall did not become ready within ${READY_MS / 1000} s: ${last}`);
      step(`not ready yet: ${last}`);
      deadline = Date.now() + READY_MS;
    }
    await delay(100);
  }
  return false;
}

function onSignal() {
  if (!stopping) return void stop(0);
  if (Date.now() - stoppingSince < SAME_SIGNAL_MS) return;
  endChildren('SIGKILL');
  supervisor?.kill();
  postgres?.kill();
  process.exit(KILLED);
}

function stop(code) {
  stoppingSince ||= Date.now();
  stopping ??= (async () => {
    endChildren();
    postgres?.leave();
    await Promise.all([supervisor?.stop(PROCESSES_STOP_MS), Promise.race([tools?.stop(), delay(PROCESSES_STOP_MS)])]);
    await postgres?.stop(Math.max(1_000, stoppingSince + STOP_MS - Date.now()));
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
