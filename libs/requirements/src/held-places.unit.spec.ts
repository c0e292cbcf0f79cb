import { answer, type Answer, type Itinerary, RuleIndex, type RuleDetail, type SaidDocument } from './index.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS, pathOf } from '../test/case-file.js';

const SCHENGEN = { ...GROUPS, SCHENGEN: ['FR', 'JP'] };
const required = (place: string): RuleDetail => aDetail(place, { ErVisaRequired: true });
const ask = (details: readonly RuleDetail[], trip: Partial<Itinerary>): Answer =>
  answer(RuleIndex.of(details, SCHENGEN), { ...aTrip('TH'), ...trip });
const visaOf = ({ summary }: Answer): Answer['summary'][number] => summary.find(({ key }) => key === 'VISA')!;
const heldAt = (
  documents: readonly SaidDocument[],
  trip: Partial<Itinerary> = {},
  details = [required('TH')],
): string[] | undefined => visaOf(ask(details, { facts: { documents }, ...trip })).heldPlaces;
const ofThailand: SaidDocument = { issuer: 'TH', kind: 'VISA' };

describe('the visa of a destination', () => {
  it('is held where the question lists it, or a permit, and stays required', () => {
    expect(heldAt([ofThailand])).toEqual(['TH']);
    expect(heldAt([{ issuer: 'TH', kind: 'RESIDENCE' }])).toEqual(['TH']);
    const { status, places } = visaOf(ask([required('TH')], { facts: { documents: [ofThailand] } }));
    expect([status, places]).toEqual(['REQUIRED', ['TH']]);
  });

  it('is not held by who lists another one, none, or nothing', () => {
    for (const facts of [
      { documents: [{ issuer: 'US', kind: 'VISA' as const }] },
      { documents: [] },
      { residence: 'TH' },
      { formerDocuments: [{ ...ofThailand, untilYear: 2026 }] },
    ])
      expect(visaOf(ask([required('TH')], { facts }))).not.toHaveProperty('heldPlaces');
    expect(visaOf(ask([required('TH')], {}))).not.toHaveProperty('heldPlaces');
  });

  it('is not held by who says that it ends before the trip does, whatever else is said of it', () => {
    expect(heldAt([{ ...ofThailand, validUntil: '2026-05-09' }])).toBeUndefined();
    expect(heldAt([{ ...ofThailand, validUntil: '2026-05-10' }])).toEqual(['TH']);
    expect(heldAt([{ ...ofThailand, qualities: { MULTIPLE_ENTRY: false, USED: true } }])).toEqual(['TH']);
  });

  it('is that of the country of a region or an airport', () => {
    expect(heldAt([ofThailand], { destinations: ['HKT', 'TH-50', 'US'].map(pathOf) })).toEqual(['HKT', 'TH-50']);
  });

  it('is held at each of the Schengen states by who holds one of the Schengen area', () => {
    const details = ['TH', 'FR', 'JP'].map(required);
    const destinations = ['TH', 'FR', 'JP'].map(pathOf);
    const citizenships = ['BR'];
    expect(heldAt([{ issuer: 'SCHENGEN', kind: 'VISA' }], { destinations, citizenships }, details)).toEqual([
      'FR',
      'JP',
    ]);
    expect(heldAt([{ issuer: 'FR', kind: 'VISA' }], { destinations, citizenships }, details)).toEqual(['FR']);
    expect(heldAt([{ issuer: 'EU', kind: 'RESIDENCE' }], { destinations, citizenships }, details)).toBeUndefined();
  });

  it('is not spoken of where none is needed', () => {
    const free = aDetail('TH', { ErVisaRequired: false, ErVisaFreeDays: 30 });
    expect(heldAt([ofThailand], {}, [free])).toBeUndefined();
    expect(heldAt([ofThailand], { dateEnd: '2026-06-30' }, [free])).toEqual(['TH']);
    const holders = aDetail(
      'TH',
      { ErVisaRequired: false },
      { conditions: [{ kind: 'HOLDS', documents: [ofThailand] }] },
    );
    expect(heldAt([ofThailand], {}, [required('TH'), holders])).toBeUndefined();
  });

  it('is spoken of where it depends, or is not known, whether one is needed', () => {
    const onLand = aDetail('TH', { ErVisaRequired: true }, { conditions: [{ kind: 'ENTRY_BY', means: ['LAND'] }] });
    expect(heldAt([ofThailand], {}, [onLand])).toEqual(['TH']);
    expect(heldAt([ofThailand], {}, [])).toEqual(['TH']);
  });

  it('is held in transit where that needs one', () => {
    const transit = (needed: boolean): RuleDetail => aDetail('TH', { ErTransitVisaRequired: needed });
    const trip = { destinations: [pathOf('US')], transits: [pathOf('BKK')] };
    const free = aDetail('US', { ErVisaRequired: false });
    expect(heldAt([ofThailand], trip, [free, transit(true)])).toEqual(['BKK']);
    expect(heldAt([ofThailand], trip, [free, transit(false)])).toBeUndefined();
  });

  it('is part of the version of the answer', () => {
    const versionOf = (issuer: string): string =>
      ask([required('TH')], { facts: { documents: [{ issuer, kind: 'VISA' }] } }).version;
    expect(versionOf('TH')).not.toBe(versionOf('US'));
    expect(versionOf('US')).toBe(versionOf('CA'));
  });
});
