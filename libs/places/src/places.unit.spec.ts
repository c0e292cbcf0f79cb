import { LANGUAGES } from '@landfall/kernel';
import { fileURLToPath } from 'node:url';
import type { AirportRow, CountryRow, PlaceRows, PlaceType } from './place-rows.js';
import { Places } from './places.js';
import { loadPlaceSeeds } from './seeds.js';

const seeds = fileURLToPath(new URL('../../../db/seeds/places', import.meta.url));
let rows: PlaceRows;
let places: Places;

beforeAll(async () => {
  rows = await loadPlaceSeeds(seeds);
  places = Places.of(rows);
});

const idsFor = (search: string, language: (typeof LANGUAGES)[number] = 'de'): string[] =>
  places.lookupDestinations(search, language).map(({ type, id }) => `${type} ${id}`);
const some = <Row>(list: readonly Row[], fits: (row: Row) => boolean): Row => {
  const found = list.find(fits);
  if (!found) throw new Error('no such row');
  return found;
};

describe('the seeds', () => {
  it('hold every country of the list with a name in 12 languages', () => {
    expect(rows.countries).toHaveLength(250);
    for (const { iso2, names } of rows.countries) {
      expect([iso2, Object.keys(names).sort()]).toEqual([iso2, [...LANGUAGES].sort()]);
      expect(Object.values(names).every((name) => name.trim().length > 1)).toBe(true);
    }
  });

  it('show whole names, not abbreviations', () => {
    expect(places.countryName('GB', 'es')).toBe('Reino Unido');
    expect(places.countryName('US', 'de')).toBe('Vereinigte Staaten');
    expect(places.countryName('HK', 'en')).toBe('Hong Kong');
    expect(places.countryName('PS', 'de')).toBe('Palästina');
  });

  it('hold every airport with a code, in a country and region that exist', () => {
    expect(rows.airports).toHaveLength(10_221);
    expect(rows.airports.filter(({ scheduled }) => scheduled).length).toBeGreaterThan(4_500);
    expect(new Set(rows.airports.map(({ iata }) => iata)).size).toBe(10_221);
    expect(rows.airports.filter(({ country }) => !places.country(country))).toEqual([]);
    expect(rows.airports.filter(({ regionId }) => regionId !== null && !places.region(regionId))).toEqual([]);
    expect(rows.airports.filter(({ lat, lon }) => Math.abs(lat) > 90 || Math.abs(lon) > 180)).toEqual([]);
  });

  it('give regions unique ids that begin with their country', () => {
    expect(new Set(rows.regions.map(({ id }) => id.toUpperCase())).size).toBe(rows.regions.length);
    expect(rows.regions.filter(({ id, country }) => !/^[A-Z]{2}[-:]./.test(id) || !id.startsWith(country))).toEqual([]);
  });

  it.each([
    ['AT', 9],
    ['AU', 8],
    ['CA', 13],
    ['CH', 26],
    ['CN', 31],
    ['CZ', 14],
    ['DE', 16],
    ['ES', 19],
    ['FR', 13],
    ['GB', 4],
    ['IN', 36],
    ['IT', 20],
    ['JP', 47],
    ['KZ', 20],
    ['MX', 32],
    ['NL', 12],
    ['PL', 16],
    ['RU', 83],
    ['SE', 21],
    ['TH', 78],
    ['TR', 81],
    ['US', 51],
    ['VN', 63],
    ['ZA', 9],
  ])('divide %s into its %i subdivisions of one level, each with its code', (country, count) => {
    const ids = places.regionsOf(country).map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(ids.filter((id) => !/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(id))).toEqual([]);
  });

  it('name regions in the languages that are known', () => {
    const named = (id: string): (string | null)[] =>
      (['de', 'en', 'fr', 'it', 'pl'] as const).map((language) => places.placeName('REGION', id, language));
    expect(named('AT-9')).toEqual(['Wien', 'Wien', 'Vienne', 'Vienna', 'Wien']);
    expect(named('CH-GR')).toEqual(['Graubünden', 'Graubünden', 'Grisons', 'Grigioni', 'Graubünden']);
    expect(named('CH:GR')).toEqual([null, null, null, null, null]);
  });

  it('keep every former id, for what is stored under it', () => {
    expect(rows.regions.filter(({ formerId }) => formerId).length).toBeGreaterThan(1_400);
    const thanhHoa = { type: 'REGION', id: 'VN:Thanh Hóa', country: 'VN', region: 'VN:Thanh Hóa', airport: null };
    for (const id of ['VN-21', 'VN:Thanh Hóa', 'vn:thanh hóa', ' vn-21 ']) {
      expect(places.region(id)?.id).toBe('VN-21');
      expect(places.path('REGION', id)).toEqual(thanhHoa);
      expect(places.storedId('REGION', id)).toBe('VN:Thanh Hóa');
      expect(places.presentId('REGION', id)).toBe('VN-21');
      expect(places.airportsOf(id).map(({ iata }) => iata)).toEqual(['THD']);
    }
    expect(places.path('AIRPORT', 'THD')).toMatchObject({ id: 'THD', region: 'VN:Thanh Hóa' });
    expect([places.storedId('REGION', 'XX-1'), places.presentId('REGION', 'XX-1')]).toEqual(['XX-1', 'XX-1']);
    expect([places.storedId('REGION', 'DE-BY'), places.presentId('AIRPORT', 'THD')]).toEqual(['DE-BY', 'THD']);
  });

  it.each([
    ['DPS', 'ID-BA'],
    ['HKT', 'TH-83'],
    ['PMI', 'ES-IB'],
    ['ZNZ', 'TZ-15'],
    ['EDI', 'GB-SCT'],
    ['LHR', 'GB-ENG'],
    ['NCE', 'FR-PAC'],
    ['HYD', 'IN-TS'],
    ['LXR', 'EG-LX'],
    ['IST', 'TR-34'],
    ['BKI', 'MY-12'],
    ['KTI', 'KH-8'],
    ['HER', 'GR-M'],
  ])('put %s into %s', (iata, region) => {
    expect(places.airport(iata)?.regionId).toBe(region);
  });
});

describe('reading', () => {
  it('takes ids in any case and gives them back as they are', () => {
    expect(places.path('COUNTRY', 'tr')).toEqual({
      type: 'COUNTRY',
      id: 'TR',
      country: 'TR',
      region: null,
      airport: null,
    });
    expect(places.path('REGION', 'id-ba')).toEqual({
      type: 'REGION',
      id: 'ID-BA',
      country: 'ID',
      region: 'ID-BA',
      airport: null,
    });
    expect(places.path('REGION', 'kh:kÂNDAL')?.id).toBe('KH:Kândal');
    expect(places.path('AIRPORT', 'hkt')).toEqual({
      type: 'AIRPORT',
      id: 'HKT',
      country: 'TH',
      region: 'TH-83',
      airport: 'HKT',
    });
    expect(places.path('AIRPORT', 'gib')).toEqual({
      type: 'AIRPORT',
      id: 'GIB',
      country: 'GI',
      region: null,
      airport: 'GIB',
    });
  });

  it.each<[PlaceType, string]>([
    ['COUNTRY', 'ZZ'],
    ['REGION', 'DE-ZZ'],
    ['AIRPORT', '---'],
    ['COUNTRY', ''],
  ])('knows no %s "%s"', (type, id) => {
    expect(places.path(type, id)).toBeNull();
    expect(places.placeName(type, id, 'de')).toBeNull();
  });

  it('names places', () => {
    expect(places.placeName('COUNTRY', 'CI', 'fr')).toBe('Côte d’Ivoire');
    expect(places.placeName('REGION', 'DE-BY', 'en')).toBe('Bayern');
    expect(places.placeName('AIRPORT', 'pmi', 'hu')).toBe('Palma de Mallorca Airport');
  });

  it('lists regions and airports of a country, served and large ones first', () => {
    expect(places.regionsOf('gr').map(({ id }) => id)).toContain('GR-M');
    expect(
      places
        .airportsOf('gb-sct')
        .slice(0, 2)
        .every(({ scheduled, size }) => scheduled && size === 'large'),
    ).toBe(true);
    expect(places.airportsWithoutRegion('GI').map(({ iata }) => iata)).toEqual(['GIB']);
    expect(places.airportsWithoutRegion('CH')).toEqual([]);
    expect(places.airportsOf('DE-ZZ')).toEqual([]);
  });

  it('sorts countries by the alphabet of the language', () => {
    const german = places.countries('de').map(({ iso2 }) => iso2);
    expect(german.slice(german.indexOf('OM'), german.indexOf('OM') + 3)).toEqual(['OM', 'AT', 'PK']);
    expect(german.indexOf('EG')).toBeLessThan(german.indexOf('AL'));
    const turkish = places.countries('tr').map(({ names }) => names.tr);
    expect(turkish.indexOf('Çekya')).toBeGreaterThan(turkish.indexOf('Curaçao'));
    expect(turkish.indexOf('İrlanda')).toBeGreaterThan(turkish.indexOf('Irak'));
    expect(turkish.indexOf('Şili')).toBeGreaterThan(turkish.indexOf('Suudi Arabistan'));
    expect(
      places
        .countries('cs')
        .map(({ names }) => names.cs)
        .at(-1),
    ).toMatch(/^Ž|^Z/);
  });
});

describe('lookupDestinations', () => {
  it.each([
    ['Türkei', 'COUNTRY TR'],
    ['turkiye', 'COUNTRY TR'],
    ['tuerkei', 'COUNTRY TR'],
    ['Turkey', 'COUNTRY TR'],
    ['TR', 'COUNTRY TR'],
    ['tur', 'COUNTRY TR'],
    ["cote d'ivoire", 'COUNTRY CI'],
    ['Côte d’Ivoire', 'COUNTRY CI'],
    ['cote divoire', 'COUNTRY CI'],
    ['Elfenbeinküste', 'COUNTRY CI'],
    ['Thaïlande', 'COUNTRY TH'],
    ['THA', 'COUNTRY TH'],
    ['oster', 'COUNTRY AT'],
    ['Oesterreich', 'COUNTRY AT'],
    ['USA', 'COUNTRY US'],
    ['united states', 'COUNTRY US'],
    ['Egyiptom', 'COUNTRY EG'],
    ['antigua and barbuda', 'COUNTRY AG'],
    ['PMI', 'AIRPORT PMI'],
    ['lepa', 'AIRPORT PMI'],
    ['Phuket', 'REGION TH-83'],
    ['ISTANBUL', 'REGION TR-34'],
    ['Kreta', 'REGION GR-M'],
    ['Mallorca', 'REGION ES-IB'],
    ['th-83', 'REGION TH-83'],
    ['palma mallorca', 'AIRPORT PMI'],
    ['TXL', 'AIRPORT TXL'],
  ])('finds %s first as %s', (search, first) => {
    expect(idsFor(search)[0]).toBe(first);
  });

  it('answers with everything a row on the screen shows', () => {
    expect(places.lookupDestinations('PMI', 'de')[0]).toEqual({
      type: 'AIRPORT',
      id: 'PMI',
      name: 'Palma de Mallorca Airport',
      country: 'ES',
      region: 'ES-IB',
      iata: 'PMI',
    });
    expect(places.lookupDestinations('Thailand', 'fr')[0]).toEqual({
      type: 'COUNTRY',
      id: 'TH',
      name: 'Thaïlande',
      country: 'TH',
      region: null,
      iata: null,
    });
  });

  it('finds the airport beside the region of the same name', () => {
    expect(idsFor('Phuket').slice(0, 2)).toEqual(['REGION TH-83', 'AIRPORT HKT']);
    expect(idsFor('Mallorca')).toContain('AIRPORT PMI');
  });

  it('puts a code before a name and a country before an airport', () => {
    expect(idsFor('IN')[0]).toBe('COUNTRY IN');
    expect(idsFor('AUS').slice(0, 2)).toEqual(['COUNTRY AU', 'AIRPORT AUS']);
  });

  it('puts the beginning of a name in the language before that in another', () => {
    const [english, french] = (['en', 'fr'] as const).map((language) => idsFor('ger', language));
    expect(english?.slice(0, 2)).toEqual(['AIRPORT GER', 'COUNTRY DE']);
    expect(french?.indexOf('COUNTRY DE')).toBeGreaterThan(french?.indexOf('AIRPORT GRR') ?? Infinity);
    expect(idsFor('Alman', 'tr')[0]).toBe('COUNTRY DE');
  });

  it.each([
    ['Wien', 'de', ['REGION AT-9', 'AIRPORT VIE']],
    ['Vienna', 'en', ['REGION AT-9', 'AIRPORT VIE']],
    ['New York', 'en', ['REGION US-NY', 'AIRPORT JFK', 'AIRPORT LGA']],
    ['Nowy Jork', 'pl', ['AIRPORT JFK', 'AIRPORT LGA']],
    ['VN:Thanh Hóa', 'en', ['REGION VN-21']],
  ] as const)('finds %s', (search, language, found) => {
    expect(idsFor(search, language).slice(0, found.length)).toEqual(found);
  });

  it('finds Ralph Wien after the city', () => {
    const ids = idsFor('Wien', 'de');
    expect(ids.indexOf('AIRPORT OTZ')).toBeGreaterThan(ids.indexOf('AIRPORT VIE'));
  });

  it('shows airports without flights for their code only', () => {
    expect(idsFor('Berlin Tegel')).toEqual([]);
    const shown = places.lookupDestinations('airport', 'de', 100).filter(({ type }) => type === 'AIRPORT');
    expect(shown).toHaveLength(100);
    expect(shown.filter(({ id }) => !places.airport(id)?.scheduled)).toEqual([]);
  });

  it('rejects empty and overlong searches and keeps the limit', () => {
    for (const search of ['', '   ', '—', 'a'.repeat(101)]) expect(idsFor(search)).toEqual([]);
    expect(idsFor('a')).toHaveLength(20);
    expect(places.lookupDestinations('a', 'de', 3)).toHaveLength(3);
    expect(places.lookupDestinations('a', 'de', 0)).toEqual([]);
    expect(new Set(places.lookupDestinations('an', 'de', 500).map(({ type, id }) => `${type} ${id}`)).size).toBe(500);
  });

  it('costs less than reading each name twice', () => {
    const searches = ['a', 'in', 'new york', 'airport', 'international airport x', 'österreich', 'zzzzzz', 'PMI'];
    const names = rows.airports.map(({ name }) => name);
    const read = (search: string): string[] =>
      names.filter((name) => name.normalize('NFD').toLowerCase().includes(search));
    const timeOf = (work: (search: string) => unknown): number => {
      const started = performance.now();
      searches.forEach(work);
      return performance.now() - started;
    };
    let [looking, reading] = [Infinity, Infinity];
    // In turn, and longer beside other work: what either takes undisturbed counts.
    for (let round = 0; round < 10 || (round < 150 && looking >= 2 * reading); round += 1) {
      looking = Math.min(
        looking,
        timeOf((search) => places.lookupDestinations(search, 'de')),
      );
      reading = Math.min(reading, timeOf(read));
    }
    expect(looking).toBeLessThan(2 * reading);
  });
});

describe('lookupCountries', () => {
  it('finds countries only, by name in any language or by code', () => {
    expect(places.lookupCountries('germ', 'de').map(({ iso2 }) => iso2)).toEqual(['DE']);
    expect(places.lookupCountries('pmi', 'de')).toEqual([]);
    expect(
      places
        .lookupCountries('gu', 'en')
        .slice(0, 2)
        .map(({ iso2 }) => iso2),
    ).toEqual(['GU', 'GP']);
    expect(places.lookupCountries('', 'de')).toEqual([]);
  });
});

describe('Places.of', () => {
  const country = (): CountryRow => some(rows.countries, ({ iso2 }) => iso2 === 'TH');
  const airport = (): AirportRow => some(rows.airports, ({ iata }) => iata === 'HKT');

  it('rejects a place that occurs twice', () => {
    expect(() => Places.of({ countries: [country(), country()], regions: [], airports: [] })).toThrow(/twice: TH/);
  });

  it('rejects places in unknown countries and regions', () => {
    const regions = [{ id: 'TH-83', country: 'TH', name: 'Phuket', also: [] }];
    expect(() => Places.of({ countries: [], regions, airports: [] })).toThrow(/TH-83/);
    expect(() => Places.of({ countries: [country()], regions: [], airports: [airport()] })).toThrow(/HKT/);
    expect(Places.of({ countries: [country()], regions, airports: [airport()] }).airportsOf('TH-83')).toHaveLength(1);
  });
});
