import { eventually } from '@landfall/platform/testing';
import type { EntryRestriction } from '@landfall/platform/schema';
import type { Locator, Page } from 'playwright-core';
import { dayFromNow, Desk, stating } from '../e2e/editing.js';
import { Console, faultsOf, noticeOf } from './console.js';
import { stated } from './stated.js';

let product: Console;
let editor: Desk;
beforeAll(async () => {
  product = await Console.start();
  editor = await Desk.of(product.landfall, 'editor');
}, 375_000);
afterAll(() => product.stop(), 60_000);

const SAVED = 'Die Bestimmung ist gespeichert.';
const ENDS_ON = dayFromNow(20);
const formatted = (day: string): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await noticeOf(page, SAVED).waitFor();
};
const lineOf = (page: Page, number: number): Locator => page.getByRole('button', { name: new RegExp(`^${number}\\.`) });

/** Chooses an option of a field that lists what is typed. */
async function choose(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await page.getByRole('option', { name: text }).first().click();
  await page.keyboard.press('Escape');
}

/** Follows the place of a row; the detail that opens is the one of that position, and no other. */
async function followsTo(page: Page, row: Locator, number: number): Promise<void> {
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: new RegExp(`^${number}\\.`), expanded: true }).waitFor();
  expect(await page.getByRole('button', { name: /^\d+\./, expanded: true }).count()).toBe(1);
}

const firstOf = ({ details }: EntryRestriction): object | undefined => details[0];
const EDITED = `{ it: entryRestrictions(countryId: "KI") { id version
  details { validFrom validUntil conditions { kind isNot documents { issuerId kind } } } } }`;
const asStored = async () => (await editor.get<EntryRestriction[]>(EDITED))[0]!;

it('conditions are picked, read as a sentence, saved and read back', async () => {
  const { id } = await stated(editor, 'KI', [stating({ ErVisaRequired: false })]);
  const page = await product.open('editor', `/entryrestrictions/${id}/edit?view=details`);
  await page.getByRole('button', { name: 'Bedingung hinzufügen' }).click();
  const condition = page.getByRole('group', { name: 'Bedingung 1' });
  await condition.getByRole('combobox', { name: /^Bedingung/ }).click();
  await page.getByRole('option', { name: 'Besitzt Visum oder Titel' }).click();
  const sentence = lineOf(page, 1).getByText(/nur wenn: besitzt Visum von …/);
  await sentence.waitFor();
  await choose(page, condition.getByRole('combobox', { name: 'Ausgestellt von' }), 'Vereinigte Staaten');
  await condition.getByRole('checkbox', { name: 'trifft nicht zu' }).check();
  const whole = lineOf(page, 1).getByText(/nur wenn: nicht: besitzt Visum von Vereinigte Staaten/);
  await whole.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await save(page);
  expect(firstOf(await asStored())).toMatchObject({
    conditions: [{ kind: 'HOLDS', isNot: true, documents: [{ issuerId: 'US', kind: 'VISA' }] }],
  });

  await page.reload();
  await whole.waitFor();
  await condition.getByRole('button', { name: 'Vereinigte Staaten' }).waitFor();
  expect(await condition.getByRole('checkbox', { name: 'trifft nicht zu' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Bedingung 1 entfernen' }).click();
  await condition.waitFor({ state: 'detached' });
  await save(page);
  expect(firstOf(await asStored())).toMatchObject({ conditions: [] });
  await page.context().close();
}, 225_000);

it('an end before the beginning is rejected at its field; the closed detail names its days', async () => {
  const { id, version } = await stated(editor, 'KI', [stating({ ErVisaRequired: false })]);
  const page = await product.open('editor', `/entryrestrictions/${id}/edit?view=details`);
  const until = page.getByLabel('Gültig bis');
  await page.getByLabel('Gültig ab').fill('2027-02-01');
  await until.fill('2027-01-31');
  await page.keyboard.press('Control+s');
  await eventually(async () => expect(await until.getAttribute('aria-invalid')).toBe('true'));
  expect(
    await until.evaluate((field) => document.getElementById(field.getAttribute('aria-describedby')!)?.textContent),
  ).toBe('Das Ende darf nicht vor dem Anfang liegen.');
  expect((await asStored()).version).toBe(version);

  await until.fill('2027-03-01');
  await save(page);
  await lineOf(page, 1).click();
  await lineOf(page, 1).getByText('gültig 01.02.2027 bis 01.03.2027').waitFor();
  expect(firstOf(await asStored())).toMatchObject({ validFrom: '2027-02-01', validUntil: '2027-03-01' });
  await page.context().close();
}, 225_000);

it('what is said of the travellers decides what depends on it', async () => {
  const held = [{ kind: 'HOLDS', documents: [{ issuerId: 'US', kind: 'VISA' }] }];
  await stated(editor, 'NR', [
    stating({ ErVisaRequired: true }),
    stating({ ErVisaRequired: false }, { conditions: held }),
  ]);
  const trip = `nat=DE&from=DE&to=NR&start=${dayFromNow(40)}&end=${dayFromNow(50)}&purpose=private`;
  const page = await product.open('editor', `/search?${trip}`);
  const visa = page
    .locator('section[aria-labelledby="summary-heading"] > div > div')
    .filter({ has: page.getByRole('heading', { name: 'Visum', exact: true }) });
  const show = () => page.getByRole('button', { name: 'Anzeigen' }).click();
  const answers = async (status: string): Promise<void> => {
    await visa.getByText(status, { exact: true }).waitFor();
  };
  const visas = page.getByRole('combobox', { name: 'Gültige Visa' });
  await show();
  await answers('Kommt darauf an');
  await visa.getByText(/erforderlich; eine Ausnahme ist möglich mit gültigem Visum \(.*Vereinigte Staaten\)/).waitFor();

  await page.getByRole('link', { name: 'Suche ändern' }).click();
  await page.getByText('Mehr angeben: Wohnsitz, Visa, Alter, Transit').click();
  await choose(page, visas, 'Vereinigte Staaten');
  expect(await faultsOf(page)).toEqual([]);
  await show();
  await answers('In Ordnung');

  await page.getByRole('link', { name: 'Suche ändern' }).click();
  await visas.press('Backspace');
  await choose(page, visas, 'Japan');
  await show();
  await answers('Erforderlich');
  await page.context().close();
}, 225_000);

describe('the lists of what is to be done about rules', () => {
  let ending: EntryRestriction;
  beforeAll(async () => {
    ending = await stated(editor, 'TV', [
      stating({ ErPassportBlankPages: 1 }),
      stating({ ErVisaRequired: false }, { validUntil: ENDS_ON }),
    ]);
  }, 75_000);

  it('names what ends soon, and leads to the detail that ends', async () => {
    const page = await product.open('editor', '/comingends');
    await page.getByRole('row').filter({ hasText: 'Tuvalu' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Suchen' }).fill('Tuvalu');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await eventually(async () => expect(await rows.count()).toBe(1));
    expect(await rows.innerText()).toContain(formatted(ENDS_ON));
    await followsTo(page, rows, 2);
    expect(new URL(page.url()).pathname).toBe(`/entryrestrictions/${ending.id}/edit`);
    await page.context().close();
  }, 150_000);

  it('shows where rules differ from an official list, and leads to the rules', async () => {
    await stated(editor, 'NZ', [stating({ ErVisaRequired: true }, { citizenshipIds: ['DE'] })]);
    const page = await product.open('editor', '/officiallists');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    // All cells are compared first, which a loaded machine may not finish within one request.
    const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
    await eventually(async () => {
      if (await again.isVisible()) await again.click();
      const count = await rows.count();
      if (count <= 10) throw new Error(`${count} rows: ${await page.locator('body').innerText()}`);
    }, 200_000);
    await page.getByRole('combobox', { name: /^Mit Abweichungen/ }).click();
    await page.getByRole('option', { name: 'Ja' }).click();
    await eventually(async () => expect(await rows.count()).toBe(1));
    await page.locator('summary', { hasText: /^1$/ }).click();
    await page.getByText(/^Deutschland: laut Liste .*, hier Visum$/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await rows.getByRole('link', { name: 'Neuseeland', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Einreisebestimmungen' }).waitFor();
    const rules = page.getByRole('row').filter({ has: page.getByRole('link') });
    await eventually(async () => {
      const places = await rules.allInnerTexts();
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter((place) => !place.includes('Neuseeland'))).toEqual([]);
    });
    await page.context().close();
  }, 300_000);

  it('leads from a review that is due to its detail', async () => {
    const page = await product.open('editor', `/reviewsdue?filter=${encodeURIComponent('{"countryId":"OM"}')}`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Oman' }) });
    await rows.first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const link = await rows.nth(2).getByRole('link', { name: 'Oman' }).getAttribute('href');
    const [, id, detail] = /\/entryrestrictions\/([^/]+)\/edit\?detail=(.+)$/.exec(link!)!;
    const { details } = await editor.restriction(decodeURIComponent(id!));
    const position = details.findIndex((one) => one.id === decodeURIComponent(detail!));
    await followsTo(page, rows.nth(2), position + 1);
    await page.context().close();
  }, 150_000);
});
