import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { createTrip, inDays, tokenOf } from '../e2e/operations.js';
import { Console, faultsOf } from './console.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The German sample of ICAO 9303. */
const LINES = 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4';

let product: Console;
let agent: string;
beforeAll(async () => {
  product = await Console.start();
  agent = await product.landfall.login('agent');
}, 375_000);
afterAll(() => product.stop(), 60_000);

async function trip(citizenships = ['DE', 'TR']): Promise<{ id: string; path: string }> {
  const { id, url } = await createTrip(product.landfall, agent, {
    destinations: ['KH', 'TH'],
    citizenships,
    dateStart: inDays(30),
    dateEnd: inDays(40),
  });
  return { id: id!, path: `/m/${tokenOf(url!)}` };
}

it('a reader checks documents on the device: nothing of them is sent or kept', async () => {
  const { path } = await trip();
  const page = await product.open(null, `${path}?lang=de`, { hasMenu: false });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Reisepass oder Personalausweis prüfen' }).click();
  const lines = page.getByLabel('Maschinenlesbare Zeilen');
  await lines.fill(LINES.replace('2702283', '2802283'));
  await page.getByRole('button', { name: 'Zeilen lesen' }).click();
  await page.getByText('Eine Prüfziffer stimmt nicht.').waitFor();
  await lines.fill(LINES);
  await page.getByRole('button', { name: 'Zeilen lesen' }).click();
  const cambodia = page.locator('.checked .box').filter({ hasText: 'Kambodscha' });
  await cambodia.getByText('Reisepass (Deutschland), gültig bis 28. Februar 2027').waitFor();
  await page.getByLabel('Dokument').selectOption({ label: 'Personalausweis' });
  await page.getByLabel('Staatsangehörigkeit').selectOption({ label: 'Türkei' });
  await page.getByRole('textbox', { name: 'Gültig bis' }).fill('2035-01-31');
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await cambodia.getByText('Dieses Dokument genügt hier nicht.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Entfernen: Personalausweis/ }).click();
  expect(await cambodia.innerText()).not.toContain('Personalausweis');

  // A letter that was not on the page before may want the other part of the typeface.
  const withoutFonts = requested.filter((one) => !/\/m\/text-[\w-]+\.woff2/.test(one));
  expect(withoutFonts.map((one) => one.replace(product.landfall.url(''), '/'))).toEqual([
    expect.stringContaining('check.js'),
  ]);
  const kept = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    JSON.stringify(await caches.keys()),
  ]);
  for (const one of kept) expect(one).not.toMatch(/MUSTERMANN|C01X00T47|2027|2035|DEU|TUR/);
  await page.context().close();
}, 60_000);

it('staff save the evidence of a trip, which is verified without the product', async () => {
  const { path } = await trip(['DE']);
  const reader = await product.open(null, `${path}?lang=de`, { hasMenu: false });
  await reader.context().close();
  const page = await product.open('agent', '/mytrip-history', { hasMenu: true });
  await page.getByRole('button', { name: 'Nachweis: Kambodscha, Thailand' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nachweis der Reiseinformation' });
  await dialog.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Nachweis herunterladen' }).click();
  const folder = await mkdtemp(join(tmpdir(), 'landfall-evidence-'));
  try {
    const file = join(folder, 'evidence.pdf');
    await (await download).saveAs(file);
    await dialog.getByText(/gespeichert, mit 2 Einträgen/).waitFor();
    const verify = (): Promise<{ stdout: string }> =>
      promisify(execFile)(process.execPath, ['scripts/verify-evidence.mjs', file], { cwd: ROOT });
    expect((await verify()).stdout).toMatch(/^As it was made: 2 records/);
    const bytes = await readFile(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(file, bytes);
    await expect(verify()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('NOT AS IT WAS MADE') });
  } finally {
    await rm(folder, { recursive: true });
  }
  await page.context().close();
}, 90_000);

it('a group gets a page for each line, once for a number of a booking', async () => {
  const page = await product.open('agent', '/search', { hasMenu: false });
  await page.getByRole('combobox', { name: 'Staatsangehörigkeiten' }).fill('Deutschland');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Staatsangehörigkeiten' }).fill('Türkei');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Ziel hinzufügen' }).fill('Thailand');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Abreise\b(?! von)/).fill(inDays(30));
  await page.getByLabel(/^Rückkehr/).fill(inDays(40));
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  const makeGroup = async (): Promise<void> => {
    await page.getByRole('button', { name: /Reiseseite anlegen/ }).click();
    await page.getByRole('button', { name: 'Gruppe: je eine Seite' }).click();
    await page
      .getByLabel('Reisende', { exact: true })
      .fill('Zimmer 1; Deutschland\nZimmer 2; TR, DE\nZimmer 3; Narnia');
    await page.getByLabel('Buchungsnummer').fill('G 4711');
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await page.getByText('Diese Zeile ist nicht eindeutig: „Zimmer 3; Narnia“.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Reisende', { exact: true }).fill('Zimmer 1; Deutschland\nZimmer 2; TR, DE');
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  };
  await makeGroup();
  await page.getByText('2 Seiten sind angelegt.').waitFor();
  const links = await page.getByRole('dialog').getByRole('link').allInnerTexts();
  expect(links).toHaveLength(2);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await makeGroup();
  await page.getByText('Diese Buchung hat schon ihre Seiten.').waitFor();
  expect(await page.getByRole('dialog').getByRole('link').allInnerTexts()).toEqual(links);
  await page.context().close();
}, 90_000);
