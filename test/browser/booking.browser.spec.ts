import { addDays } from '@landfall/kernel';
import { inDays } from '../e2e/operations.js';
import { Console, faultsOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** As a reservation system writes a day. */
const named = (day: string): string => `${day.slice(8)}${MONTHS[Number(day.slice(5, 7)) - 1]!}`;

it('a booking is pasted, looked at, and goes into the search', async () => {
  const [out, back] = [inDays(30), inDays(44)];
  const page = await product.open('agent', '/search', { hasMenu: false });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? request.url()));
  await page.getByRole('button', { name: 'Buchung einfügen' }).click();
  const text = page.getByLabel('Text der Buchung');
  await text.waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await text.fill('Bitte für Familie Muster etwas Schönes im Dezember.');
  await page.getByText('Darin ist keine Flugbuchung zu erkennen.').waitFor();

  await text.fill(`  1.MUSTERMANN/ERIKA MRS
  2  QR  68 Y ${named(out)} FRADOH HK2  1430 2245
  3  QR 832 Y ${named(addDays(out, 1))} DOHBKK HK2  0200 1250
  4  QR 833 Y ${named(back)} BKKFRA HK2  2340 0555+1
  5  TG 211 Y ${named(addDays(out, 3))} BKKHKT HL2  0800 0925
  6 SSR DOCS QR HK1 P/DEU/C01X00T47/DEU/12AUG64/F/31OCT30/MUSTERMANN/ERIKA`);
  const dialog = page.getByRole('dialog', { name: 'Buchung einfügen' });
  await dialog.getByText(/^Thailand \(Ankunft /).waitFor();
  await dialog.getByText('Die Reise ist nicht vollständig, eine Zeile der Buchung fehlt.').waitFor();
  expect(await dialog.locator('dd').allInnerTexts()).toEqual([
    'Deutschland',
    expect.stringMatching(/^Thailand \(Ankunft .+\)$/),
    expect.stringMatching(/\(DOH\), Katar$/),
    expect.any(String),
    expect.any(String),
    'Deutschland',
  ]);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'In die Suche übernehmen' }).click();

  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel(/^Abreise\b(?! von)/).inputValue()).toBe(out);
  expect(await page.getByLabel('Rückkehr').inputValue()).toBe(addDays(back, 1));
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Deutschland → Thailand' }).waitFor();
  expect(new URL(page.url()).searchParams.get('days')).toBe('TH.1');
  const sent = requests.join('\n');
  expect(sent).toContain('DOH');
  expect(sent).not.toMatch(/C01X00T47|MUSTERMANN/i);
  await page.context().close();
}, 90_000);

it('offers each journey of travellers who come from different places', async () => {
  const [out, back] = [inDays(30), inDays(44)];
  const page = await product.open('agent', '/search', { hasMenu: false });
  await page.getByRole('button', { name: 'Buchung einfügen' }).click();
  const rows = [
    ['A', 'DEU', 'FRA', 'WDH'],
    ['B', 'CHE', 'ZRH', 'WDH'],
  ].flatMap(([name, code, from, to]) => [
    `${name},${code},${from},${to},${out}`,
    `${name},${code},${to},${from},${back}`,
  ]);
  await page.getByLabel('Text der Buchung').fill(`name,nationality,from,to,date\n${rows.join('\n')}`);
  const dialog = page.getByRole('dialog', { name: 'Buchung einfügen' });
  const journey = dialog.getByLabel('Reise (die Buchung enthält 2)');
  await journey.waitFor();
  expect(await journey.locator('option').allInnerTexts()).toEqual([
    expect.stringMatching(/^FRA – WDH – FRA, ab /),
    expect.stringMatching(/^ZRH – WDH – ZRH, ab /),
  ]);
  expect((await dialog.locator('dd').allInnerTexts()).at(-1)).toBe('Deutschland');
  await journey.selectOption('1');
  await dialog.locator('dd').first().getByText('Schweiz').waitFor();
  expect((await dialog.locator('dd').allInnerTexts()).at(-1)).toBe('Schweiz');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'In die Suche übernehmen' }).click();
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Schweiz → Namibia' }).waitFor();
  await page.context().close();
}, 90_000);

it('asks how long a stop is where the booking does not say', async () => {
  const [out, on, back] = [inDays(30), inDays(31), inDays(50)];
  const page = await product.open('agent', '/search', { hasMenu: false });
  await page.getByRole('button', { name: 'Buchung einfügen' }).click();
  await page.getByLabel('Text der Buchung').fill(`from,to,date\nFRA,SIN,${out}\nSIN,SYD,${on}\nSYD,FRA,${back}`);
  const apply = page.getByRole('button', { name: 'In die Suche übernehmen' });
  const stop = page.getByLabel(/^Zwischenstopp: .*\(SIN\)/);
  await stop.waitFor();
  expect(await apply.isDisabled()).toBe(true);
  await stop.selectOption({ label: 'Umstieg' });
  expect(await faultsOf(page)).toEqual([]);
  await apply.click();
  await page.getByRole('button', { name: 'Australien entfernen' }).waitFor();
  await page.context().close();
}, 90_000);
