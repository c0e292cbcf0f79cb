import type { Page } from 'playwright-core';
import type { EntryRestriction } from '@landfall/platform/schema';
import { Desk, stating } from '../e2e/editing.js';
import { Console, noticeOf } from './console.js';
import { countDrawn, drawnBy } from './drawn.js';
import { stated } from './stated.js';

let product: Console;
let editor: Desk;
let rule: EntryRestriction;
const DETAILS = 60;
const OWN = 29;
/** A field with its label and frame is drawn with about 50 components, an open detail with about 600, the whole form with about 4,000. */
const FIELD_AT_MOST = 160;

beforeAll(async () => {
  product = await Console.start();
  editor = await Desk.of(product.landfall, 'editor');
  const codes = (await editor.get<{ iso2: string }[]>('{ it: countries { iso2 } }'))
    .map(({ iso2 }) => iso2)
    .filter((code) => code !== 'KI')
    .slice(0, DETAILS);
  rule = await stated(
    editor,
    'KI',
    codes.map((code, at) =>
      stating(
        {
          ErVisaRequired: at % 2 === 0,
          ErPassportMinMonthsBeyondTrip: 3,
          ErPassportBlankPages: 2,
          ErEntryPermitName: { de: 'Genehmigung', en: 'Permit' },
        },
        { citizenshipIds: [code] },
      ),
    ),
  );
}, 300_000);
afterAll(() => product.stop(), 60_000);

async function opened(): Promise<Page> {
  const page = await product.open('editor', `/entryrestrictions/${rule.id}/edit?view=details`, { hasMenu: false });
  await countDrawn(page);
  await page.getByRole('button', { name: new RegExp(`^${OWN + 1}\\.`) }).click();
  await page.getByRole('tabpanel').waitFor();
  return page;
}

/** The second letter counts: the first one also says that there is something to save. */
async function typed(page: Page, label: string): Promise<Record<string, number>> {
  await page.getByRole('textbox', { name: label, exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  return drawnBy(page, () => page.keyboard.type('2'));
}

describe('a restriction with sixty details', () => {
  it('draws the field that is typed in, and none of the other details', async () => {
    const page = await opened();
    for (const label of ['Leere Seiten im Reisepass', 'Quelle (Adresse)']) {
      const drawn = await typed(page, label);
      expect(Object.keys(drawn)).toEqual([String(OWN)]);
      expect(drawn[OWN]).toBeLessThanOrEqual(FIELD_AT_MOST);
    }
    const outside = await typed(page, 'Interne Notiz');
    expect(Object.keys(outside)).toEqual(['-1']);
    expect(outside[-1]).toBeLessThanOrEqual(FIELD_AT_MOST);
    await page.context().close();
  });

  it('draws the authorities while their list is open, and finds one by a part of its name', async () => {
    const page = await opened();
    const authority = page.getByRole('combobox', { name: 'Behörde' });
    expect(await page.locator('option, [role=option]').count()).toBeLessThan(20);
    await authority.focus();
    await page.keyboard.press('ArrowDown');
    const offered = page.getByRole('listbox').getByRole('option');
    await offered.first().waitFor();
    expect(await offered.count()).toBeLessThan(100);
    await page.keyboard.type('auswärtiges a');
    await offered.filter({ hasText: 'Auswärtiges Amt' }).first().waitFor();
    await page.keyboard.press('Enter');
    expect(await authority.inputValue()).toBe('Auswärtiges Amt');
    await page.keyboard.press('Control+s');
    await noticeOf(page, 'Die Bestimmung ist gespeichert.').waitFor();
    expect((await editor.restriction(rule.id)).details[OWN]!.authority?.name).toBe('Auswärtiges Amt');
    // Saving neither takes the focus away nor closes what is open.
    expect(await authority.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('opens all of them while the page goes on answering', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'Alle aufklappen' }).click();
    await page.getByLabel('Interne Quellen').fill('inzwischen');
    expect(await page.getByRole('tabpanel').count()).toBeLessThan(DETAILS);
    await page.waitForFunction((count) => document.querySelectorAll('[role=tabpanel]').length === count, DETAILS);
    await page.getByRole('button', { name: 'Alle zuklappen' }).click();
    await page.getByRole('tabpanel').first().waitFor({ state: 'detached' });
    expect(await page.getByLabel('Interne Quellen').inputValue()).toBe('inzwischen');
    await page.context().close();
  });
});
