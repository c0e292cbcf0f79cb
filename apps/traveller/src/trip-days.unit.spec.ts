import { LANGUAGES } from '@landfall/kernel';
import { formatWeekday, translate } from '@landfall/messages';
import { renderTripPage, type TripPageView } from './index.js';
import { tripDaysOf } from './model/trip-days.js';
import { pageTree } from './server/pdf/page-tree.js';
import { anEntry, aPeriod, aScheduledChange, aTripPage } from '../test/sample-trip.js';

const render = (view: TripPageView): string => renderTripPage(view, { publicUrl: 'https://trips.example' });
const section = (html: string): string | undefined => /<section aria-labelledby="days">.*?<\/section>/s.exec(html)?.[0];

/** From 21 December to 9 January through Thailand, Vietnam and Singapore, with nothing to do and nothing that changes. */
function aQuietTrip(change: Partial<NonNullable<TripPageView['trip']>> = {}): TripPageView {
  const view = aTripPage('en', 3);
  view.detail = { ...view.detail!, deadlines: [], scheduled: [], sections: [] };
  view.trip = { ...view.trip!, ...change };
  return view;
}
const daysOf = ({ trip, detail }: TripPageView) => tripDaysOf(trip!, detail!);
const momentsOn = (view: TripPageView, day: string) => daysOf(view)?.days.find((one) => one.day === day)?.moments;

describe('the days of a trip', () => {
  it('are not shown where only the first and the last one are known, or where a cruise has a list of its own', () => {
    expect(daysOf(aQuietTrip())).toBeNull();
    expect(section(render(aQuietTrip()))).toBeUndefined();
    expect(daysOf(aQuietTrip({ purpose: 'CRUISE', arrivalDays: [0, 3, 5] }))).toBeNull();
  });

  it('say when each destination is reached, and of which ones nobody says it', () => {
    const found = daysOf(aQuietTrip({ arrivalDays: [1, null, 12] }))!;
    expect(found.days.map(({ day, moments }) => [day, moments.map(({ kind }) => kind)])).toEqual([
      ['2026-12-21', ['START']],
      ['2026-12-22', ['ARRIVAL']],
      ['2027-01-02', ['ARRIVAL']],
      ['2027-01-09', ['END']],
    ]);
    expect(found.withoutDay).toEqual(['Vietnam']);
    expect(found.stays).toBeNull();
  });

  it('draw the stays where all of them are known, the first one from the first day where nobody says another', () => {
    expect(daysOf(aQuietTrip({ arrivalDays: [null, 5, 12] }))!.stays).toEqual([
      { place: 'Thailand', from: 0, until: 5 },
      { place: 'Vietnam', from: 5, until: 12 },
      { place: 'Singapore', from: 12, until: 19 },
    ]);
  });

  it.each([
    ['on the first day', { firstDay: null, lastDay: '2026-12-21' }, ['START 2026-12-21', 'DUE 2026-12-21']],
    ['before the trip', { firstDay: null, lastDay: '2026-12-20' }, null],
    ['opens on the way', { firstDay: '2026-12-30', lastDay: '2027-01-02' }, ['OPENS 2026-12-30', 'DUE 2027-01-02']],
    ['opened before', { firstDay: '2026-12-18', lastDay: '2026-12-22' }, ['DUE 2026-12-22']],
    ['on one day alone', { firstDay: '2026-12-30', lastDay: '2026-12-30' }, ['DUE 2026-12-30']],
  ])('hold a task that is due on the way: %s', (_, days, expected) => {
    const view = aQuietTrip();
    const [visa] = aTripPage('en').detail!.deadlines;
    view.detail!.deadlines = [{ ...visa!, ...days }];
    const found = daysOf(view)?.days.flatMap(({ day, moments }) => moments.map(({ kind }) => `${kind} ${day}`));
    if (expected === null) expect(found).toBeUndefined();
    else expect(found).toEqual(expect.arrayContaining(expected));
    expect(found?.filter((one) => /DUE|OPENS/.test(one)).length ?? 0).toBe(
      expected?.filter((one) => /DUE|OPENS/.test(one)).length ?? 0,
    );
  });

  it('hold what changes on the way, decided or by the end of a statement, once for each place', () => {
    const view = aQuietTrip();
    view.detail!.scheduled = [
      aScheduledChange('en', { place: 'Vietnam', title: 'Entry status', effectiveOn: '2026-12-31' }),
      aScheduledChange('en', { place: 'Vietnam', title: 'Visa required', effectiveOn: '2026-12-31' }),
      aScheduledChange('en', { place: 'Vietnam', title: 'Entry', effectiveOn: '2026-12-01', timing: 'BEFORE_TRIP' }),
    ];
    const ends = anEntry({ place: 'Singapore', title: 'eVisa', periods: [aPeriod(), aPeriod({ from: '2027-01-01' })] });
    view.detail!.sections = [{ key: 'visa', title: 'Visa', entries: [ends, { ...ends, citizenships: ['Germany'] }] }];
    expect(momentsOn(view, '2026-12-31')).toEqual([
      {
        kind: 'CHANGE',
        place: 'Vietnam',
        titles: ['Entry status', 'Visa required'],
        href: '#on-2026-12-31',
        whereabouts: null,
      },
    ]);
    expect(momentsOn(view, '2027-01-01')).toEqual([
      { kind: 'CHANGE', place: 'Singapore', titles: ['eVisa'], href: '#s-visa', whereabouts: null },
    ]);
    expect(momentsOn(view, '2026-12-01')).toBeUndefined();
  });

  // Thailand, Vietnam, Singapore; the change is on day 10.
  it.each([
    ['there', 'Vietnam', [0, 5, 12], 'THERE'],
    ['there until the end', 'Singapore', [0, 2, 3], 'THERE'],
    ['gone', 'Thailand', [0, 5, 12], 'GONE'],
    ['gone, as a later one is reached', 'Vietnam', [0, null, 8], 'GONE'],
    ['still to come', 'Singapore', [0, 5, 12], 'BEFORE'],
    ['not known, as nobody says when it is reached', 'Vietnam', [0, null, 12], null],
    ['not known, as nobody says when it is left', 'Thailand', [0, null, 12], null],
    ['not known on the day of leaving', 'Vietnam', [0, 5, 10], null],
    ['not known of a stop between', 'Doha (DOH)', [0, 5, 12], null],
  ])('say where they are on the day of a change: %s', (_, place, arrivalDays, whereabouts) => {
    const view = aQuietTrip({ arrivalDays });
    view.detail!.scheduled = [aScheduledChange('en', { place, effectiveOn: '2026-12-31' })];
    const moment = { kind: 'CHANGE', href: '#on-2026-12-31', place, whereabouts };
    expect(momentsOn(view, '2026-12-31')).toContainEqual(expect.objectContaining(moment));
  });
});

it.each(LANGUAGES)('a page and its PDF list the days in %s', (language) => {
  const view = aTripPage(language, 3);
  view.trip!.arrivalDays = [1, 5, null];
  view.detail!.deadlines[0]!.lastDay = '2026-12-26';
  const html = render(view);
  const days = section(html)!;
  const t = (key: Parameters<typeof translate>[1], values: Record<string, string | number> = {}) =>
    translate(language, key, values).replaceAll("'", '&#x27;');
  const [thailand, vietnam, singapore] = view.trip!.destinations as [string, string, string];
  const day = days.split('<div data-day="2026-12-26">')[1]!.split('<div data-day')[0]!;
  expect(day).toContain(`<time dateTime="2026-12-26">${formatWeekday(language, '2026-12-26')}</time>`);
  expect(day).toContain(t('page.days.arrival', { place: vietnam }));
  expect(day).toContain(t('page.deadlines.VISA'));
  expect(day).toContain(t('page.days.due'));
  expect(days).toContain(t('page.days.arrival', { place: thailand }));
  expect(days).toContain(`${singapore}\u00a0– ${t('page.days.change', { count: 1 })}`);
  expect(days).toContain('href="#on-2026-12-31"');
  expect(days).toContain(t('page.days.unknown', { places: singapore }));
  const printed = JSON.stringify(pageTree(html));
  expect(printed).toContain(formatWeekday(language, '2026-12-26'));
  expect(printed).toContain(translate(language, 'page.days.due'));
});
