import type { Rejections } from '@landfall/kernel';
import type { PlacePath } from '@landfall/requirements';
import type { RestrictionPlace } from '../model/restriction/entry-restriction.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import type { SaveContext } from './save-context.js';

interface NamedPlaces {
  country: PlacePath | null;
  region: PlacePath | null;
  airport: PlacePath | null;
}

/** The place of a restriction. Rejects places that do not exist, do not lie in each other or do not fit the level. */
export function decidePlace(
  input: EntryRestrictionInput,
  context: SaveContext,
  rejections: Rejections,
): RestrictionPlace {
  const { level, countryId } = input;
  const named = namedPlaces(input, context, rejections);
  const { country, region, airport } = named;
  rejectOtherCountry(named, rejections);
  rejectOtherLevel(input, rejections);
  if (region && airport && airport.region !== region.region) rejections.add('regionId', 'rejection.levelPlace');
  return {
    level,
    countryId: country?.country ?? countryId,
    regionId: region?.region ?? (level === 'AIRPORT' ? (airport?.region ?? null) : null),
    airportId: airport?.airport ?? null,
  };
}

function namedPlaces(input: EntryRestrictionInput, context: SaveContext, rejections: Rejections): NamedPlaces {
  const country = context.place('COUNTRY', input.countryId);
  if (!country) rejections.add('countryId', 'rejection.unknownCountry', { id: input.countryId.slice(0, 40) });
  const named = (type: 'REGION' | 'AIRPORT', field: 'regionId' | 'airportId'): PlacePath | null => {
    const id = input[field];
    const path = id ? context.place(type, id) : null;
    if (id && !path) rejections.add(field, 'rejection.unknownPlace', { id: id.slice(0, 40) });
    return path;
  };
  return { country, region: named('REGION', 'regionId'), airport: named('AIRPORT', 'airportId') };
}

function rejectOtherCountry({ country, region, airport }: NamedPlaces, rejections: Rejections): void {
  if (!country) return;
  if (region && region.country !== country.country) rejections.add('regionId', 'rejection.regionNotInCountry');
  if (airport && airport.country !== country.country) rejections.add('airportId', 'rejection.airportNotInCountry');
}

/** The places that are named have to be those of the level. */
function rejectOtherLevel({ level, regionId, airportId }: EntryRestrictionInput, rejections: Rejections): void {
  if (level !== 'AIRPORT' && airportId) rejections.add('level', 'rejection.levelPlace');
  if (level === 'COUNTRY' && regionId) rejections.add('level', 'rejection.levelPlace');
  if (level === 'REGION' && !regionId) rejections.add('regionId', 'rejection.required');
  if (level === 'AIRPORT' && !airportId) rejections.add('airportId', 'rejection.required');
}
