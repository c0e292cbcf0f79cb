import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { renderTripPage, renderVerificationPage, type TripPageView } from '@landfall/traveller';
import { chromium, type Browser, type Page } from 'playwright-core';
import { aPlace, aTripPage, placeName } from '../../apps/traveller/test/sample-trip.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const ADDRESS = 'http://trips.test/';
const WIDTHS = [320, 390, 1280];
/** Languages with long words, with other letters, and that of the texts themselves. */
const WORDY: Language[] = ['de', 'en', 'hu', 'pl', 'tr'];

/** A page with everything that can be said at once; `change` makes another state of it. */
function pageOf(language: Language, change: (view: TripPageView) => TripPageView = (view) => view): string {
  return renderTripPage(change(aTripPage(language, 3)), { publicUrl: 'https://trips.example' });
}

const statusOf =
  (status: 'RED' | 'PURPLE') =>
  (view: TripPageView): TripPageView => ({
    ...view,
    detail: {
      ...view.detail!,
      places: [
        aPlace({ id: 'TH', status, entryBanned: status === 'RED' }, view.language),
        ...view.detail!.places.slice(1),
      ],
    },
  });

const STATES: Readonly<Record<string, (language: Language) => string>> = {
  'much to do': (language) => pageOf(language),
  'barred entry': (language) => pageOf(language, statusOf('RED')),
  conflicting: (language) => pageOf(language, statusOf('PURPLE')),
  'nothing known': (language) =>
    pageOf(language, (view) => ({
      ...view,
      changes: [],
      detail: {
        ...view.detail!,
        places: [aPlace({ id: 'TV', status: 'GRAY' }, language)],
        summary: [],
        sections: [],
        deadlines: [],
        scheduled: [],
        warnings: [],
      },
    })),
  'on the way': (language) =>
    pageOf(language, (view) => ({
      ...view,
      trip: { ...view.trip!, isUnderWay: true, updatesFrom: null },
      subscription: 'CONFIRMED',
    })),
  'four nationalities': (language) =>
    pageOf(language, (view) => ({
      ...view,
      trip: { ...view.trip!, citizenships: ['DE', 'TR', 'PL', 'BA'].map((id) => placeName(language, id)) },
    })),
  'rejected address': (language) =>
    pageOf(language, (view) => ({
      ...view,
      notice: { kind: 'error', text: translate(language, 'rejection.invalidEmail'), field: 'email' },
    })),
  deactivated: (language) => pageOf(language, (view) => ({ ...view, state: 'DISABLED', detail: null, trip: null })),
  over: (language) => pageOf(language, (view) => ({ ...view, state: 'EXPIRED', detail: null, trip: null })),
  'to confirm': (language) =>
    renderVerificationPage({
      language,
      state: 'ASK',
      actionPath: '/verify/a',
      organisationName: 'Sonnenweg Reisen',
    }),
  'bad link': (language) => renderVerificationPage({ language, state: 'INVALID', actionPath: '/verify/a' }),
};

let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the tests with `npm test`.');
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 150_000);

afterAll(() => browser.close(), 60_000);

async function shown<T>(
  html: string,
  options: Parameters<Browser['newContext']>[0],
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto(ADDRESS);
  const seen = await look(page);
  await context.close();
  return seen;
}

/** All that axe finds, however slight, and everything to press that is smaller than a fingertip may miss. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** Words that a narrow line cut in two, and how far the page can be moved sideways. */
const cuts = (page: Page): Promise<{ words: string[]; sideways: number }> =>
  page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,20}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) words.push(`${node.parentElement!.tagName.toLowerCase()} ${word}`);
      }
    }
    return { words, sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth };
  });

describe.each(Object.entries(STATES))('a page that is %s', (_, render) => {
  it.each(['light', 'dark'] as const)('is without a fault for axe, in %s', async (colorScheme) => {
    expect(await shown(render('de'), { colorScheme }, faults)).toEqual([]);
  });
});

describe.each(WORDY)('a page in %s', (language) => {
  it.each(WIDTHS)('cuts no word and fits a screen of %i pixels', async (width) => {
    for (const state of ['on the way', 'four nationalities', 'to confirm']) {
      expect({ state, ...(await shown(STATES[state]!(language), { viewport: { width, height: 844 } }, cuts)) }).toEqual(
        { state, words: [], sideways: 0 },
      );
    }
  });
});

it('says first whether the trip is possible, on the first screen of a phone', async () => {
  for (const language of WORDY) {
    const bottom = await shown(pageOf(language), {}, (page) =>
      page.locator('#verdict').evaluate((heading) => heading.getBoundingClientRect().bottom),
    );
    expect(bottom).toBeLessThan(844);
  }
});

it('can be read in full without a script, and offers nothing that needs one', async () => {
  await shown(pageOf('en'), { javaScriptEnabled: false }, async (page) => {
    expect(await page.locator('[data-do]:visible').count()).toBe(0);
    const section = page.locator('#s-money');
    expect(await section.locator('dd').first().isVisible()).toBe(false);
    await section.locator('summary').press('Enter');
    expect(await section.locator('dd').first().isVisible()).toBe(true);
    await page.getByRole('link', { name: translate('en', 'page.details') }).click();
    expect(page.url()).toContain('#details');
  });
});

it('prints what is folded, and nothing to press', async () => {
  await shown(pageOf('en'), { javaScriptEnabled: false }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('details.sec > div')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(await page.locator('button:visible, input:visible').count()).toBe(0);
  });
});

it('is used by keyboard: past the head, to the days of a change, out of the list of languages', async () => {
  await shown(pageOf('en'), {}, async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.locator('.when a').first().press('Enter');
    expect(new URL(page.url()).hash).toBe('#on-2026-12-01');
    const languages = page.locator('.lang summary');
    await languages.press('Enter');
    expect(await page.getByRole('link', { name: 'Magyar' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Magyar' }).isVisible()).toBe(false);
    expect(await languages.evaluate((summary) => summary === document.activeElement)).toBe(true);
  });
});
