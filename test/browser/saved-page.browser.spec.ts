import { eventually } from '@landfall/platform/testing';
import type { Page } from 'playwright-core';
import { createTrip, inDays, tokenOf } from '../e2e/operations.js';
import { Console, faultsOf } from './console.js';

let product: Console;
let agent: string;
beforeAll(async () => {
  product = await Console.start();
  agent = await product.landfall.login('agent');
}, 375_000);
afterAll(() => product.stop(), 60_000);

async function trip(): Promise<{ id: string; path: string }> {
  const { id, url } = await createTrip(product.landfall, agent, {
    destinations: ['KH'],
    citizenships: ['DE'],
    dateStart: inDays(30),
    dateEnd: inDays(40),
  });
  return { id: id!, path: `/m/${tokenOf(url!)}` };
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What is wrong with a navigation, such as no connection, is for the test to see. */
const visit = (page: Page, path: string) => page.goto(product.landfall.url(path));

it('a page that was saved on the device is read without a connection, with the day of its copy, until it is deleted', async () => {
  const { path } = await trip();
  const page = await product.open(null, `${path}?lang=de`, { hasMenu: false });
  await button(page, 'Offline speichern').click();
  await button(page, 'Offline-Kopie löschen').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.locator('#offline').isVisible()).toBe(false);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ihre Reise: Kambodscha' }).waitFor();
  const today = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(new Date());
  await page
    .getByRole('status')
    .filter({ hasText: `Stand ${today}` })
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // With a connection it is the page of now.
  await page.context().setOffline(false);
  await page.reload();
  await button(page, 'Offline-Kopie löschen').waitFor();
  expect(await page.locator('#offline').isVisible()).toBe(false);
  await button(page, 'Offline-Kopie löschen').click();
  await button(page, 'Offline speichern').waitFor();
  await page.context().setOffline(true);
  await expect(page.reload()).rejects.toThrow('net::ERR_');
  await page.context().close();
}, 40_000);

it('a page that is closed takes its copy along', async () => {
  const { id, path } = await trip();
  const page = await product.open(null, `${path}?lang=de`, { hasMenu: false });
  await button(page, 'Offline speichern').click();
  await button(page, 'Offline-Kopie löschen').waitFor();
  await product.landfall.data(
    agent,
    `mutation { updateMyjourneyEmailNote(id: "${id}", isManuallyDisabled: true) { ok } }`,
  );
  expect((await visit(page, path))?.status()).toBe(410);
  await eventually(async () =>
    expect(await page.evaluate(async () => (await (await caches.open('landfall-pages')).keys()).length)).toBe(0),
  );
  await page.context().setOffline(true);
  await expect(visit(page, path)).rejects.toThrow('net::ERR_');
  await page.context().close();
}, 40_000);

it('a task that is ticked off stays so on the device, in every language, and nothing is sent for it', async () => {
  const { path } = await trip();
  const page = await product.open(null, `${path}?lang=de`, { hasMenu: false });
  const done = (word: string) => page.getByRole('checkbox', { name: new RegExp(`^${word} `) }).first();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await done('Erledigt').check();
  const tasks = await page.getByRole('checkbox').count();
  await page.getByText(`Erledigt: 1 von ${tasks}`).waitFor();
  expect(requests).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  await visit(page, `${path}?lang=en`);
  expect(await done('Done').isChecked()).toBe(true);
  await page.getByText(`Done: 1 of ${tasks}`).waitFor();
  await done('Done').uncheck();
  await page.reload();
  expect(await done('Done').isChecked()).toBe(false);
  await page.context().close();
}, 40_000);

it('its deadlines go to a calendar, its link to others', async () => {
  const { path } = await trip();
  const page = await product.open(null, `${path}?lang=de`, { hasMenu: false });
  const href = await page.getByRole('link', { name: 'Fristen in den Kalender' }).getAttribute('href');
  const calendar = await product.landfall.fetch(href!);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Kambodscha/);
  const whatsApp = await page.getByRole('link', { name: 'Per WhatsApp senden' }).getAttribute('href');
  expect(new URL(whatsApp!).searchParams.get('text')).toBe(product.landfall.url(path));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Link teilen').click();
  await button(page, 'Der Link ist kopiert.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.landfall.url(path));
  await page.context().close();
}, 40_000);
