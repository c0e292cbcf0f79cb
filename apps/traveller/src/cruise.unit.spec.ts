import { LANGUAGES, type Language } from '@landfall/kernel';
import { formatDayRange, translate } from '@landfall/messages';
import { renderTripPage, type TripPageView } from './index.js';
import { aTripPage } from '../test/sample-trip.js';

type Stop = NonNullable<TripPageView['cruise']>['stops'][number];

const aStop = (name: string, country: string | null, times: Partial<Stop> = {}): Stop => ({
  name,
  country,
  arrival: null,
  departure: null,
  seaDays: [],
  ...times,
});

const CRUISE: NonNullable<TripPageView['cruise']> = {
  line: 'Albatross',
  ship: 'Albatross 2',
  route: 'Gulf of Thailand',
  dateStart: '2026-12-22',
  dateEnd: '2026-12-29',
  isSample: true,
  stops: [
    aStop('Singapore', 'Singapur'),
    aStop('<b>At sea', null),
    aStop('Laem Chabang', 'Thailand'),
    aStop('Singapore', 'Singapur'),
  ],
  map: { width: 480, height: 280, land: 'M1,1L2,2Z', way: 'M3,3L4,4', ports: [{ x: 30, y: 40, calls: [1, 4] }] },
};
const pageOf = (language: Language, cruise: TripPageView['cruise']): string => {
  const view = aTripPage(language, 2);
  const trip = { ...view.trip!, purpose: cruise ? ('CRUISE' as const) : view.trip!.purpose };
  return renderTripPage({ ...view, trip, cruise }, { publicUrl: 'https://trips.example' });
};
const escaped = (text: string): string => text.replaceAll("'", '&#x27;');

it.each(LANGUAGES)('the page of a cruise shows ship, days, map and ports in their order, in %s', (language) => {
  const html = pageOf(language, CRUISE);
  const t = (key: Parameters<typeof translate>[1]) => escaped(translate(language, key));
  for (const key of ['page.cruise', 'page.cruise.stops', 'page.cruise.sample', 'page.cruise.note'] as const)
    expect(html).toContain(t(key));
  expect(html).toContain(`<dd>${formatDayRange(language, '2026-12-22', '2026-12-29')}</dd>`);
  const [, list = ''] = /<ol class="stops">(.*?)<\/ol>/.exec(html) ?? [];
  expect([...list.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name)).toEqual([
    'Singapore',
    '&lt;b&gt;At sea',
    'Laem Chabang',
    'Singapore',
  ]);
  expect(list.match(/class="note"/g)).toHaveLength(3);
  expect(html).toMatch(/<svg class="chart"[^>]*role="img" aria-label="[^"]*Singapore, &lt;b&gt;At sea/);
  expect(html).toContain('1 · 4</text>');
});

it('shows local times of the ports and days at sea where they are known, and says whose times they are', () => {
  const known = [
    aStop('Singapore', 'Singapur', { departure: '2026-12-22T18:00', seaDays: ['2026-12-23', '2026-12-24'] }),
    aStop('Laem Chabang', 'Thailand', { arrival: '2026-12-25T08:30', departure: '2026-12-25T17:00' }),
  ];
  const html = pageOf('de', { ...CRUISE, stops: known });
  expect([...html.matchAll(/<span class="note">(.*?)<\/span>/g)].map(([, line]) => line)).toEqual(
    expect.arrayContaining([
      'Abfahrt: 22. Dezember 2026 um 18:00',
      'Auf See: 23. Dezember 2026 und 24. Dezember 2026',
      'Ankunft: 25. Dezember 2026 um 08:30',
    ]),
  );
  expect(html).toContain(translate('de', 'page.cruise.localTimes'));
  expect(pageOf('de', CRUISE)).not.toContain(translate('de', 'page.cruise.localTimes'));
});

it('is named after ship and route', () => {
  expect(pageOf('en', CRUISE)).toContain('<h1>Your cruise: Albatross 2\u00a0– Gulf of Thailand</h1>');
});

it('has no map where there is nothing to draw, and calls no route invented that is not', () => {
  const html = pageOf('en', { ...CRUISE, map: null, isSample: false });
  expect(html).not.toContain('class="chart"');
  expect(html).not.toContain(translate('en', 'page.cruise.sample'));
});

it('says nothing of ships on the page of any other trip', () => {
  expect(pageOf('en', null)).not.toContain('id="cruise"');
});
