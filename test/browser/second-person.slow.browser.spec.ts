import type { Page } from 'playwright-core';
import type { EntryRestriction } from '@landfall/platform/schema';
import { dayFromNow, Desk, revised, stating, unchanged } from '../e2e/editing.js';
import { Console, faultsOf, noticeOf } from './console.js';
import { stated } from './stated.js';

let product: Console;
let editor: Desk;
let second: Desk;
/**
 * Business travellers need a visa, private ones only before the newest version; the regression case expects none for a
 * private traveller.
 */
let rule: EntryRestriction;
let withVisa: number;

const GOLDEN = `mutation { it: createRegressionCase(input: { name: "Berta", departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["MR"], citizenshipIds: ["DE"],
  restrictionType: PRIVATE, startsInDays: 10, nights: 7, expectations: [{ kind: SUMMARY, key: "VISA", expected: "OK" }] }) { ok } }`;
interface Waiting {
  id: string;
  restoredFrom: number | null;
  note: string | null;
  brokenRegressionCases: { name: string }[];
}
const waiting = async (): Promise<Waiting[]> => {
  const { results } = await second.get<{ results: Waiting[] }>(
    `{ it: scheduledRevisionList(filter: { restrictionId: "${rule.id}", states: [HELD] }) { results { id restoredFrom note brokenRegressionCases { name } } } }`,
  );
  return results;
};

beforeAll(async () => {
  product = await Console.start();
  [editor, second] = [await Desk.of(product.landfall, 'editor'), await Desk.of(product.landfall, 'editor-two')];
  const before = await stated(editor, 'MR', [
    stating({ ErVisaRequired: true }),
    stating({ ErVisaRequired: true }, { restrictionType: 'BUSINESS' }),
  ]);
  withVisa = before.version;
  rule = await editor.saved(revised(before, { ErVisaRequired: false }));
  expect((await editor.get<{ ok: boolean }>(GOLDEN)).ok).toBe(true);
}, 300_000);
afterAll(() => product.stop(), 60_000);

const askToRestore = async (page: Page, words: { restore: string; title: RegExp }): Promise<void> => {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: words.title }) })
    .getByRole('button', { name: words.restore })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: words.restore }).click();
  await page.getByRole('alertdialog').waitFor();
};

describe('an old version that breaks a regression case', () => {
  it('is not restored, says which one, and can be left', async () => {
    const page = await product.open('editor', `/entryrestrictions/${rule.id}/revisions`, {
      language: 'en',
      size: 'phone',
      hasMenu: false,
    });
    await askToRestore(page, { restore: 'Restore', title: new RegExp(`Version ${withVisa}\\b`) });
    const dialog = page.getByRole('alertdialog');
    expect(await dialog.innerText()).toMatch(/Not saved: 1 test trip[\s\S]*A second person can decide[\s\S]*Berta/);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: `Restore version ${withVisa}?` }).waitFor();
    expect([await waiting(), (await editor.restriction(rule.id)).version]).toEqual([[], rule.version]);
    await page.context().close();
  });

  it('can be proposed, and is that version again once a second person has confirmed it', async () => {
    const page = await product.open('editor', `/entryrestrictions/${rule.id}/revisions`);
    await askToRestore(page, { restore: 'Wiederherstellen', title: new RegExp(`Fassung ${withVisa}\\b`) });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Einer zweiten Person vorlegen' }).click();
    await noticeOf(page, 'Der zweiten Person vorgelegt.').waitFor();
    const [proposal] = await waiting();
    expect(proposal).toMatchObject({ restoredFrom: withVisa, brokenRegressionCases: [{ name: 'Berta' }] });
    await page.context().close();

    const other = await product.open('editor-two', `/entryrestrictions/${rule.id}/edit?view=details`);
    await other.getByText(`Inhalt von Fassung ${withVisa}`).waitFor();
    await other.context().close();
    const confirmed = await second.get<{ ok: boolean }>(`mutation ($id: ID!) { it: confirmRevision(id: $id) { ok } }`, {
      id: proposal!.id,
    });
    expect(confirmed.ok).toBe(true);
    rule = await editor.restriction(rule.id);
    expect(rule.details.map((d) => d.restrictionDetailJson)).toEqual([
      { ErVisaRequired: true },
      { ErVisaRequired: true },
    ]);
  });
});

it('a copy from business says beforehand which regression case it would break', async () => {
  rule = await editor.saved(revised(rule, { ErVisaRequired: false }));
  const page = await product.open('editor', `/entryrestrictions/${rule.id}/edit?view=details`);
  await page.getByRole('button', { name: 'Aus Geschäftlich kopieren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Änderungen ansehen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Damit bekäme 1 Prüfreise eine andere Antwort.').waitFor();
  await dialog.getByText('Berta').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

it('a scheduled revision that leaves no room for another one is shown with its day', async () => {
  const [first, later] = [dayFromNow(5), dayFromNow(9)];
  expect(
    (await editor.update({ ...unchanged(rule), internalNote: 'one way', effectiveOn: first })).scheduled,
  ).toMatchObject({ state: 'SCHEDULED' });
  const page = await product.open('editor', `/entryrestrictions/${rule.id}/edit?view=details`, { language: 'en' });
  await page.getByLabel('Internal note').fill('the other way');
  await page.getByRole('radio', { name: 'on a date' }).check();
  await page.locator('#field-effectiveOn').fill(later);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const reported = page.getByRole('alert').filter({ hasText: 'cannot take effect on that day' });
  await reported.waitFor();
  expect(await reported.innerText()).toMatch(/Internal note/);
  await reported.getByRole('button', { name: 'Takes effect on' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'scheduled-heading');
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

it('a restored version shows one notice with all its warnings', async () => {
  const answers = [
    { ErVisaRequired: true, ErPassportMinMonthsBeyondTrip: 3 },
    { ErVisaRequired: false, ErPassportMinMonthsBeyondTrip: 6 },
  ];
  const conflicting = await stated(
    editor,
    'NR',
    answers.map((values) => stating(values)),
  );
  const clear = await editor.saved({ ...unchanged(conflicting), details: [stating(answers[0]!)] });
  const page = await product.open('editor', `/entryrestrictions/${clear.id}/revisions`);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`Fassung ${conflicting.version}\\b`) }) })
    .getByRole('button', { name: 'Wiederherstellen' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click();
  const notice = page.getByRole('alert').filter({ hasText: `Fassung ${conflicting.version} gilt wieder.` });
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(
    /widersprechen sich: Visumpflicht[\s\S]*widersprechen sich: Gültigkeit des Reisepasses|widersprechen sich: Gültigkeit des Reisepasses[\s\S]*widersprechen sich: Visumpflicht/,
  );
  await page.context().close();
});
