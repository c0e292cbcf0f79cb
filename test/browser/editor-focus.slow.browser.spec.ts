import type { Page } from 'playwright-core';
import type { EntryRestriction } from '@landfall/platform/schema';
import { Desk, stating } from '../e2e/editing.js';
import { Console, SIZES, type Size } from './console.js';
import { Keyboard } from './keyboard.js';
import { stated } from './stated.js';

let product: Console;
let rule: EntryRestriction;
beforeAll(async () => {
  product = await Console.start();
  const editor = await Desk.of(product.landfall, 'editor');
  rule = await stated(
    editor,
    'TO',
    ['AT', 'BE', 'CH', 'DE', 'FR', 'NL', 'PL'].map((code) =>
      stating(
        { ErPassportMinMonthsBeyondTrip: 6, ErVisaRequired: true },
        { citizenshipIds: [code], sourceUri: 'https://interior.example.org' },
      ),
    ),
  );
}, 300_000);
afterAll(() => product.stop(), 60_000);

async function opened(size: Size): Promise<Page> {
  const page = await product.open('editor', `/entryrestrictions/${rule.id}/edit?view=details`, {
    size,
    hasMenu: false,
  });
  await page.getByRole('button', { name: /^2\./ }).click();
  await page.getByRole('tabpanel').waitFor();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    globalThis.scrollTo(0, 0);
  });
  return page;
}

/** What has the focus, whether something shows it, and whether its middle can be seen. */
const look = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!;
    const { left, top, width, height } = at.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const around = [at, at.parentElement!, at.closest('.MuiInputBase-root')?.querySelector('fieldset')];
    const isMarked = around.some((one) => {
      if (!one) return false;
      const { outlineStyle, borderTopWidth, boxShadow } = getComputedStyle(one);
      return (
        outlineStyle !== 'none' ||
        boxShadow !== 'none' ||
        (one.tagName === 'FIELDSET' && parseFloat(borderTopWidth) >= 2)
      );
    });
    const bars = [document.querySelector('header'), document.querySelector('section[aria-label="Speichern"]')];
    return {
      what: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40) || at.id,
      isMarked,
      isCovered: !bars.some((bar) => bar?.contains(at)) && bars.some((bar) => bar?.contains(above)),
    };
  });

describe('somebody who goes through the form with the Tab key', () => {
  it.each(Object.keys(SIZES) as Size[])(
    'sees each time where the focus is, and no bar lies over it: %s',
    async (size) => {
      const page = await opened(size);
      const faults: string[] = [];
      const seen = new Set<string>();
      for (const [key, times] of [
        ['Tab', 60],
        ['Shift+Tab', 40],
      ] as const) {
        for (let step = 0; step < times; step += 1) {
          await page.keyboard.press(key);
          // Behind the last stop the browser's own address bar would follow.
          if (await page.evaluate(() => document.activeElement === document.body)) continue;
          const { what, isMarked, isCovered } = await look(page);
          seen.add(what);
          if (!isMarked) faults.push(`not marked: ${what}`);
          if (isCovered) faults.push(`covered: ${what}`);
        }
      }
      expect([...new Set(faults)]).toEqual([]);
      expect(seen.size).toBeGreaterThan(10);
      await page.context().close();
    },
  );
});

describe('the list of details', () => {
  it('is walked with the arrow keys, and takes a new one without the way past all others', async () => {
    const page = await opened('desktop');
    const keys = await Keyboard.of(page);
    await keys.tabTo('button', 'Angabe hinzufügen');
    await keys.tabTo('button', /^1\./);
    await keys.press('ArrowDown', 'ArrowDown');
    await keys.arrivesAt('button', /^3\./);
    await keys.press('End');
    await keys.arrivesAt('button', /^7\./);
    await keys.press('Home', 'ArrowUp');
    await keys.arrivesAt('button', /^1\./);
    await keys.tabTo('button', 'Angabe hinzufügen', { back: true });
    await keys.press('Enter');
    await keys.arrowTo(/^8\./, 'Tab');
    await page.context().close();
  });

  it('finds a kind of value that stands in another area, and leads there', async () => {
    const page = await opened('desktop');
    const keys = await Keyboard.of(page);
    await keys.tabTo('combobox', 'Wert hinzufügen');
    await keys.type('impf pflicht');
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Pflichtimpfungen unter „Gesundheit“$/ })
      .waitFor();
    await keys.press('Enter');
    await page.getByRole('tabpanel', { name: /^Gesundheit/ }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'field-details-1-values-VaccinationRequired');
    await page.context().close();
  });

  it('says what a number counts', async () => {
    const page = await opened('desktop');
    await page.getByRole('button', { name: /^2\./ }).focus();
    const months = page.getByRole('textbox', { name: 'Gültigkeit des Reisepasses über die Reise hinaus' });
    const unit = async (): Promise<string | undefined> =>
      months.evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.innerText);
    expect(await unit()).toBe('Monate');
    await months.fill('1');
    expect(await unit()).toBe('Monat');
    await page.context().close();
  });
});
