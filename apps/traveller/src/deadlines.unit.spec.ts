import { LANGUAGES } from '@landfall/kernel';
import { formatDay, translate } from '@landfall/messages';
import { renderTripPage, type TripPageView } from './index.js';
import { aTripPage, placeName } from '../test/sample-trip.js';

type Lists = { travellers: string | null; items: string[] }[];

/** The lists by whom they are for; null: for all. */
function listsOf(view: TripPageView): Lists {
  const html = renderTripPage(view, { publicUrl: 'https://trips.example' });
  return [...html.matchAll(/<div class="list">(?:<h3>(.*?)<\/h3>)?<ol class="due">(.*?)<\/ol>/g)].map(
    ([, travellers = null, list = '']) => ({
      travellers,
      items: list.split(/(?=<li class="(?:yellow|purple)">)/),
    }),
  );
}
const firstItems = (view: TripPageView): string[] => listsOf(view).flatMap(({ items }) => items);
const escaped = (text: string): string => text.replaceAll("'", '&#x27;');

it.each(LANGUAGES)('a trip page says what to do by when, for each passport, in %s', (language) => {
  const t = (key: Parameters<typeof translate>[1], values: Record<string, string | number> = {}) =>
    escaped(translate(language, key, values));
  const [german, turkish] = listsOf(aTripPage(language, 2));
  expect(german!.travellers).toBe(placeName(language, 'DE'));
  expect(german!.items).toHaveLength(1);
  expect(turkish!.travellers).toBe(placeName(language, 'TR'));
  const [visa = '', form = ''] = turkish!.items;
  expect(visa).toContain(`Vietnam\u00a0– ${t('page.deadlines.VISA')}`);
  expect(visa).toContain(t('page.deadlines.until', { day: formatDay(language, '2026-12-13') }));
  expect(visa).toContain('<b>13</b>');
  expect(visa).toContain(t('page.deadlines.cost', { cost: '25 USD' }));
  expect(visa).toContain('href="https://evisa.gov.vn/"');
  expect(form).toContain(t('page.deadlines.open', { task: translate(language, 'page.deadlines.EXTRA_FORMS') }));
  expect(form).toContain(t('page.deadlines.earliest', { days: 3 }));
  const unmarked = (item: string): string => item.replace(/ data-mark="[^"]*"/, '');
  expect(unmarked(form)).toBe(unmarked(german!.items[0]!));
});

it('has one list for passports with the same tasks, and no name over it where one travels alone', () => {
  const view = aTripPage('en', 2);
  const [, form] = view.detail!.deadlines;
  const detail = { ...view.detail!, deadlines: [form!] };
  expect(listsOf({ ...view, detail })).toMatchObject([{ travellers: 'Germany and Türkiye' }]);
  const trip = { ...view.trip!, citizenships: ['Germany'] };
  expect(listsOf({ ...view, trip, detail })).toMatchObject([{ travellers: null }]);
});

it('says of what nobody states a day for that it is not known, once for all places', () => {
  const view = aTripPage('en', 2);
  const days = { earliestDays: null, latestDays: null, firstDay: null, lastDay: null };
  const insurance = { ...view.detail!.deadlines[0]!, ...days, duty: 'INSURANCE' as const, cost: null };
  const deadlines = [insurance, { ...insurance, place: 'Cuba', sourceUri: null }];
  const [{ items } = { items: [] }] = listsOf({ ...view, detail: { ...view.detail!, deadlines } });
  expect(items).toHaveLength(1);
  expect(items[0]).toContain('<strong>Proof of health insurance</strong><span>Deadline not known</span>');
  expect(items[0]).toContain('>Vietnam</a>');
  expect(items[0]).toContain('<li>Cuba</li>');
});

it('says of a visa that is held that it has to be looked at, and of no day', () => {
  const view = aTripPage('en', 2);
  const days = { earliestDays: null, latestDays: null, firstDay: null, lastDay: null };
  const held = { ...view.detail!.deadlines[0]!, ...days, duty: 'HELD_VISA' as const, cost: null };
  const [{ items } = { items: [] }] = listsOf({ ...view, detail: { ...view.detail!, deadlines: [held] } });
  expect(items).toHaveLength(1);
  expect(items[0]).toContain('<strong>Check that your visa or residence permit is valid for this trip</strong><ul');
  expect(items[0]).toContain('>Vietnam</a>');
});

it('links no address but that of a web page, and names a source by its host where nobody names it', () => {
  const view = aTripPage('en', 2);
  const [visa, form] = view.detail!.deadlines;
  const detail = { ...view.detail!, deadlines: [{ ...visa!, authority: null }, form!] };
  const [unlinked = '', linked = ''] = firstItems({ ...view, detail });
  expect(linked).toContain('>evisa.gov.vn</a>');
  expect(unlinked).not.toContain('<a ');
});

it('is left out where nothing has to be done, and on the way', () => {
  const view = aTripPage('en', 2);
  expect(listsOf({ ...view, detail: { ...view.detail!, deadlines: [] } })).toEqual([]);
  expect(listsOf({ ...view, trip: { ...view.trip!, isUnderWay: true } })).toEqual([]);
});

it('says how days are counted as long as an arrival is not known', () => {
  const view = aTripPage('en', 2);
  const note = translate('en', 'page.deadlines.note');
  const page = () => renderTripPage(view, { publicUrl: 'https://trips.example' });
  view.trip!.arrivalDays = [0];
  expect(page()).toContain(note);
  view.trip!.arrivalDays = [0, 7];
  expect(page()).not.toContain(note);
});

it('keeps the mark of a task apart for each traveller, and over all places where it has no day', () => {
  const view = aTripPage('en', 2);
  const [visa, form] = view.detail!.deadlines;
  const undated = { ...visa!, id: 'VISA TH', place: 'Thailand', latestDays: null, lastDay: null };
  view.detail!.deadlines = [form!, { ...undated, id: 'VISA VN', place: 'Vietnam' }, undated];
  const marks = [...renderTripPage(view, { publicUrl: 'https://trips.example' }).matchAll(/data-mark="(.*?)"/g)];
  expect(marks.map(([, mark]) => mark)).toEqual(['EXTRA_FORMS TH 0', 'EXTRA_FORMS TH 1', 'VISA VN 1,VISA TH 1']);
});

it('names the cost of what has no day beside its place', () => {
  const view = aTripPage('en', 2);
  const days = { earliestDays: null, latestDays: null, firstDay: null, lastDay: null };
  const [visa] = view.detail!.deadlines;
  view.detail!.deadlines = [
    { ...visa!, ...days },
    { ...visa!, ...days, place: 'Cuba', sourceUri: null, cost: null },
  ];
  const [item] = firstItems(view);
  expect(item).toContain('>Vietnam</a><span class="note">Cost: 25 USD</span></li><li>Cuba</li>');
});
