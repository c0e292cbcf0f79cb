import { LANGUAGES } from '@landfall/kernel';
import { aReport } from '../../test/a-report.js';
import { decideReport } from './destination-event.decide.js';
import { EVENT_KINDS } from './destination-event.entity.js';
import { titleOf } from './present-events.js';

const LATER = new Date('2026-05-02T10:00:00Z');
const known = decideReport(null, aReport())!.event;
const after = (change: Parameters<typeof aReport>[0]) => decideReport(known, aReport({ reportedAt: LATER, ...change }));

describe('a report', () => {
  it('of an event that is not known makes one without updates', () => {
    expect(known).toMatchObject({ countUpdates: 0, significantUpdateAt: new Date('2026-05-01T10:00:00Z') });
  });

  it('that says the same again changes nothing', () => {
    expect(after({})).toBeNull();
  });

  it('that is older than what is known changes nothing', () => {
    const newer = after({ edition: '2', level: 'LEVEL4' })!.event;
    expect(decideReport(newer, aReport({ edition: '1', isCurrent: false }))).toBeNull();
  });

  it('of a new edition is an update, and a significant one when the level changes', () => {
    const same = after({ edition: '2' })!;
    expect(same.event).toMatchObject({ id: known.id, countUpdates: 1, significantUpdateAt: known.significantUpdateAt });
    expect(same.fact.payload).toMatchObject({ isSignificant: false });
    const worse = after({ edition: '2', level: 'LEVEL4' })!;
    expect(worse.event).toMatchObject({ countUpdates: 1, significantUpdateAt: LATER });
    expect(worse.fact.payload).toMatchObject({ isSignificant: true, level: 'LEVEL4' });
  });

  it('that an event is over is no significant update; that it goes on again is one', () => {
    const over = after({ isCurrent: false })!.event;
    expect(over).toMatchObject({ isCurrent: false, significantUpdateAt: known.significantUpdateAt });
    expect(decideReport(over, aReport({ reportedAt: LATER }))!.event).toMatchObject({ significantUpdateAt: LATER });
  });
});

describe('the title of an event', () => {
  it('says what has happened, with name or magnitude', () => {
    expect(titleOf(known, 'de')).toBe('Tropensturm CALVINIA');
    expect(titleOf({ ...known, kind: 'EARTHQUAKE', name: null, severity: 6.15 }, 'de')).toMatch(
      /^Erdbeben der Stärke 6,[12]$/,
    );
    expect(titleOf({ ...known, kind: 'EARTHQUAKE', name: null, severity: 6 }, 'en')).toBe(
      'Earthquake of magnitude 6.0',
    );
    expect(titleOf({ ...known, kind: 'FLOOD', name: null, source: 'demo' }, 'en')).toBe('Sample: Flood');
  });

  it.each(LANGUAGES)('can be distinguished in %s', (language) => {
    const titles = EVENT_KINDS.map((kind) => titleOf({ ...known, kind, name: null }, language));
    expect(new Set(titles).size).toBe(EVENT_KINDS.length);
  });
});
