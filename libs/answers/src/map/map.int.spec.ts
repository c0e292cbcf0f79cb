import { join } from 'node:path';
import { jest } from '@jest/globals';
import { InputRejected, type Language } from '@landfall/kernel';
import { RegionOutlines } from '@landfall/places/region-outlines';
import { Database, runInRequest, type Viewer } from '@landfall/platform';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { AuthorityDirectory } from '../../../restrictions/src/model/authorities/authority-directory.js';
import { queriesOf } from '@landfall/platform/testing';
import { CountryContentHandler } from './country-content.query.js';
import { CountryRiskResolver } from './country-risk.resolver.js';
import { MapOfCountriesHandler } from './map-of-countries.query.js';
import { MapOfRegionsHandler } from './map-of-regions.query.js';
import { MapResolver } from './map.resolver.js';
import { RegionOutlineResolver } from './region-outline.resolver.js';
import { ScaleTextsResolver, type MapCountryStatus } from './scale-texts.resolver.js';
import { Viewpoints } from './viewpoints.js';
import { SEEDS } from '../../../restrictions/test/the-seeds.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';

jest.setTimeout(20_000);

const OPEN = { noRestrictionsStart: '2026-01-01' };

let world: TripWorld;
let map: MapResolver;
let countryRisk: CountryRiskResolver;
let agent: Viewer;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  const { database } = world.db;
  const viewpoints = new Viewpoints(database, world.places, world.clock, world.config);
  const queries = queriesOf(
    new MapOfCountriesHandler(world.places, world.rules, database, viewpoints),
    new MapOfRegionsHandler(world.places, world.rules, viewpoints),
    new CountryContentHandler(world.places, world.rules, new AuthorityDirectory(database), viewpoints),
  );
  map = new MapResolver(queries, world.places);
  countryRisk = new CountryRiskResolver(world.places, world.rules, viewpoints);
  agent = await world.agent('SONNENWEG');
});

const as = <T>(viewer: Viewer | null, work: () => Promise<T>, language: Language = 'de'): Promise<T> =>
  runInRequest({ correlationId: 'test', language, viewer, token: null, address: '' }, work);
const at = async (id: string, viewer: Viewer | null = agent): Promise<object> =>
  (await as(viewer, () => map.mapCountryStatus({ countryId: id })))!;
const french = (): Promise<object[]> =>
  world.query(`update organisation set default_nationality = 'FR', default_departure = 'CH' where id = $1`, [
    agent.organisationId,
  ]);

describe('the map of the world', () => {
  it('has every country once, by the name that the reader knows', async () => {
    const order = async (language: Language): Promise<string[]> =>
      (await as(agent, async () => map.mapCountries(), language)).map((c) => c.id);
    expect(await order('de')).toEqual(world.places.countries('de').map((c) => c.iso2));
    expect(await order('en')).not.toEqual(await order('de'));
    const statuses = await as(agent, () => map.mapWorldCountryStatus({}));
    expect(statuses.map((s) => s.country.id)).toEqual(await order('de'));
    expect(new Set(statuses.map((s) => s.status))).toEqual(new Set(['GRAY']));
  });

  it('is that of the named citizenship and departure, in any spelling of their codes', async () => {
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ForeignOfficeStatus: 'RED' }, { citizenshipIds: ['FR'], departureIds: ['CH'], ...OPEN }),
    );
    const thailand = async (named: object): Promise<object> =>
      (await as(agent, () => map.mapWorldCountryStatus(named))).find((s) => s.country.id === 'TH')!;
    const reported = {
      status: 'BLUE',
      statusForeignOffice: 'TRAVEL_WARNING',
      statusDestinationCountry: 'WITHOUT_RESTRICTIONS',
    };
    expect(await thailand({ citizenshipId: 'fr', departureId: 'ch' })).toMatchObject(reported);
    expect(await thailand({ citizenshipId: 'FR' })).toMatchObject({ status: 'GRAY', statusForeignOffice: 'UNKNOWN' });
    expect(
      await as(agent, () => map.mapCountryStatus({ countryId: 'TH', citizenshipId: 'FR', departureId: 'CH' })),
    ).toMatchObject(reported);
  });

  it('is that of the default nationality and departure of the organisation, else of Germans from Germany', async () => {
    await world.saved(
      aRestriction()
        .for('TH')
        .barred('2026-01-01', null, { citizenshipIds: ['FR'], departureIds: ['CH'] })
        .stating({}, { citizenshipIds: ['DE'], departureIds: ['DE'], ...OPEN }),
    );
    expect(await at('TH')).toMatchObject({ status: 'BLUE' });
    expect(await at('TH', null)).toMatchObject({ status: 'BLUE' });
    await french();
    expect(await at('th')).toMatchObject({ country: { id: 'TH' }, status: 'RED' });
    expect(await at('TH', await world.agent('NORDLICHT'))).toMatchObject({ status: 'BLUE' });
    expect(await as(agent, () => map.mapCountryStatus({ countryId: 'TH', citizenshipId: 'DE' }))).toMatchObject({
      status: 'GRAY',
    });
  });

  it('tells today in the zone of the product', async () => {
    await world.saved(aRestriction().for('TH').barred('2026-05-02', '2026-05-02'));
    expect(await at('TH')).toMatchObject({ status: 'GRAY' });
    world.clock.set('2026-05-01T22:30:00Z');
    expect(await at('TH')).toMatchObject({ status: 'RED' });
  });

  it('says where a region differs: by an active restriction of the country that an editor keeps', async () => {
    const deviates = { regionDeviationTourism: true };
    await world.saved(aRestriction().for('TH').visaFree().with(deviates));
    await world.saved(aRestriction().for('VN').visaFree().with({ regionDeviationBusiness: true }));
    await world.saved(aRestriction().for('LA').visaFree().with(deviates).inactive());
    await world.saved(aRestriction().forRegion('KH', world.places.regionsOf('KH')[0]!.id).visaFree().with(deviates));
    const deviating = (await as(agent, () => map.mapWorldCountryStatus({})))
      .filter((s) => s.regionDeviation)
      .map((s) => s.country.id);
    expect(deviating).toEqual(['TH']);
  });

  it('rejects countries that do not exist, and has no status for them', async () => {
    for (const named of [{ citizenshipId: 'ZZ' }, { departureId: 'Mordor' }]) {
      await expect(as(agent, () => map.mapWorldCountryStatus(named))).rejects.toMatchObject({
        rejections: [{ field: Object.keys(named)[0], key: 'rejection.unknownCountry' }],
      });
    }
    await expect(as(agent, () => map.mapCountryRegionStatus({ countryId: 'ZZ' }))).rejects.toThrow(InputRejected);
    expect(await as(agent, () => map.mapCountryStatus({ countryId: 'ZZ' }))).toBeNull();
    expect(await as(agent, () => map.mapRegionStatus({ regionId: 'ZZ-1' }))).toBeNull();
    expect(await as(agent, () => map.mapCidmerDestinationContent('ZZ'))).toBeNull();
  });
});

describe('the map of a country', () => {
  it('has its regions by name, each with its own status or that of the country', async () => {
    await world.saved(aRestriction().for('TH').stating({}, OPEN));
    await world.saved(
      aRestriction()
        .forRegion('TH', 'TH-83')
        .barred('2026-01-01', null, { citizenshipIds: ['FR'] }),
    );
    const regions = await as(agent, () => map.mapCountryRegionStatus({ countryId: 'TH' }));
    const names = world.places.regionsOf('TH').map(({ id }) => world.places.placeName('REGION', id, 'de')!);
    expect(regions.map((r) => r.name)).toEqual(names.sort(new Intl.Collator('de').compare));
    expect(new Set(regions.map((r) => r.status))).toEqual(new Set(['BLUE']));
    await french();
    const deviating = (await as(agent, () => map.mapCountryRegionStatus({ countryId: 'TH' }))).filter(
      (r) => r.status !== 'BLUE',
    );
    expect(deviating).toEqual([{ id: 'TH-83', name: world.places.placeName('REGION', 'TH-83', 'de'), status: 'RED' }]);
    expect(await as(agent, () => map.mapRegionStatus({ regionId: 'TH-83' }))).toEqual(deviating[0]);
    const outlines = new RegionOutlineResolver(
      world.places,
      new RegionOutlines(
        join(SEEDS, 'places/outlines'),
        () => Promise.resolve({}),
        () => 0,
      ),
    );
    const types = await Promise.all(
      [deviating[0]!, { id: 'TH-S' }, { id: 'ZZ-1' }].map(async (region) => (await outlines.geojson(region))?.type),
    );
    expect(types).toEqual(['Polygon', undefined, undefined]);
    expect(await outlines.geojson({ id: 'VN:Thanh Hóa' })).toEqual(await outlines.geojson({ id: 'VN-21' }));
    expect(await as(agent, () => map.mapRegionStatus({ regionId: 'TH-83', citizenshipId: 'DE' }))).toMatchObject({
      status: 'BLUE',
    });
  });
});

describe('the area of a country', () => {
  it('is partial where only a region is classified, and not that of another country', async () => {
    await world.saved(aRestriction().forRegion('TH', 'TH-83').stating({ ReentryRkiClassification: 'RED' }));
    const partial = await at('TH');
    expect(partial).toMatchObject({ rkiStatus: 'PARTIAL_HIGH_RISK' });
    const texts = new ScaleTextsResolver();
    const words = (language: Language, status: object) => {
      const of = status as MapCountryStatus;
      return as(agent, async () => [texts.area(of), texts.foreignOffice(of), texts.destinationCountry(of)], language);
    };
    expect(await words('de', partial)).toEqual(['Teilweise Hochrisikogebiet', 'Keine Angabe', 'Keine Angabe']);
    expect((await words('en', await at('LA')))[0]).toBeNull();
    expect(await at('LA')).toMatchObject({ rkiStatus: null });
    await world.saved(aRestriction().for('TH').stating({ ReentryRkiClassification: 'YELLOW' }));
    expect(await at('TH')).toMatchObject({ rkiStatus: 'MIXED' });
  });
});

describe('the content of the country database', () => {
  it('says how risky the country is, without the advice itself', async () => {
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({ AdvisoryRiskLevel: 3, CiCapital: { en: 'Bangkok' } }, OPEN),
    );
    const content = (await as(agent, () => map.mapCidmerDestinationContent('TH')))!;
    expect(content.destinations).toMatchObject([{ riskLevel: 'LEVEL3', status: 'BLUE' }]);
    expect(content.sections.flatMap((s) => s.entries.map((e) => e.detailType))).toEqual(['CiCapital']);
  });

  it('is shown in German or English', async () => {
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({
          CiCapital: { de: 'Bangkok (de)', en: 'Bangkok (en)' },
          CiTipping: { en: 'Ten per cent' },
          ErVisaFreeDays: 30,
        }),
    );
    const texts = async (language: Language): Promise<string[]> =>
      (await as(agent, () => map.mapCidmerDestinationContent('th'), language))!.sections
        .flatMap((s) => s.entries.map((e) => e.text))
        .sort();
    expect(await texts('de')).toEqual(['Bangkok (de)', 'Ten per cent']);
    expect(await texts('fr')).toEqual(['Bangkok (en)', 'Ten per cent']);
    expect(await as(agent, () => map.mapCidmerDestinationContent('LA'))).toMatchObject({
      sections: [],
      summary: [],
      destinations: [{ place: { id: 'LA' } }],
    });
  });
});

describe('the risk level of a country', () => {
  it('is the one advised to the default nationality, and asks for that once in a request', async () => {
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({ AdvisoryRiskLevel: 2 }, { citizenshipIds: ['DE'] })
        .stating({ AdvisoryRiskLevel: 4 }, { citizenshipIds: ['FR'] }),
    );
    const level = (viewer: Viewer | null): Promise<string> =>
      as(viewer, async () => countryRisk.riskLevel({ id: 'TH' }));
    expect(await level(agent)).toBe('LEVEL2');
    await french();
    expect([await level(agent), await level(null)]).toEqual(['LEVEL4', 'LEVEL2']);
    const requested = jest.spyOn(Database.prototype, 'transaction');
    const levels = await as(agent, () =>
      Promise.all(world.places.countries('de').map(async ({ iso2 }) => countryRisk.riskLevel({ id: iso2 }))),
    );
    expect(levels.filter((l) => l !== 'UNKNOWN')).toEqual(['LEVEL4']);
    expect(requested).toHaveBeenCalledTimes(1);
    requested.mockRestore();
  });

  it('needs no promise once the request knows its viewpoint', async () => {
    await world.saved(aRestriction().for('TH').stating({ AdvisoryRiskLevel: 2 }));
    const [first, later] = await as(agent, async () => {
      const promised = countryRisk.riskLevel({ id: 'TH' });
      await promised;
      return [promised, countryRisk.riskLevel({ id: 'TH' })];
    });
    expect(first).toBeInstanceOf(Promise);
    expect(later).toBe('LEVEL2');
  });
});
