import { LANGUAGES } from '@landfall/kernel';
import { formatDay, translate } from '@landfall/messages';
import { renderTripPage, type TripPageView } from './index.js';
import { aTripPage } from '../test/sample-trip.js';

const listOf = (view: TripPageView): string[] => {
  const html = renderTripPage(view, { publicUrl: 'https://trips.example' });
  const [, list = ''] = /<ol class="due">(.*?)<\/ol>/.exec(html) ?? [];
  return [...list.matchAll(/<li class="\w+">(.*?)<\/li>/g)].map(([, item]) => item!);
};
const escaped = (text: string): string => text.replaceAll("'", '&#x27;');

it.each(LANGUAGES)('a trip page says what to do by when, and for whom, in %s', (language) => {
  const [visa = '', form = ''] = listOf(aTripPage(language, 2));
  const t = (key: Parameters<typeof translate>[1], values: Record<string, string | number> = {}) =>
    escaped(translate(language, key, values));
  expect(visa).toContain(`Vietnam\u00a0– ${t('page.deadlines.VISA')}`);
  expect(visa).toContain(t('page.deadlines.until', { day: formatDay(language, '2026-12-13') }));
  expect(visa).toContain('class="note"');
  expect(visa).toContain('href="https://evisa.gov.vn/"');
  expect(form).toContain(t('page.deadlines.open', { task: translate(language, 'page.deadlines.EXTRA_FORMS') }));
  expect(form).toContain(t('page.deadlines.earliest', { days: 3 }));
  expect(form).not.toContain('class="note"');
});

it('links no address but that of a web page, and names a source by its host where nobody names it', () => {
  const view = aTripPage('en', 2);
  const [visa, form] = view.detail!.deadlines;
  const [linked = '', unlinked = ''] = listOf({
    ...view,
    detail: { ...view.detail!, deadlines: [{ ...visa!, authority: null }, form!] },
  });
  expect(linked).toContain('>evisa.gov.vn</a>');
  expect(unlinked).not.toContain('<a ');
});

it('is left out where nothing is dated, and on the way', () => {
  const view = aTripPage('en', 2);
  expect(listOf({ ...view, detail: { ...view.detail!, deadlines: [] } })).toEqual([]);
  expect(listOf({ ...view, trip: { ...view.trip!, isUnderWay: true } })).toEqual([]);
});
