import { addDays } from '@landfall/kernel';
import { eventually } from '@landfall/platform/testing';
import { Console, faultsOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

it('a cruise is looked up by line, ship, route and sailing', async () => {
  const page = await product.open('agent', '/search', { hasMenu: false });
  await page.getByRole('button', { name: 'Kreuzfahrt' }).click();
  await page.getByLabel('Reederei').waitFor();
  await page.getByRole('combobox', { name: 'Staatsangehörigkeiten' }).fill('Deutschland');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByText('Bitte wählen Sie Reederei, Schiff, Route und Abfahrt.').waitFor();
  expect(await page.getByLabel('Reederei').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Reederei').selectOption({ label: 'AIDA Cruises' });
  await page.getByLabel('Schiff').selectOption({ label: 'AIDAnova' });
  await page.getByLabel(/^Route/).selectOption({ label: 'Norwegian fjords from Kiel' });
  await page.getByText('Beispielroute: Verlauf und Tage sind erfunden.').waitFor();
  // The sample has sailings of some years; the last one lies ahead the longest.
  const sailing = page.getByLabel('Abfahrt');
  const cruiseId = await sailing.locator('option').last().getAttribute('value');
  await sailing.selectOption(cruiseId);
  const start = page.getByLabel(/^Abreise\b(?! von)/);
  await eventually(async () => expect(await start.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/));
  const sails = await start.inputValue();
  await start.fill(addDays(sails, 1));
  await page.getByText('Die Reise beginnt nach der Kreuzfahrt.').waitFor();
  await start.fill(addDays(sails, -1));
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Deutschland → AIDAnova, Norwegian fjords from Kiel' }).waitFor();
  const grid = page.getByRole('grid', { name: 'Ergebnis nach Nationalität und Ziel' });
  await grid.waitFor();
  expect(await grid.getByRole('columnheader').allInnerTexts()).toEqual(['Nationalität', 'Deutschland', 'Norwegen']);
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await grid.waitFor();
  await page.getByRole('link', { name: 'Suche ändern' }).click();
  await eventually(async () => expect(await sailing.inputValue()).toBe(cruiseId));
  await page.getByRole('button', { name: 'Anzeigen' }).click();

  await page.getByRole('button', { name: /Reiseseite anlegen/ }).click();
  await page.getByLabel('Interne Notiz').fill('Fjorde, zu zweit');
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  const link = await page.getByLabel('Link zur Reiseseite').inputValue();
  const traveller = await page.context().newPage();
  await traveller.goto(link);
  await traveller
    .getByRole('heading', { level: 1, name: 'Ihre Kreuzfahrt: AIDAnova\u00a0– Norwegian fjords from Kiel' })
    .waitFor();
  await traveller.getByRole('img', { name: /^Karte der Route: Kiel, / }).waitFor();
  expect(await traveller.locator('.stops strong').allInnerTexts()).toEqual(['Kiel', 'Bergen', 'Ålesund', 'Kiel']);
  expect(await faultsOf(traveller)).toEqual([]);
  await traveller.close();

  await page.goto(product.landfall.url('/mytrip-history'));
  await page.getByRole('tab', { name: 'Kreuzfahrt' }).click();
  const rows = page.getByRole('row').filter({ hasText: 'AIDAnova, Norwegian fjords from Kiel' });
  await rows.getByText('Fjorde, zu zweit').first().waitFor();
  await page.getByRole('button', { name: /Filter/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Reederei' }).click();
  await page.getByLabel('Reederei').selectOption({ label: 'Cunard Line' });
  await eventually(async () => expect(await rows.count()).toBe(0));
  await page.getByLabel('Reederei').selectOption({ label: 'AIDA Cruises' });
  await rows.getByText('Fjorde, zu zweit').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 180_000);
