import { foldName, tokensOf } from './region-names.mjs';

/** One level for each country: the kinds of UN/LOCODE that belong to it where the list mixes levels. */
const KINDS = {
  BE: ['Province', 'Region'],
  CN: [],
  DO: ['Province', 'District'],
  ES: [],
  FR: [],
  GB: [],
  HU: ['County', 'Capital City'],
  IT: [],
  LK: ['District'],
  LT: ['County'],
  MA: [],
  MH: ['Municipality'],
  MW: ['District'],
  PH: ['Province', 'province', 'Region'],
  RS: ['District', 'City'],
  US: ['State', 'District'],
};
/** Countries whose level UN/LOCODE does not have, or not in its present form. */
const BY_OUR_AIRPORTS = new Set(['BD', 'FJ', 'NO']);
/** Of the level, and missing from UN/LOCODE. */
const FURTHER = [
  { id: 'GN-C', country: 'GN', name: 'Conakry', also: [] },
  { id: 'IT-67', country: 'IT', name: 'Molise', also: [] },
  { id: 'IT-77', country: 'IT', name: 'Basilicata', also: [] },
  { id: 'VN-DN', country: 'VN', name: 'Đà Nẵng', also: ['Da Nang'] },
];
/** Dissolved, a country of their own, no place at all, or a code that was replaced. */
const LEFT_OUT = new Set(['FI-01', 'NO-19', 'NO-20', 'NO-21', 'NO-22', 'NO-30', 'NO-38', 'NO-54', 'NO-XX', 'UZ-KH']);
const ISO_3166_2 = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
const FIRST_IS_LARGE = /^\p{Lu}/u;
/** Languages of the database of names that the product offers. */
const NAMED_IN = ['de', 'en', 'es', 'fr', 'it', 'pt'];

/** "Kanton Zug": the kind of a region is no part of its name where the name is used without it. */
const KIND_BEFORE_NAME = {
  de: /^(?:Kanton|Land|Präfektur|Provinz) /,
  es: /^(?:Cantón|Departamento|Estado|Prefectura|Provincia) (?:del?|de la) /,
  fr: /^(?:Canton|Département|Préfecture|Province) (?:de la |des? |du |d['’])/,
  it: /^(?:Cantone?|Dipartimento|Prefettura|Provincia|Stato) (?:d['’]|de[il] |della |dello |dell['’]|di )/,
};

/** The subdivisions of each country at its level, except those with an authored code, with the names that the lists have. */
export function subdivisionsOf({ unlocode, ourAirports, database, regionCodes, countries }) {
  const known = new Set(countries.map(({ iso2 }) => iso2));
  const named = new Map(ourAirports.map((row) => [row.code, row]));
  const listed = [
    ...unlocode.filter(isOfTheLevel).map(ofUnlocode),
    ...ourAirports.filter(isNeeded).map(ofOurAirports),
    ...FURTHER,
  ];
  const listedIds = new Set(listed.map(({ id }) => id));
  const seen = new Set();
  return listed
    .filter(({ id, country, name }) => known.has(country) && !LEFT_OUT.has(id) && ISO_3166_2.test(id) && name !== '')
    .filter((row) => !seen.has(row.id) && seen.add(row.id))
    .filter((row) => !regionCodes.some((authored) => isSame(authored, row, listedIds)))
    .map((row) => ({ ...row, ...furtherNames(row, named.get(row.id), database) }));
}

const isOfTheLevel = ({ SUCountry: country, SUType: kind }) =>
  !BY_OUR_AIRPORTS.has(country) && (KINDS[country] ?? [kind]).includes(kind);

const isNeeded = ({ iso_country: country }) => BY_OUR_AIRPORTS.has(country);

// Both lists add what is no part of the name: a language, an older spelling.
const ofUnlocode = ({ SUCountry: country, SUCode: code, SUName: name }) => {
  const [first, ...others] = name
    .split(/[[\]]|\([a-z]{2}\)(?: - )?/)
    .map((part) => part.trim())
    .filter(Boolean);
  return { id: `${country}-${code}`, country, name: first ?? '', also: others };
};

const ofOurAirports = ({ code, iso_country: country, name }) => ({
  id: code,
  country,
  name: name.replace(/ Division$| \(dependency\)$/, ''),
  also: [],
});

/** A row of the authored table by its code, or by a name where the list has another code for it. */
const isSame = (authored, { id, country, name, also }, listedIds) =>
  authored.country === country &&
  (authored.code === id ||
    (!listedIds.has(authored.code) &&
      [authored.name, ...authored.source.split('|'), ...authored.also.split('|')].some(
        (one) => one !== '' && [name, ...also].some((other) => foldName(one) === foldName(other)),
      )));

/**
 * Names of the same code in the other lists. Codes have been used again: of names that begin like none of the known
 * ones nothing is taken.
 */
export function furtherNames({ id, country, name, also }, ourRow, database) {
  const entry = database[country]?.regions?.find(({ iso }) => iso && `${country}-${iso}` === id);
  const latin = entry ? ['geonames', ...NAMED_IN].flatMap((language) => entry.names[language]?.trim() || []) : [];
  const known = new Set(beginningsOf([name, ...also]));
  const fits = (names) => beginningsOf(names).some((word) => known.has(word));
  const ourNames = ourRow && fits([ourRow.name]) ? [ourRow.name] : [];
  if (!fits(latin)) return { others: ourNames, names: {} };
  const names = NAMED_IN.flatMap((language) => {
    const name = entry.names[language]?.trim().replace(KIND_BEFORE_NAME[language] ?? /^$/, '');
    return name && FIRST_IS_LARGE.test(name) ? [[language, name]] : [];
  });
  return { others: [...ourNames, ...latin], names: Object.fromEntries(names) };
}

const beginningsOf = (names) => names.flatMap(tokensOf).map((word) => word.slice(0, 4));
