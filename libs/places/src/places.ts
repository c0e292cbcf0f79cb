import { LANGUAGES, type Language } from '@landfall/kernel';
import { PlaceSearch, type Searchable } from './place-search.js';
import { HistoricalRef } from './historical-ref.js';
import { AIRPORT_SIZES } from './place-rows.js';
import type {
  AirportRow,
  CountryRow,
  PlaceHit,
  PlacePath,
  PlaceRows,
  PlaceType,
  PortRow,
  RegionRow,
} from './place-rows.js';

const DEFAULT_LIMIT = 20;
const key = (id: string): string => id.trim().toUpperCase();
const byName = new Intl.Collator('en');

interface PlaceLists {
  readonly regionsByCountry: ReadonlyMap<string, RegionRow[]>;
  readonly airportsByRegion: ReadonlyMap<string, AirportRow[]>;
  readonly airportsByCountryAlone: ReadonlyMap<string, AirportRow[]>;
}

interface PlaceIndex {
  readonly version: number;
  readonly countriesById: ReadonlyMap<string, CountryRow>;
  readonly regionsById: ReadonlyMap<string, RegionRow>;
  readonly airportsById: ReadonlyMap<string, AirportRow>;
  readonly portsById: ReadonlyMap<string, PortRow>;
  readonly lists: () => PlaceLists;
  readonly sorted: Map<Language, readonly CountryRow[]>;
  readonly orders: Map<Language, ReadonlyMap<string, number>>;
  readonly search: () => PlaceSearch;
}

/** All countries, regions and airports in memory. The content is only ever replaced as a whole. */
export class Places {
  private replaced = 0;

  private constructor(
    private index: PlaceIndex,
    private readonly isHistorical: boolean,
  ) {}

  /** Throws on a duplicate id or an unknown parent. */
  static of(rows: PlaceRows): Places {
    return new Places(readyIndexOf(rows, 0), false);
  }

  /** The places after an earlier import; lists and search are built on demand. Throws as `of` does. */
  static historical(rows: PlaceRows, version: number): Places {
    return new Places(indexOf(rows, version), true);
  }

  /** Replaces all places with the rows of this import. Throws as `of` does and then changes nothing. */
  replace(rows: PlaceRows, version = 0): void {
    this.index = readyIndexOf(rows, version);
    this.replaced += 1;
  }

  /** How often the content has been replaced. */
  get changes(): number {
    return this.replaced;
  }

  snapshot(): Places {
    return new Places(this.index, true);
  }

  /** Number of the last import; 0: seeds only. */
  get version(): number {
    return this.index.version;
  }

  /** A reference for the resolvers of the api, which answer the present id; historical places stay linked to their snapshot. */
  ref(id: string): { id: string } {
    return this.isHistorical ? new HistoricalRef(id, this) : { id };
  }

  country(iso2: string): CountryRow | null {
    return this.index.countriesById.get(key(iso2)) ?? null;
  }

  /** By its id or its former one. */
  region(id: string): RegionRow | null {
    return this.index.regionsById.get(key(id)) ?? null;
  }

  airport(iata: string): AirportRow | null {
    return this.index.airportsById.get(key(iata)) ?? null;
  }

  /** By its UN/LOCODE. */
  port(unlocode: string): PortRow | null {
    return this.index.portsById.get(key(unlocode)) ?? null;
  }

  /** All countries in the collation order of the language. */
  countries(language: Language): readonly CountryRow[] {
    const known = this.index.sorted.get(language);
    if (known) return known;
    const collator = new Intl.Collator(language);
    const sorted = [...this.index.countriesById.values()].sort((a, b) =>
      collator.compare(a.names[language], b.names[language]),
    );
    this.index.sorted.set(language, sorted);
    return sorted;
  }

  countryName(iso2: string, language: Language): string | null {
    return this.country(iso2)?.names[language] ?? null;
  }

  /** The name in the language, where it has one of its own there. Null for an unknown id. */
  placeName(type: PlaceType, id: string, language: Language): string | null {
    if (type === 'COUNTRY') return this.countryName(id, language);
    if (type === 'AIRPORT') return this.airport(id)?.name ?? null;
    const region = this.region(id);
    return region && (region.names?.[language] ?? region.name);
  }

  /** The id that the api answers for a place; an unknown one unchanged. */
  presentId(type: PlaceType, id: string): string {
    return type === 'REGION' ? (this.region(id)?.id ?? id) : id;
  }

  regionsOf(country: string): readonly RegionRow[] {
    return this.index.lists().regionsByCountry.get(key(country)) ?? [];
  }

  /** Airports with scheduled flights first, then by size and name. */
  airportsOf(regionId: string): readonly AirportRow[] {
    const region = this.region(regionId);
    return (region && this.index.lists().airportsByRegion.get(region.id)) ?? [];
  }

  /** Airports without a region, in the order of `airportsOf`. */
  airportsWithoutRegion(country: string): readonly AirportRow[] {
    return this.index.lists().airportsByCountryAlone.get(key(country)) ?? [];
  }

  /** The id that rules and trips are stored under; an unknown one unchanged. */
  storedId(type: PlaceType, id: string): string {
    return this.path(type, id)?.id ?? id;
  }

  /** The place with its parents, for an id in any case, present or former. Null for an unknown id. */
  path(type: PlaceType, id: string): PlacePath | null {
    if (type === 'COUNTRY') {
      const country = this.country(id);
      return country && { type, id: country.iso2, country: country.iso2, region: null, airport: null };
    }
    if (type === 'REGION') {
      const region = this.region(id);
      if (!region) return null;
      const stored = storedId(region);
      return { type, id: stored, country: region.country, region: stored, airport: null };
    }
    const airport = this.airport(id);
    if (!airport) return null;
    const region = airport.regionId === null ? null : this.region(airport.regionId);
    return {
      type,
      id: airport.iata,
      country: airport.country,
      region: region ? storedId(region) : null,
      airport: airport.iata,
    };
  }

  /**
   * Places by code or name, best first; see `PlaceSearch.find`. Country names match in all languages; airports without
   * scheduled flights match by exact code only.
   */
  lookupDestinations(search: string, language: Language, limit: number = DEFAULT_LIMIT): PlaceHit[] {
    return this.index
      .search()
      .find({ search, language, limit, order: this.countryOrder(language) })
      .flatMap(({ type, id }) => {
        const path = this.path(type, id);
        const name = this.placeName(type, id, language);
        if (!path || name === null) return [];
        const region = path.region && this.presentId('REGION', path.region);
        return [{ type, id, name, country: path.country, region, iata: path.airport }];
      });
  }

  /** Countries by code or name in any language, best first. */
  lookupCountries(search: string, language: Language): CountryRow[] {
    return this.index
      .search()
      .find({
        search,
        language,
        limit: this.index.countriesById.size,
        type: 'COUNTRY',
        order: this.countryOrder(language),
      })
      .flatMap(({ id }) => this.country(id) ?? []);
  }

  private countryOrder(language: Language): ReadonlyMap<string, number> {
    const known = this.index.orders.get(language);
    if (known) return known;
    const order = new Map(this.countries(language).map(({ iso2 }, position) => [iso2, position]));
    this.index.orders.set(language, order);
    return order;
  }
}

/** Builds the lazy parts ahead of the first lookup. */
function readyIndexOf(rows: PlaceRows, version: number): PlaceIndex {
  const index = indexOf(rows, version);
  index.lists();
  index.search();
  return index;
}

function indexOf(rows: PlaceRows, version: number): PlaceIndex {
  const countriesById = uniqueBy(rows.countries, ({ iso2 }) => iso2);
  const regionsById = withFormerIds(uniqueBy(rows.regions, ({ id }) => id));
  const airportsById = uniqueBy(rows.airports, ({ iata }) => iata);
  const portsById = uniqueBy(rows.ports ?? [], ({ unlocode }) => unlocode);
  rejectOrphans(countriesById, regionsById, airportsById);
  const ordered = once(() => ({
    regions: rows.regions.toSorted((a, b) => byName.compare(a.name, b.name)),
    airports: rows.airports.toSorted(servedThenLargeFirst),
  }));
  return {
    version,
    countriesById,
    regionsById,
    airportsById,
    portsById,
    lists: once(() => ({
      regionsByCountry: groupedBy(ordered().regions, ({ country }) => country),
      airportsByRegion: groupedBy(ordered().airports, ({ regionId }) => regionId),
      airportsByCountryAlone: groupedBy(ordered().airports, ({ country, regionId }) =>
        regionId === null ? country : null,
      ),
    })),
    sorted: new Map(),
    orders: new Map(),
    search: once(
      () =>
        new PlaceSearch([
          ...rows.countries.map(searchableCountry),
          ...ordered().regions.map(searchableRegion),
          ...ordered().airports.map(searchableAirport),
        ]),
    ),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function groupedBy<Row>(rows: readonly Row[], groupOf: (row: Row) => string | null): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group === null) continue;
    const members = groups.get(group);
    if (members) members.push(row);
    else groups.set(group, [row]);
  }
  return groups;
}

function servedThenLargeFirst(a: AirportRow, b: AirportRow): number {
  return (
    Number(b.scheduled) - Number(a.scheduled) ||
    AIRPORT_SIZES.indexOf(a.size) - AIRPORT_SIZES.indexOf(b.size) ||
    byName.compare(a.name, b.name)
  );
}

function uniqueBy<Row>(rows: readonly Row[], idOf: (row: Row) => string): Map<string, Row> {
  const byId = new Map(rows.map((row) => [key(idOf(row)), row]));
  if (byId.size < rows.length) {
    const ids = rows.map((row) => key(idOf(row)));
    throw new Error(`places occur twice: ${ids.filter((id, index) => ids.indexOf(id) < index).join(', ')}`);
  }
  return byId;
}

const storedId = ({ id, formerId }: RegionRow): string => formerId ?? id;

/** A former id that another region has as its own is that region's. */
function withFormerIds(regions: ReadonlyMap<string, RegionRow>): ReadonlyMap<string, RegionRow> {
  const former = [...regions.values()].flatMap((row): [string, RegionRow][] =>
    row.formerId === undefined ? [] : [[key(row.formerId), row]],
  );
  return new Map([...former, ...regions]);
}

function rejectOrphans(
  countries: ReadonlyMap<string, CountryRow>,
  regions: ReadonlyMap<string, RegionRow>,
  airports: ReadonlyMap<string, AirportRow>,
): void {
  const belongs = ({ country, regionId }: AirportRow): boolean =>
    countries.has(country) && (regionId === null || regions.get(key(regionId))?.country === country);
  const orphans = [
    ...[...regions.values()].filter(({ country }) => !countries.has(country)).map(({ id }) => id),
    ...[...airports.values()].filter((airport) => !belongs(airport)).map(({ iata }) => iata),
  ];
  if (orphans.length > 0) throw new Error(`places lie in an unknown country or region: ${orphans.join(', ')}`);
}

const searchableCountry = ({ iso2, iso3, names, also }: CountryRow): Searchable => ({
  type: 'COUNTRY',
  id: iso2,
  codes: [iso2, iso3],
  names: [
    ...LANGUAGES.map((language) => ({ text: names[language], languages: [language] })),
    ...also.map((text) => ({ text, languages: [] })),
  ],
});

const searchableRegion = ({ id, formerId, name, names = {}, also }: RegionRow): Searchable => ({
  type: 'REGION',
  id,
  codes: formerId === undefined ? [id] : [id, formerId],
  names: [
    { text: name, languages: LANGUAGES.filter((language) => names[language] === undefined) },
    ...LANGUAGES.flatMap((language) => (names[language] ? [{ text: names[language], languages: [language] }] : [])),
    ...also.map((text) => ({ text, languages: [] })),
  ],
});

const searchableAirport = ({ iata, icao, name, scheduled, cities = [] }: AirportRow): Searchable => ({
  type: 'AIRPORT',
  id: iata,
  codes: icao === null ? [iata] : [iata, icao],
  names: scheduled ? [{ text: name, languages: LANGUAGES }, ...cities.map((text) => ({ text, languages: [] }))] : [],
});
