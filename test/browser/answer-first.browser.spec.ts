import { eventually } from '@landfall/platform/testing';
import { dayFromNow, Desk, stating } from '../e2e/editing.js';
import { Console, faultsOf, noticeOf } from './console.js';
import { stated } from './stated.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
  const editor = await Desk.of(product.landfall, 'editor');
  await stated(editor, 'KI', [
    stating({ ErVisaRequired: true }, { noAccessStart: '2026-01-01', citizenshipIds: ['TR'] }),
    stating(
      { ErVisaRequired: false, ErEntryPermitRequired: false, ErPassportSufficient: true, ErIdSufficient: false },
      { noRestrictionsStart: '2026-01-01', citizenshipIds: ['DE'] },
    ),
  ]);
  // A visa from a day on that lies between two possible departures.
  await stated(editor, 'MH', [
    stating({ ErVisaRequired: false, ErVisaFreeDays: 90 }, { validUntil: dayFromNow(69) }),
    stating({ ErVisaRequired: true }, { validFrom: dayFromNow(70) }),
  ]);
  await stated(editor, 'NR', [
    stating({
      ErVisaRequired: true,
      ErVisaLatestDays: 45,
      ErExtraFormsRequired: { yes: true },
      ErExtraFormsEarliestDays: 3,
    }),
  ]);
}, 375_000);
afterAll(() => product.stop(), 60_000);

const address = (nationalities: string, destinations: string): string =>
  `/destination/overview/?nat=${nationalities}&from=DE&to=${destinations}&start=${dayFromNow(40)}&end=${dayFromNow(50)}&purpose=private`;

it('says first what is not possible, and is read by keyboard', async () => {
  const page = await product.open('agent', address('DE,TR', 'KI,TV'), { hasMenu: false });
  await page.getByRole('heading', { level: 2, name: 'Nicht möglich: Türkei → Kiribati.' }).waitFor();
  const grid = page.getByRole('grid', { name: 'Ergebnis nach Nationalität und Ziel' });
  const selected = grid.getByRole('gridcell', { selected: true });
  expect(await selected.innerText()).toContain('Einreise nicht erlaubt');
  expect(await faultsOf(page)).toEqual([]);
  await selected.focus();
  await page.keyboard.press('ArrowUp');
  await eventually(async () =>
    expect(await selected.innerText()).toMatch(/^In Ordnung\s+Kein Visum nötig\s+Reisepass$/),
  );
  expect(await selected.evaluate((cell) => cell === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await eventually(async () => expect(await selected.innerText()).toMatch(/^Nicht bekannt/));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Nicht bekannt' });
  await eventually(async () =>
    expect(await panel.getByRole('heading', { level: 2 }).evaluate((one) => one === document.activeElement)).toBe(true),
  );
  await panel.getByText('Deutschland → Tuvalu').waitFor();
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await selected.evaluate((cell) => cell === document.activeElement)).toBe(true));
  await page.context().close();
});

it('is copied as a text for a mail', async () => {
  const page = await product.open('agent', address('DE', 'KI'), { language: 'en' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('heading', { level: 2, name: 'The trip is possible, with nothing to do beforehand.' }).waitFor();
  const copied = noticeOf(page, 'The text is copied.').waitFor();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await copied;
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Germany → Kiribati\n.*\nAs of: /);
  expect(text).toContain('\nResult\n- Germany, Kiribati: Fine, No visa needed, Passport\n');
  expect(text).toMatch(/- Visa requirement: No visa is required\./);
  await page.context().close();
});

it('is printed with its sections open, and without what cannot be used on paper', async () => {
  const page = await product.open('agent', address('DE', 'KI'), { language: 'en' });
  await page.getByRole('heading', { level: 2, name: 'The trip is possible, with nothing to do beforehand.' }).waitFor();
  const closed = page.locator('h3 > button[aria-expanded=false]');
  await closed.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = await page.locator('body').innerText();
  expect(await closed.count()).toBe(0);
  expect(printed).toContain('As of: ');
  expect(printed).toContain('No visa is required.');
  for (const text of ['Copy as text', 'Expand all', 'World map', 'Expert'])
    expect(printed.toLowerCase()).not.toContain(text.toLowerCase());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await closed.first().waitFor({ state: 'attached' });
  await page.context().close();
});

it('stands on a phone with destinations below each other, without a second scroll bar', async () => {
  const page = await product.open('agent', address('DE,TR', 'KI,TV'), { size: 'phone', hasMenu: false });
  const grid = page.getByRole('grid');
  await grid.waitFor();
  expect(await grid.getByRole('rowheader').allInnerTexts()).toEqual(['Kiribati', 'Tuvalu']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

it('is compared with the same trip on other days, and with the rules of another moment', async () => {
  const page = await product.open('agent', address('DE', 'MH'), { hasMenu: false });
  await page.getByRole('button', { name: 'Vergleichen' }).click();
  await page.getByLabel('Reisebeginn').fill(dayFromNow(80));
  await page.getByRole('button', { name: 'Unterschiede zeigen' }).click();
  const compared = page.getByRole('region', { name: /^Verglichen mit: Reise ab / });
  await compared.getByText(/^\d+ Unterschiede$/).waitFor();
  const visa = compared.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Visumpflicht$/ }) });
  await visa.getByText('Ein Visum ist').first().waitFor();
  expect(await visa.locator('ins').count()).toBeGreaterThan(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await compared.waitFor();
  await compared.getByRole('button', { name: 'Vergleich beenden' }).click();
  await compared.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Vergleichen' }).click();
  await page.getByLabel('Vergleichen mit').selectOption({ label: 'dem Stand eines früheren Zeitpunkts' });
  await page.getByRole('button', { name: 'Unterschiede zeigen' }).click();
  await page
    .getByRole('region', { name: /^Verglichen mit: / })
    .getByText(/Unterschied/)
    .waitFor();
  await page.context().close();
});

it('says by when what has to be done, and what could make the trip possible', async () => {
  const page = await product.open('agent', address('DE', 'NR,KI'), { hasMenu: false });
  const deadlines = page.getByRole('region', { name: 'Fristen' });
  const [visa, form] = [deadlines.getByRole('listitem').first(), deadlines.getByRole('listitem').nth(1)];
  expect(await visa.innerText()).toMatch(/Visum beantragen: Nauru\s+Frist war .+seit 5 Tagen vorbei/);
  expect(await form.innerText()).toMatch(/Formular ausfüllen: Nauru\s+.+möglich in 37 Tagen/);
  await page.getByText(/^Eine Frist ist schon vorbei\. Nächste Frist: /).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  const selected = page.getByRole('gridcell', { selected: true });
  await selected.focus();
  await page.keyboard.press('Home');
  await eventually(async () => expect(await selected.innerText()).toContain('Frist war'));
  await page.keyboard.press('F6');
  const panel = page.getByRole('region', { name: 'Nicht bekannt' });
  await eventually(async () =>
    expect(await panel.getByRole('heading', { level: 2 }).evaluate((one) => one === document.activeElement)).toBe(true),
  );
  await panel.getByText('Reise ohne Nauru').waitFor();
  await panel.getByRole('listitem').filter({ hasText: 'Abreise ab' }).getByRole('link', { name: 'Prüfen' }).click();
  await page.waitForURL((url) => url.searchParams.get('start') === dayFromNow(45));
  await eventually(async () => expect(await visa.innerText()).toContain('heute'));
  await page.getByRole('button', { name: 'Nächstes Feld' }).click();
  await page.getByText('Deutschland → Kiribati').waitFor();
  await page.context().close();
});
