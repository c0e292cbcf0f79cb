import { dayFromNow } from '../e2e/editing.js';
import { Console, noticeOf } from './console.js';
import { Keyboard } from './keyboard.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

/** Beside typed words, from the login to the disabled link. */
const MOST_KEYS = 40;

const written = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
};

it('the whole path of an agent takes forty keys beside typed words: log in, look up, create, find again, disable', async () => {
  const page = await product.open(null, '/login');
  const keys = await Keyboard.of(page);
  let pressed = 0;
  const press = async (...names: string[]): Promise<void> => {
    pressed += names.length;
    await keys.press(...names);
  };
  const tabTo = async (role: string, name: string | RegExp): Promise<void> => {
    pressed += await keys.tabTo(role, name);
  };

  await page.getByLabel('Benutzername').waitFor();
  await keys.arrivesAt('textbox', 'Benutzername');
  await keys.type('agent');
  await press('Tab');
  await keys.type('landfall-demo');
  await press('Enter');
  await page.waitForURL('**/newsboard');
  await page.getByRole('button', { name: 'Auskunft oder Seite suchen' }).waitFor();

  await press('Control+k');
  await keys.arrivesAt('combobox', 'Auskunft oder Seite');
  await keys.type(`DE TR nach Thailand ${written(dayFromNow(30))}-${written(dayFromNow(40))}`);
  await page.getByRole('option', { name: /^Deutschland, Türkei ab Deutschland nach Thailand/ }).waitFor();
  await press('Enter');
  await page.getByRole('grid', { name: 'Ergebnis nach Nationalität und Ziel' }).waitFor();
  await page.getByRole('button', { name: 'Reiseseite anlegen' }).and(page.locator(':enabled')).waitFor();

  await press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Reiseseite anlegen' });
  await dialog.getByLabel('Interne Notiz').waitFor();
  await tabTo('textbox', 'Interne Notiz');
  await keys.type('Familie Muster');
  await press('Control+Enter');
  await dialog.getByText('Die Reiseseite ist angelegt.').waitFor();
  await tabTo('button', 'Link kopieren');
  await press('Enter');
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await press('Control+k');
  await keys.arrivesAt('combobox', 'Auskunft oder Seite');
  await keys.type('Reiseseiten');
  await page.getByRole('option', { name: 'Reiseseiten Seite' }).waitFor();
  await press('Enter');
  await page.getByRole('cell', { name: 'Familie Muster' }).first().waitFor();
  await tabTo('button', /Link deaktivieren/);
  await press('Enter');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  await tabTo('button', 'Deaktivieren');
  await press('Enter');
  await noticeOf(page, 'deaktiviert').waitFor();
  expect(pressed).toBeLessThanOrEqual(MOST_KEYS);
  await page.context().close();
});
