import { Console, faultsOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

it('events are found by what is chosen, and kept in sight', async () => {
  const page = await product.open('agent', '/events');
  await page.getByRole('heading', { level: 1, name: 'Ereignisse' }).waitFor();
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Aktuell (8)');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Ereignis oder Land suchen').fill('thail');
  await page.getByRole('status').filter({ hasText: '1 Ereignis' }).waitFor();
  await page.getByLabel('Ereignis oder Land suchen').fill('');
  await page.getByRole('combobox', { name: 'Risiko' }).click();
  await page.getByRole('option', { name: 'ab: Hohes Risiko' }).click();
  const storm = page.getByRole('article', { name: 'Beispiel: Tropensturm Arion' });
  await storm.getByText('Philippinen').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await storm.getByRole('button', { name: 'Beispiel: Tropensturm Arion angeheftet' }).click();
  await page.getByRole('tab', { name: 'Angeheftet (1)' }).click();
  await storm.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await storm.getByRole('button', { pressed: true }).click();
  await page.getByText('Nichts angeheftet').waitFor();
  await page.context().close();
}, 180_000);

it('the map of events is worked by keyboard, and leads to an event in the list', async () => {
  const page = await product.open('agent', '/events-map');
  const point = page.getByRole('button', { name: 'Beispiel: Tropensturm Arion: Philippinen, Risikostufe 4' });
  await point.focus();
  await page.keyboard.press('Enter');
  expect(await point.getAttribute('aria-pressed')).toBe('true');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Einzelheiten' }).click();
  await page.waitForURL('**/events#event-*');
  const storm = page.getByRole('article', { name: 'Beispiel: Tropensturm Arion' });
  await storm.waitFor();
  expect(await storm.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
}, 180_000);
