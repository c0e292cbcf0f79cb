import { withOverlay } from './overlay-entry.js';
import { Places } from '../places.js';
import { aPlaceList, anAirport } from '../../test/a-place-list.js';

const region = (id: string, country: string, name: string) => ({
  kind: 'REGION' as const,
  row: { id, country, name, also: [] },
});
const airport = (fields: Parameters<typeof anAirport>[0]) => ({ kind: 'AIRPORT' as const, row: anAirport(fields) });

describe('the overlay of the shipped places', () => {
  it('are laid over them, whatever the case of an id', () => {
    const rows = withOverlay(aPlaceList(), [
      region('TH-83', 'TH', 'Phuket'),
      region('de-be', 'DE', 'Land Berlin'),
      airport({ iata: 'HKT', name: 'Phuket', country: 'TH', regionId: 'TH-83' }),
    ]);
    const places = Places.of(rows);
    expect(rows.regions.map(({ name }) => name)).toEqual(['Land Berlin', 'Phuket']);
    expect(places.path('AIRPORT', 'HKT')).toMatchObject({ country: 'TH', region: 'TH-83' });
    expect(places.airport('BER')?.regionId).toBe('DE-BE');
  });

  it('are of the same region under its former id, and leave what an importer does not know as shipped', () => {
    const shipped = aPlaceList();
    const names = { de: 'Land Berlin' };
    const coded = {
      ...shipped,
      regions: [{ id: 'DE-BE', formerId: 'DE:Berlin', country: 'DE', name: 'Berlin', also: [], names }],
      airports: [anAirport({ regionId: 'DE-BE', cities: ['Berlin'] })],
    };
    const rows = withOverlay(coded, [
      { kind: 'REGION', row: { id: 'DE:Berlin', country: 'DE', name: 'Berlin', also: ['Spree-Athen'] } },
      airport({ name: 'Brandenburg', regionId: 'DE:Berlin' }),
    ]);
    expect(rows.regions).toEqual([{ ...coded.regions[0], also: ['Spree-Athen'] }]);
    expect(rows.airports).toEqual([anAirport({ name: 'Brandenburg', regionId: 'DE-BE', cities: ['Berlin'] })]);
    expect(Places.of(rows).path('AIRPORT', 'BER')?.region).toBe('DE:Berlin');
  });

  it('never break a start: what names a place that is gone is left out or loses it', () => {
    const rows = withOverlay(aPlaceList(), [
      region('SU-1', 'SU', 'Gone'),
      airport({ iata: 'AAA', country: 'SU' }),
      airport({ iata: 'BBB', country: 'TH', regionId: 'TH-99' }),
      airport({ iata: 'CCC', country: 'TH', regionId: 'DE-BE' }),
    ]);
    const places = Places.of(rows);
    expect([places.region('SU-1'), places.airport('AAA')]).toEqual([null, null]);
    expect([places.airport('BBB')?.regionId, places.airport('CCC')?.regionId]).toEqual([null, null]);
  });

  it('replace what a process holds as a whole, and nothing when they do not fit', () => {
    const places = Places.of(aPlaceList());
    expect(places.countries('de')).toHaveLength(2);
    places.replace(withOverlay(aPlaceList(), [airport({ iata: 'XXX', name: 'Xanten Airfield' })]));
    expect(places.lookupDestinations('xanten', 'de').map(({ id }) => id)).toEqual(['XXX']);
    expect(() => places.replace({ ...aPlaceList(), airports: [anAirport({ country: 'SU' })] })).toThrow(
      'unknown country',
    );
    expect(places.airport('XXX')?.name).toBe('Xanten Airfield');
  });
});
