const list = (text) => text.split('|').filter(Boolean);

/** Assigns a region to every airport and collects the regions. The id is the authored ISO 3166-2 code, else "ISO2:Name". */
export function buildRegionsAndAirports({ sourceAirports, regionCodes, airportRegions, corrections }) {
  const coded = new Map(regionCodes.map((row) => [row.code, row]));
  const codeBySource = new Map(
    regionCodes.flatMap((row) => sourceNames(row).map((name) => [`${row.country}:${name}`, row.code])),
  );
  const codeByAirport = new Map(airportRegions.flatMap((row) => list(row.iata).map((iata) => [iata, row.regionId])));
  rejectUnexpectedRows({ sourceAirports, codeBySource, codeByAirport, coded, corrections });

  const corrected = new Map(corrections.map((row) => [row.iata, row]));
  const regions = new Map();
  const airports = sourceAirports.map((source) => {
    const row = { ...asOwnRow(source), ...corrected.get(source.iata) };
    const sourceKey = row.source_region === '' ? '' : `${row.country}:${row.source_region}`;
    const regionId = codeByAirport.get(row.iata) ?? codeBySource.get(sourceKey) ?? sourceKey;
    if (regionId !== '' && !regions.has(regionId)) regions.set(regionId, regionOf(regionId, row, coded));
    return { ...row, regionId };
  });
  return { airports, regions: [...regions.values()].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** An empty source column means "the same name", a dash "no row of the airports file carries it". */
function sourceNames({ name, source }) {
  if (source === '-') return [];
  return source === '' ? [name] : list(source);
}

const asOwnRow = (row) => ({
  iata: row.iata,
  icao: row.icao,
  name: row.name,
  country: row.country_iso2,
  source_region: row.region_name,
  lat: row.lat,
  lon: row.lon,
  tz: row.tz,
  size: row.type.replace('_airport', '').replace('_base', ''),
  scheduled: row.scheduled,
});

function regionOf(id, airport, coded) {
  const row = coded.get(id);
  if (!row) return { id, country: airport.country, name: airport.source_region, also: [] };
  return { id, country: row.country, name: row.name, also: list(row.also) };
}

/** A table row without a match is a typing error or a sign of a changed source. */
function rejectUnexpectedRows({ sourceAirports, codeBySource, codeByAirport, coded, corrections }) {
  const sourceKeys = new Set(sourceAirports.map((row) => `${row.country_iso2}:${row.region_name}`));
  const countryByIata = new Map(sourceAirports.map((row) => [row.iata, row.country_iso2]));
  const codedCountries = new Set([...coded.values()].map((row) => row.country));
  const unexpected = [
    ...[...codeBySource.keys()].filter((key) => !sourceKeys.has(key)),
    ...[...codeByAirport].filter(([iata, code]) => countryByIata.get(iata) !== coded.get(code)?.country).map(String),
    ...corrections.map((row) => row.iata).filter((iata) => !countryByIata.has(iata)),
    ...[...sourceKeys].filter((key) => codedCountries.has(key.slice(0, 2)) && key.length > 3 && !codeBySource.has(key)),
  ];
  if (unexpected.length > 0) throw new Error(`authored rows and airports file do not fit: ${unexpected.join('; ')}`);
}
