import { Console, faultsOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

it('single keys lead to screens and show all keys, never while somebody types, and can be switched off', async () => {
  const page = await product.open('agent', '/newsboard');
  await page.getByRole('menuitem', { name: 'Ereignisse' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await page.waitForURL('**/events');
  const search = page.getByLabel('Ereignis oder Land suchen');
  await search.pressSequentially('gn?');
  expect([await search.inputValue(), new URL(page.url()).pathname]).toEqual(['gn?', '/events']);
  await search.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tasten' });
  await help.getByText('Auskunft oder Seite suchen').waitFor();
  await help.getByText('Nachrichten').waitFor();
  expect(await help.getByText('Bestimmungen als Tabelle').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await help.getByRole('switch', { name: 'Einzelne Tasten verwenden' }).uncheck();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  expect([new URL(page.url()).pathname, await help.count()]).toEqual(['/events', 0]);
  await page.getByRole('button', { name: 'Arne Sommer' }).click();
  await page.getByRole('menuitem', { name: 'Tasten' }).click();
  await help.getByRole('switch', { name: 'Einzelne Tasten verwenden' }).check();
  await help.getByRole('button', { name: 'Schließen' }).click();
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await page.waitForURL('**/news');
  await page.context().close();
}, 180_000);

it('Tab selects one part of a typed trip after the other, and typing replaces it', async () => {
  const page = await product.open('agent', '/newsboard');
  await page.getByRole('button', { name: 'Auskunft oder Seite suchen' }).waitFor();
  await page.keyboard.press('Control+k');
  const line = page.getByRole('combobox', { name: 'Auskunft oder Seite' });
  await line.pressSequentially('DE nach TH 20.12.-5.1.');
  await page.getByRole('option', { name: /Deutschland ab .* nach Thailand/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('AT');
  await page.getByRole('option', { name: /Österreich ab .* nach Thailand/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('KE');
  expect(await line.inputValue()).toBe('AT nach KE 20.12.-5.1.');
  await page.getByRole('option', { name: /Österreich ab .* nach Kenia/ }).waitFor();
  await page.context().close();
}, 120_000);
