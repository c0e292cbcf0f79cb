import sharp from 'sharp';
import { eventually } from '@landfall/platform/testing';
import { Console, faultsOf, noticeOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

it('favourites are chosen from all countries, and stand on the board', async () => {
  const page = await product.open('agent', '/newsboard');
  await page.getByRole('link', { name: 'Favoriten wählen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Favoriten: Länder' }).waitFor();
  await page.getByLabel('Land suchen').fill('thail');
  await page.getByRole('checkbox', { name: 'Thailand' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await noticeOf(page, 'Gespeichert').waitFor();
  await page.getByRole('heading', { name: '1 Land gewählt' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(product.landfall.url('/newsboard'));
  await page.getByRole('region', { name: 'Favoriten, Reiserisiko' }).getByRole('link', { name: 'Thailand' }).waitFor();
  await page.context().close();
}, 180_000);

it('sections of trip pages are switched, and the preview follows', async () => {
  const page = await product.open('agent', '/organisation/mytrip-settings');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await preview.getByText('Geld').waitFor();
  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('UpdateOrganisation'),
  );
  await page.getByRole('switch', { name: 'Geld' }).uncheck();
  await preview.getByText('Geld').waitFor({ state: 'detached' });
  await saved;
  await page.reload();
  await preview.getByText('Verkehr').waitFor();
  expect(await page.getByRole('switch', { name: 'Geld' }).isChecked()).toBe(false);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(product.landfall.url('/organisation/mycruise-settings'));
  await page.getByRole('switch', { name: 'Geld' }).waitFor();
  expect(await page.getByRole('switch', { name: 'Geld' }).isChecked()).toBe(true);
  await page.context().close();
}, 180_000);

it('the profile says what is wrong at its field, and keeps name, address and logo', async () => {
  const page = await product.open('agent', '/profile/edit');
  const save = page.getByRole('button', { name: 'Speichern' });
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await save.nth(2).click();
  await page.getByText('URL ist ungültig').waitFor();
  expect(await page.getByLabel('Website').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Website').fill('https://sonnenweg.example');
  await save.nth(2).click();
  await noticeOf(page, 'Gespeichert').waitFor();
  await page.getByLabel('Nachname').fill('Sommer-Weg');
  await save.first().click();
  await page.getByRole('button', { name: 'Arne Sommer-Weg' }).waitFor();
  const buffer = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b4f8a' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Logo entfernen' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page.getByText('Die Datei ist kein lesbares Bild im Format JPG oder PNG.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 180_000);

it('a new password ends the session, and is the only one that opens the next', async () => {
  const page = await product.open('agent-two', '/profile/edit');
  await page.getByLabel('Bisheriges Passwort').fill('landfall-demo');
  await page.getByLabel('Neues Passwort', { exact: false }).first().fill('a sentence nobody guesses');
  await page.getByLabel('Neues Passwort wiederholen').fill('a sentence nobody guesses');
  await page.getByRole('button', { name: 'Speichern' }).nth(1).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Benutzername').fill('agent-two');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('a sentence nobody guesses');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.context().close();
}, 180_000);

it('the widget offers up to three nationalities, the one chosen at first among them, and has a code', async () => {
  const page = await product.open('agent', '/widget/settings');
  const save = page.getByRole('button', { name: 'Speichern' });
  await save.click();
  await page.getByText('Pflichtfeld').nth(1).waitFor();
  const all = page.getByRole('combobox', { name: 'Staatsangehörigkeiten' });
  for (const name of ['Deutschland', 'Österreich']) {
    await all.fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  }
  const first = page.getByRole('combobox', { name: 'Voreingestellte Staatsangehörigkeit' });
  await first.fill('Türkei');
  await page.getByRole('option', { name: /^Türkei/ }).click();
  await save.click();
  await page.getByText('Die Liste muss die voreingestellte Staatsangehörigkeit enthalten.').first().waitFor();
  await first.fill('Österreich');
  await page.getByRole('option', { name: /^Österreich/ }).click();
  expect(await faultsOf(page)).toEqual([]);
  await save.click();
  await noticeOf(page, 'Gespeichert').waitFor();
  const code = await page.getByRole('region', { name: 'Code des Widgets' }).locator('code').innerText();
  await page.reload();
  await page.getByText(code).waitFor();
  // The names of countries come after the page.
  await eventually(async () => expect(await first.inputValue()).toBe('Österreich'));
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 120_000);
