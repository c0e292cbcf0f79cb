import { eventually } from '@landfall/platform/testing';
import type { Page } from 'playwright-core';
import { Desk, stating } from '../e2e/editing.js';
import { Console, faultsOf } from './console.js';
import { stated } from './stated.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
  const editor = await Desk.of(product.landfall, 'editor');
  await stated(editor, 'TV', [stating({ ErVisaRequired: true }, { noAccessStart: '2026-01-01' })]);
}, 375_000);
afterAll(() => product.stop(), 60_000);

const readout = (page: Page) => page.getByRole('status').filter({ hasText: ':' });

it('is read by keyboard: a name, the neighbour, the size, and what is known of the country', async () => {
  const page = await product.open('agent', '/map');
  const map = page.getByRole('application');
  await map.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await map.focus();
  await page.keyboard.type('deu', { delay: 30 });
  await page.getByText('Deutschland: Keine Einschränkungen').waitFor();
  await page.keyboard.press('ArrowUp');
  await readout(page)
    .filter({ hasText: /^Dänemark: / })
    .waitFor();
  const whole = await map.getAttribute('viewBox');
  await page.keyboard.press('+');
  await eventually(async () => expect(await map.getAttribute('viewBox')).not.toBe(whole));
  await page.keyboard.press('0');
  await eventually(async () => expect(await map.getAttribute('viewBox')).toBe(whole));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dänemark' });
  await dialog.getByText('Einreise laut Zielland').waitFor();
  await dialog.getByRole('img', { name: 'Karte der Regionen von Dänemark' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(new URL(page.url()).searchParams.get('country')).toBe('DK');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
});

it('moves by the pointer, and filters the list by the legend', async () => {
  const page = await product.open('agent', '/map');
  const map = page.getByRole('application');
  await page.getByRole('button', { name: 'Größer' }).click();
  await page.getByRole('button', { name: 'Größer' }).click();
  const before = await map.getAttribute('viewBox');
  const box = (await map.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 + 20, { steps: 6 });
  await page.mouse.up();
  await eventually(async () => expect(await map.getAttribute('viewBox')).not.toBe(before));
  expect(new URL(page.url()).searchParams.has('country')).toBe(false);
  await page.getByRole('button', { name: /^Nicht möglich 1$/ }).click();
  const rows = page.getByRole('region', { name: 'Länder und Gebiete' }).getByRole('listitem');
  await eventually(async () => expect(await rows.allInnerTexts()).toEqual([expect.stringContaining('Tuvalu')]));
  await page.getByRole('searchbox', { name: 'Land suchen' }).fill('xyz');
  await page.getByText('Kein Land passt zu dieser Auswahl.').waitFor();
  await page.context().close();
});

it('counts countries by risk and entry, and lists those of a cell', async () => {
  const page = await product.open('agent', '/risk-matrix', { language: 'en' });
  await page.getByRole('heading', { level: 1, name: 'Risk matrix' }).waitFor();
  await page.getByRole('button', { name: /^Very high risk and Not known: \d+ countries$/ }).click();
  const table = page.getByRole('table', { name: 'Risk and entry by country' });
  await table.getByRole('row', { name: /^Afghanistan/ }).waitFor();
  expect(await table.getByRole('row', { name: /Low risk/ }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await table.getByRole('link', { name: 'Afghanistan' }).click();
  await page.getByRole('heading', { level: 2, name: 'Afghanistan' }).waitFor();
  await page.context().close();
});

it('shows what there is to know about a country, topic by topic, on a phone', async () => {
  const page = await product.open('agent', '/countries-information?country=TH', { size: 'phone', hasMenu: false });
  await page.getByRole('heading', { level: 2, name: 'Thailand' }).waitFor();
  await page.getByRole('navigation', { name: 'Themen' }).getByRole('link', { name: 'Geld' }).click();
  const topic = page.getByRole('heading', { level: 3, name: 'Geld' });
  await eventually(async () =>
    expect(await topic.evaluate((element) => element === document.activeElement)).toBe(true),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

it('shows where a passport leads, and an identity card, and looks a country up', async () => {
  const page = await product.open('agent', '/where-to?nat=DE&from=DE', { language: 'en' });
  await page
    .getByRole('status')
    .filter({ hasText: /^\d{2,} countries are open without visa and authorisation\.$/ })
    .waitFor();
  const rows = page.getByRole('region', { name: 'Countries and territories' }).getByRole('listitem');
  await rows.filter({ hasText: /^Tuvalu\s*Not possible/ }).waitFor();
  await rows.filter({ hasText: /^Thailand\s*No visa, \d+ days/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Document' }).click();
  await page.getByRole('option', { name: 'Identity card' }).click();
  await rows.filter({ hasText: /^Thailand\s*Not possible/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('document')).toBe('ID_CARD');
  await rows.filter({ hasText: 'Thailand' }).getByRole('button').click();
  await page.getByRole('heading', { level: 1, name: 'Search entry requirements' }).waitFor();
  expect(new URL(page.url()).searchParams.get('to')).toBe('TH');
  await page.context().close();
});
