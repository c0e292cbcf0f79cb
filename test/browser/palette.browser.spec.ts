import { dayFromNow } from '../e2e/editing.js';
import { Console, faultsOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

const written = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
};

it('leads from a typed line to the answer, by keyboard alone', async () => {
  const page = await product.open('agent', '/informationcenter', { hasMenu: false });
  await page.getByRole('button', { name: 'Auskunft oder Seite suchen' }).waitFor();
  await page.keyboard.press('Control+k');
  const line = page.getByRole('combobox', { name: 'Auskunft oder Seite' });
  await line.waitFor();
  const [start, end] = [dayFromNow(30), dayFromNow(40)];
  await page.keyboard.type(`DE TR nach Thailand, AE ${written(start)}-${written(end)} privat Quark`);
  await page.getByRole('option', { name: /^Deutschland, Türkei ab Deutschland nach Thailand, Vereinigte/ }).waitFor();
  await page.getByText('Nicht verstanden: Quark').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Ergebnis nach Nationalität und Ziel' }).waitFor();
  const query = new URL(page.url()).searchParams;
  expect(['nat', 'to', 'start', 'end', 'purpose'].map((name) => query.get(name))).toEqual([
    'DE,TR',
    'TH,AE',
    start,
    end,
    'private',
  ]);
  await page.context().close();
});

it('leads to a new trip page at once, and only once', async () => {
  const page = await product.open('agent', '/search', { hasMenu: false });
  await page.getByRole('button', { name: 'Auskunft oder Seite suchen' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Auskunft oder Seite' }).waitFor();
  await page.keyboard.type(`DE nach TH ${written(dayFromNow(30))}-${written(dayFromNow(40))}`);
  await page.getByText('Strg+Eingabe legt die Reiseseite an').waitFor();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Reiseseite anlegen' });
  await dialog.getByLabel('Interne Notiz').fill('Aus der Suchzeile');
  await dialog.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await dialog.getByText('Die Reiseseite ist angelegt.').waitFor();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('grid', { name: 'Ergebnis nach Nationalität und Ziel' }).waitFor();
  await page.getByRole('button', { name: 'Reiseseite anlegen' }).and(page.locator(':enabled')).waitFor();
  expect(await dialog.count()).toBe(0);
  await page.context().close();
});

it('finds screens that the user may open, and no others', async () => {
  const page = await product.open('agent', '/search', { language: 'en', hasMenu: false });
  await page.getByRole('button', { name: 'Look up a trip or a screen' }).click();
  await page.getByRole('combobox', { name: 'Lookup or screen' }).fill('risk');
  await page.getByRole('option', { name: /^Risk matrix/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Risk matrix' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Lookup or screen' }).fill('imports');
  await page.getByText('Nothing found').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Lookup or screen' }).waitFor({ state: 'detached' });
  await page.context().close();
});
