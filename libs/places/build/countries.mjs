// Other short forms are abbreviations (Spanish "RU" for the United Kingdom is Russia's code) or incomplete ("Bosnia").
const KNOWN_BY_SHORT_NAME = new Set(['CC', 'HK', 'MM', 'MO', 'PN', 'PS']);
// The source is Brazilian Portuguese, the product European (Vietname, not Vietnã). Ivory Coast keeps its translated
// name: the European list starts with the French one.
const EUROPEAN_PORTUGUESE = new Intl.DisplayNames('pt-PT', { type: 'region', fallback: 'none' });
const KEEPS_PORTUGUESE_NAME = new Set(['CI']);

/** Seed rows: one name per language, aliases for search only. */
export function buildCountries(core, alsoKnownAs) {
  const unknown = Object.keys(alsoKnownAs).filter((iso2) => !core.some((row) => row.iso2 === iso2));
  if (unknown.length > 0) throw new Error(`country-also.json names unknown countries: ${unknown.join(', ')}`);
  return core.map(
    ({ iso2, iso3, numeric, names, shortNames = {}, officialLanguages, currencies, callingCode, capital }) => {
      const chosen = Object.fromEntries(
        Object.entries(names).map(([language, name]) => [
          language,
          KNOWN_BY_SHORT_NAME.has(iso2) ? (shortNames[language] ?? name) : nameIn(language, iso2, name),
        ]),
      );
      const shown = new Set(Object.values(chosen));
      const others = [
        ...Object.values(names),
        ...Object.values(shortNames).filter(spelledOut),
        ...(alsoKnownAs[iso2] ?? []),
      ];
      const also = [...new Set(others)].filter((name) => !shown.has(name));
      return { iso2, iso3, numeric, names: chosen, also, officialLanguages, currencies, callingCode, capital };
    },
  );
}

const nameIn = (language, iso2, name) =>
  (language === 'pt' && !KEEPS_PORTUGUESE_NAME.has(iso2) && EUROPEAN_PORTUGUESE.of(iso2)) || name;

const spelledOut = (name) => name.length > 3 && !name.includes('.');
