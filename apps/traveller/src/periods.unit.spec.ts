import { LANGUAGES, type Language } from '@landfall/kernel';
import { formatDay, translate } from '@landfall/messages';
import { renderTripPage, type TripPageView } from './index.js';
import { anEntry, aPeriod, aTripPage } from '../test/sample-trip.js';

type Entry = Parameters<typeof anEntry>[0];

const source = { sourceUri: 'https://visa.example/waiver', authority: 'Visa Office', writtenOn: '2026-11-25' };
const ended = aPeriod({ ...source, text: 'No visa is required.' });
const unknown = aPeriod({
  from: '2027-01-01',
  until: null,
  state: 'UNKNOWN',
  provenance: null,
  text: 'Not yet known.',
});

function page(periods: Entry['periods'], language: Language = 'en', entry: Entry = {}): string {
  const view: TripPageView = aTripPage(language, 1);
  view.detail!.places = view.detail!.places.filter(({ isTransit }) => !isTransit);
  const entries = [anEntry({ state: 'UNKNOWN', periods, ...entry })];
  view.detail!.sections = [{ key: 'visa', title: 'Visa', entries }];
  return renderTripPage(view, { publicUrl: 'https://trips.example' });
}

const rows = (html: string): string[] =>
  [...html.slice(html.indexOf('<dl class="per">')).matchAll(/<div><dt>(.*?)<\/dt><dd>(.*?)<\/dd><\/div>/g)].map(
    ([, days, said]) =>
      `${days} | ${said!
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()}`,
  );

describe('what begins or ends by the last day of the trip', () => {
  it('is a row for each period with its days, what holds, and its source', () => {
    expect(rows(page([ended, unknown]))).toEqual([
      'Up to and including 31 December 2026 | No visa is required. Source: Visa Office As of 25 November 2026, not yet checked against the source',
      'From 1 January 2027 | Not yet known.',
    ]);
    expect(rows(page([{ ...ended, from: '2026-12-24' }, unknown]))[0]).toMatch(/^24.–.31 December 2026 \|/);
  });

  it.each(LANGUAGES)('names the days in %s', (language) => {
    const [first, second] = rows(page([ended, unknown], language)).map((row) => row.split(' | ')[0]);
    const day = (iso: string): { date: string } => ({ date: formatDay(language, iso) });
    expect(first).toBe(translate(language, 'page.period.until', day('2026-12-31')));
    expect(second).toBe(translate(language, 'page.period.from', day('2027-01-01')));
    expect([first, second]).toEqual([expect.stringContaining('2026'), expect.stringContaining('2027')]);
  });

  it('marks at the row, not at the title, what depends or is imported', () => {
    const html = page([
      { ...ended, provenance: 'IMPORTED' },
      { ...unknown, until: '2027-01-03' },
      {
        ...unknown,
        from: '2027-01-04',
        state: 'DEPENDS',
        statements: [
          {
            ...source,
            text: 'With a permit: none.',
            provenance: 'EDITORIAL',
            textLanguage: 'en',
            machineTranslatedFrom: null,
            checkedAt: null,
          },
        ],
      },
    ]);
    const title = html.slice(html.indexOf('<dt>Visa required'));
    expect(title.slice(0, title.indexOf('</dt>'))).not.toContain('badge');
    expect(rows(html)[0]).toContain(translate('en', 'page.imported'));
    expect(html).toContain(translate('en', 'page.depends'));
    expect(html).toMatch(/<ul class="say yellow"><li><p>With a permit: none\.<\/p>/);
  });

  it('never becomes markup or a link that runs a script', () => {
    const evil = '<script>alert(1)</script>"\'&';
    const html = page([{ ...ended, text: evil, authority: evil, sourceUri: 'javascript:alert(1)' }, unknown]);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.split('&lt;script&gt;alert(1)')).toHaveLength(3);
    expect(html).not.toContain('href="javascript');
  });

  it('keeps the language of a text that is not in that of the reader', () => {
    expect(page([ended, unknown], 'de')).toContain('<p lang="en">No visa is required.</p>');
  });

  it('counts the statement of each period in what was checked', () => {
    const checked = { ...unknown, ...source, provenance: 'EDITORIAL' as const, checkedAt: '2026-11-20' };
    const values = { checked: 1, total: 2, dates: '20 November 2026' };
    expect(page([ended, checked])).toContain(translate('en', 'page.someChecked', values));
  });
});
