import { pick, sample, seeded } from './figures.mjs';

const LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'da', 'hu', 'pt', 'tr'];
const PURPOSES = ['BUSINESS', 'PRIVATE', 'CRUISE'];
const DESTINATIONS = 10;
const NATIONALITIES = 4;
const SHARE_OF_AIRPORTS = 0.1;

const lookup = (moreVariables, moreArguments) => `query lookup(
  $departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!]!, $destinationIds: [ID!]!, $citizenshipIds: [ID!]!,
  $restrictionType: RestrictionType, $dateStart: Date!, $dateEnd: Date!, $view: DetailView, $language: String${moreVariables}
) {
  destinationDetail(
    departureType: $departureType, departureId: $departureId, destinationsTypes: $destinationsTypes, destinationIds: $destinationIds,
    citizenshipIds: $citizenshipIds, restrictionType: $restrictionType, dateStart: $dateStart, dateEnd: $dateEnd, view: $view, language: $language${moreArguments}
  ) {
    destinations { place { type id name country { id nameShort } region { id name } iata } isTransit status entryBanned riskLevel phase phaseStart phaseEnd }
    summary { key title status text destinations citizenships }
    warnings { key text destinations }
    sections {
      key title
      entries {
        detailType title kind destination citizenships value text textLanguage positive isChanged changedAt level sourceUri
        authority { id name authorityType } checkedAt state provenance
        statements { value text sourceUri authority { id name authorityType } checkedAt provenance }
      }
    }
    events { id title }
    version
  }
}`;

/** Everything that a client can show of an answer: no field is left out to make the answer cheaper. */
export const LOOKUP = lookup('', '');

/** The same of a past moment. */
export const LOOKUP_AS_OF = lookup(', $asOf: DateTime', ', asOf: $asOf');

/**
 * Reproducible lookups of ten destinations and four nationalities: every destination that has rules is asked for, editorial
 * ones more often, as travellers do; some by an airport.
 */
export function lookupVariables(count, { editorial, imported, citizenships, airports }, seed = 2026) {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const known = sample(random, editorial, DESTINATIONS / 2);
    const destinations = [
      ...known,
      ...sample(
        random,
        imported.filter((id) => !known.includes(id)),
        DESTINATIONS - known.length,
      ),
    ];
    const places = destinations.map((country) => {
      const iata = random() < SHARE_OF_AIRPORTS ? airports.get(country) : undefined;
      return iata ? { type: 'AIRPORT', id: iata, country } : { type: 'COUNTRY', id: country, country };
    });
    const start = Date.UTC(2027, Math.floor(random() * 12), 1 + Math.floor(random() * 28));
    return {
      countries: destinations,
      variables: {
        departureType: 'COUNTRY',
        departureId: pick(random, ['DE', 'AT', 'CH', 'NL', 'FR']),
        destinationsTypes: places.map((place) => place.type),
        destinationIds: places.map((place) => place.id),
        citizenshipIds: sample(random, citizenships, NATIONALITIES),
        restrictionType: pick(random, PURPOSES),
        dateStart: day(start),
        dateEnd: day(start + (1 + Math.floor(random() * 40)) * 86_400_000),
        view: pick(random, ['EXPERT', 'EXPERT', 'TRAVELLER']),
        language: pick(random, LANGUAGES),
      },
    };
  });
}

const day = (instant) => new Date(instant).toISOString().slice(0, 10);
