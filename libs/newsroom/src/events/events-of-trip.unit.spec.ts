import { aReport } from '../../test/a-report.js';
import { decideReport } from './destination-event.decide.js';
import { eventsOfTrip } from './events-of-trip.js';

const TRIP = { countryIds: ['MU', 'ID'], dateStart: '2026-05-03', dateEnd: '2026-05-10' };
const found = (...changes: Parameters<typeof aReport>[0][]) =>
  eventsOfTrip(
    changes.map((change, at) => decideReport(null, aReport({ level: 'LEVEL3', uniqueId: `e${at}`, ...change }))!.event),
    TRIP,
    'en',
  );
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

describe('the events of a trip', () => {
  it('are those in its countries', () => {
    expect(found({ countryId: 'MU' }, { countryId: 'TH' }, { countryId: null })).toEqual([
      {
        title: 'Tropical cyclone CALVINIA',
        countryId: 'MU',
        level: 'LEVEL3',
        from: '2026-05-01',
        isMoment: false,
        source: 'gdacs',
        sourceUri: 'https://events.example/1',
        reportedOn: '2026-05-01',
      },
    ]);
  });

  it.each([
    ['began on its last day', '2026-05-10', null, 1],
    ['begins after it', '2026-05-11', null, 0],
    ['was reported three days before it, and may go on', '2026-04-20', '2026-04-30', 1],
    ['was reported four days before it', '2026-04-20', '2026-04-29', 0],
  ])('are those in its days: one that %s', (_, start, end, count) => {
    expect(found({ timeStart: at(start), timeEnd: end === null ? null : at(end) })).toHaveLength(count);
  });

  it('come by their level, then by the newest significant update', () => {
    const order = found(
      { name: 'old', reportedAt: at('2026-05-01') },
      { name: 'new', reportedAt: at('2026-05-02') },
      { name: 'grave', level: 'LEVEL4', reportedAt: at('2026-05-01') },
    );
    expect(order.map(({ title }) => title.split(' ').at(-1))).toEqual(['grave', 'new', 'old']);
  });

  it('say of an earthquake that it was a moment, and of a sample that it is one', () => {
    expect(found({ kind: 'EARTHQUAKE', severity: 6.4, source: 'demo', pageUrl: null })).toMatchObject([
      { title: 'Sample: Earthquake of magnitude 6.4', isMoment: true, source: 'sample', sourceUri: null },
    ]);
  });
});
