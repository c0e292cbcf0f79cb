import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@landfall/platform/testing';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { createTrip, inDays, noteSays, tokenOf } from '../e2e/operations.js';
import { rowsOf } from '../e2e/rows.js';
import { Console, faultsOf, type Size } from './console.js';

/** In place of the push service of a browser. */
let service: Server;
let origin: string;
const pushes: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let product: Console;
let agent: string;
let editor: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      pushes.push({ url: request.url, headers: request.headers, body });
      response.writeHead(request.url?.includes('gone') ? 410 : 201).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  product = await Console.start({ WEB_PUSH_CONTACT: 'mailto:operator@trips.example', WEB_PUSH_HOSTS: origin });
  [agent, editor] = [await product.landfall.login('agent'), await product.landfall.login('editor')];
}, 375_000);
afterAll(async () => {
  await product.stop();
  service.closeAllConnections();
  service.close();
}, 60_000);

async function trip(): Promise<{ id: string; path: string }> {
  const { id, url } = await createTrip(product.landfall, agent, {
    destinations: ['KH'],
    citizenships: ['DE'],
    dateStart: inDays(10),
    dateEnd: inDays(20),
  });
  return { id: id!, path: `/m/${tokenOf(url!)}` };
}

interface Reader {
  page: Page;
  button: (name: string) => ReturnType<Page['getByRole']>;
  status: ReturnType<Page['locator']>;
}

/** A page in a browser whose push subscriptions lead to `name` at the stand-in: without a network there are no others. */
async function opened(
  path: string,
  name: string,
  { allows = true, size = 'desktop' }: { allows?: boolean; size?: Size } = {},
): Promise<Reader> {
  const page = await product.open(null, '/imprint', { hasMenu: false, size });
  if (allows)
    await page.context().grantPermissions(['notifications'], { origin: new URL(product.landfall.url('/')).origin });
  await page.addInitScript(
    ({ endpoint, isAllowed }) => {
      // A browser without a screen may say no where it was allowed.
      if (isAllowed) Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      const kept = (): boolean => localStorage.getItem('subscribed') === location.pathname;
      const subscription = {
        endpoint,
        unsubscribe: async () => {
          localStorage.removeItem('subscribed');
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async (options: { userVisibleOnly: boolean; applicationServerKey: string }) => {
          localStorage.setItem('subscribed', location.pathname);
          localStorage.setItem('options', JSON.stringify(options));
          return subscription;
        },
        getSubscription: async () => (kept() ? subscription : null),
      });
    },
    { endpoint: `${origin}/${name}`, isAllowed: allows },
  );
  await page.goto(product.landfall.url(`${path}?lang=de`));
  return {
    page,
    button: (text) => page.getByRole('button', { name: text, exact: true }),
    status: page.locator('[data-device] [role=status]'),
  };
}
const START = 'Auf diesem Gerät benachrichtigen';
const STOP = 'Auf diesem Gerät ausschalten';

/** The service worker of a page, and a way to hand it a push as a browser does. */
async function workerOf(
  page: Page,
  path: string,
): Promise<{ session: CDPSession; registrationId: string; site: string }> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === path);
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await found, site: new URL(product.landfall.url('/')).origin };
}
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null>; matchAll: () => Promise<[]> };
  dispatchEvent(event: Event): boolean;
  shown: object[];
}
/** What the worker of a page shows from now on: a browser without a screen keeps no notices. */
const watchNotices = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
  });
const noticesOf = (worker: Worker): Promise<object[]> =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
/** Where a click on a notice leads. A click that nobody made may open no window, so the worker is asked where it would be. */
const clickNotice = (worker: Worker): Promise<{ isClosed: boolean; url: string }> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    return new Promise<{ isClosed: boolean; url: string }>((resolve) => {
      let isClosed = false;
      scope.clients.matchAll = async () => [];
      scope.clients.openWindow = async (url) => {
        resolve({ isClosed, url });
        return null;
      };
      const notification = { close: () => void (isClosed = true) };
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
    });
  });
const devices = async (): Promise<{ endpoint: string | null; language: string }[]> =>
  rowsOf(await product.landfall.databaseUrl(), 'select endpoint, language from push_subscription order by created_at');

it('a device is notified of a change without a word of it, its notice opens the page, and one click ends it', async () => {
  const { path } = await trip();
  const { page, button, status } = await opened(path, 'a');
  expect(await status.textContent()).toBe('');
  // By keyboard alone.
  await button(START).focus();
  await page.keyboard.press('Enter');
  await button(STOP).waitFor();
  expect(await status.textContent()).toBe('Eingeschaltet: Dieses Gerät meldet Ihnen Änderungen.');
  expect(await button(STOP).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  expect(await devices()).toContainEqual({ endpoint: `${origin}/a`, language: 'de' });
  const options = JSON.parse((await page.evaluate(() => localStorage.getItem('options')))!) as Record<string, unknown>;
  expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: expect.stringMatching(/^B[\w-]{86}$/) });

  await noteSays(product.landfall, editor, 'KH', 'Bring a printed photograph.');
  await eventually(() => expect(pushes.map(({ url }) => url)).toEqual(['/a']), 60_000);
  const { headers, body } = pushes[0]!;
  expect([headers['content-length'], body]).toEqual(['0', '']);
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${String(options['applicationServerKey'])}$`));

  const { session, registrationId, site } = await workerOf(page, path);
  const worker = page.context().serviceWorkers()[0]!;
  await watchNotices(worker);
  await session.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data: '' });
  await eventually(async () =>
    expect(await noticesOf(worker)).toEqual([
      { title: 'Die Regeln für Ihre Reise haben sich geändert', lang: 'de', tag: 'trip' },
    ]),
  );
  const clicked = await clickNotice(worker);
  expect(clicked.isClosed).toBe(true);
  expect(new URL(clicked.url, site).href).toBe(product.landfall.url(`${path}?lang=de`));

  await page.reload();
  await button(STOP).click();
  await button(START).waitFor();
  expect(await status.textContent()).toBe('Auf diesem Gerät sind die Hinweise ausgeschaltet.');
  await eventually(async () => expect(await devices()).toContainEqual({ endpoint: null, language: 'de' }));
  await page.context().close();
}, 120_000);

it('a browser that blocks notifications says so, after the click and not before', async () => {
  const { path } = await trip();
  const { page, button, status } = await opened(path, 'blocked', { allows: false, size: 'phone' });
  expect(await status.textContent()).toBe('');
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await button(START).click();
  await eventually(async () => expect(await status.textContent()).toMatch(/^Ihr Browser blockiert/));
  expect(await button(START).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(await devices()).not.toContainEqual({ endpoint: `${origin}/blocked`, language: 'de' });
  await page.context().close();
}, 60_000);

it('what does not work is said, and a device that the server has given up is off', async () => {
  const { id, path } = await trip();
  const { page, button, status } = await opened(path, 'b');
  await page.evaluate(() => {
    const { subscribe } = PushManager.prototype;
    PushManager.prototype.subscribe = async function (options) {
      PushManager.prototype.subscribe = subscribe;
      return Promise.reject(new DOMException(JSON.stringify(options), 'AbortError'));
    };
  });
  await button(START).click();
  await eventually(async () => expect(await status.textContent()).toMatch(/^Das hat nicht funktioniert/));
  await button(START).click();
  await button(STOP).waitFor();

  const disable = (isDisabled: boolean): Promise<unknown> =>
    product.landfall.data(
      agent,
      `mutation { updateMyjourneyEmailNote(id: "${id}", isManuallyDisabled: ${isDisabled}) { ok } }`,
    );
  await disable(true);
  await disable(false);
  await page.reload();
  await eventually(async () => expect(await status.textContent()).toMatch(/ausgeschaltet/));
  await button(START).waitFor();
  await page.context().close();
}, 60_000);

it('nothing is shown without a script, nor where the browser cannot, and nothing is loaded before it is used', async () => {
  const { path } = await trip();
  const page = await product.open(null, '/imprint', { hasMenu: false });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(product.landfall.url(`${path}?lang=de`));
  await page.getByRole('button', { name: START }).waitFor();
  expect(loaded.filter((one) => one.endsWith('.js'))).toEqual([]);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await page.goto(product.landfall.url(`${path}?lang=de`));
  expect(await page.getByRole('button', { name: START }).count()).toBe(0);
  await page.context().close();
  const plain = await product.landfall.fetch(`${path}?lang=de`);
  expect(await plain.text()).toMatch(/data-device="[^"]*" hidden=""/);
}, 60_000);
