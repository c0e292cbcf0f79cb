import sharp from 'sharp';
import { eventually } from '@landfall/platform/testing';
import { about, Desk, stating } from '../e2e/editing.js';
import { createTrip, inDays } from '../e2e/operations.js';
import { Console, faultsOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

it('is where the login leads: what changed for the own trips, who leaves, the world and the news', async () => {
  const { landfall } = product;
  const agent = await landfall.login('agent');
  await createTrip(landfall, agent, {
    destinations: ['MN'],
    citizenships: ['DE'],
    dateStart: inDays(3),
    dateEnd: inDays(12),
  });
  const editor = await Desk.of(landfall, 'editor');
  await editor.saved(about('MN', [stating({ ErVisaRequired: true })]));
  const page = await product.open(null, '/login');
  await page.getByLabel('Benutzername').fill('agent');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('landfall-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/newsboard');
  const changes = page.getByRole('region', { name: 'Geändert, und Ihre Reisen sind betroffen' });
  await eventually(async () => {
    await page.reload();
    await changes.getByText('Ein Visum ist erforderlich.').waitFor({ timeout: 8_000 });
  });
  await changes.getByText('Mongolei').first().waitFor();
  const departures = page.getByRole('region', { name: 'Abreise in den nächsten 7 Tagen' });
  await departures.getByText(/^Visum: Erforderlich/).waitFor();
  await page.getByRole('heading', { level: 1, name: /eine Abreise ist nicht bereit/ }).waitFor();
  await page.getByRole('region', { name: 'Einreise weltweit' }).getByRole('application').waitFor();
  await page.getByRole('region', { name: 'Wichtige Nachrichten im Durchlauf' }).getByRole('link').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.keyboard.press('j');
  const trips = changes.getByRole('link', { name: /^Mongolei, 1 Reise zeigen$/ }).first();
  expect(await trips.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Reiseseiten' }).waitFor();
  await eventually(async () =>
    expect(await page.getByRole('combobox', { name: 'Ziel' }).inputValue()).toBe('Mongolei'),
  );
  await eventually(async () => expect(await page.getByRole('row').count()).toBe(2));
  await page.goBack();

  await page.getByText('Alle, 8 neu').waitFor();
  await page.getByRole('button', { name: 'Alles gelesen' }).click();
  await page.getByRole('heading', { level: 1, name: /^Für Ihre Reisen ist alles beim Alten/ }).waitFor();
  await page.getByRole('region', { name: 'Nachrichten', exact: true }).getByRole('link', { name: 'Alle' }).click();
  await page.getByRole('tab', { name: 'Wichtig (3)' }).click();
  await page.getByRole('article', { name: 'ETIAS ist noch nicht in Betrieb' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(3);
  expect(await page.getByText('Neu', { exact: true }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 300_000);

it('on a phone begins with the own trips, and nothing is wider than the screen', async () => {
  const page = await product.open('agent', '/newsboard', { size: 'phone', hasMenu: false });
  await page.getByRole('region', { name: 'Einreise weltweit' }).waitFor();
  const tops = await Promise.all(
    ['Abreise in den nächsten 7 Tagen', 'Nachrichten', 'Einreise weltweit'].map(async (name) => {
      const box = await page.getByRole('region', { name, exact: true }).boundingBox();
      return box!.y;
    }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 120_000);

it('news are written in three languages, with an image, and everybody reads them in the own one', async () => {
  const board = await product.open('agent', '/newsboard');
  const boardNews = board.getByRole('region', { name: 'Nachrichten', exact: true });
  await boardNews.getByRole('link').first().waitFor();
  const page = await product.open('editor', '/news-admin/add/');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bitte geben Sie mindestens in einer Sprache einen Text ein.').first().waitFor();
  await page.getByRole('textbox', { name: 'Titel, Deutsch' }).fill('Streik am Montag');
  await page.getByRole('textbox', { name: 'Titel, Englisch' }).fill('Strike on Monday');
  for (const [language, text] of [
    ['Deutsch', 'Kein Zug fährt.'],
    ['Englisch', 'No trains run.'],
  ] as const) {
    await page.getByRole('textbox', { name: `Text, ${language}` }).click();
    await page.keyboard.type(text);
  }
  const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#b41c14' } })
    .jpeg()
    .toBuffer();
  const sent = page.waitForResponse((response) => response.url().includes('/api/images'));
  await page.locator('input[type=file]').setInputFiles({ name: 'strike.jpg', mimeType: 'image/jpeg', buffer });
  expect((await sent).status()).toBe(201);
  await page.getByRole('region', { name: 'Vorschau' }).getByText('Kein Zug fährt.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('link', { name: 'Streik am Montag', exact: true }).first().waitFor();
  // Pushed: by itself the board reads again after minutes.
  await boardNews.getByText('Streik am Montag').waitFor({ timeout: 20_000 });
  await board.context().close();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();

  const reader = await product.open('agent', '/news', { language: 'en' });
  const article = reader.getByRole('article', { name: 'Strike on Monday' });
  await article.getByText('No trains run.').waitFor();
  const isDrawn = await article
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(isDrawn).toBe(600);
  await reader.context().close();
}, 300_000);
