import type { Itinerary, RuleDetail } from '../src/index.js';
import { pathOf, words } from './case-file.js';

interface Written extends Partial<Omit<RuleDetail, 'citizenships' | 'departures' | 'values'>> {
  for?: string;
  from?: string;
}

let made = 0;

/** A detail with defaults: `aDetail('TH', { ErVisaRequired: true }, { for: 'EU' })`. */
export function aDetail(
  placeId: string,
  values: RuleDetail['values'],
  { for: citizenships, from, ...rest }: Written = {},
): RuleDetail {
  made += 1;
  return {
    id: `d${String(made).padStart(4, '0')}`,
    restrictionId: `restriction-${placeId}`,
    level: pathOf(placeId).type,
    placeId,
    provenance: 'editorial',
    purpose: 'PRIVATE',
    citizenships: words(citizenships),
    departures: words(from),
    phases: {},
    values,
    sourceUri: null,
    authorityId: null,
    writtenOn: null,
    checkedAt: null,
    modifiedAt: null,
    ...rest,
  };
}

export const aTrip = (to: string, rest: Partial<Itinerary> = {}): Itinerary => ({
  departureCountry: 'DE',
  destinations: words(to).map(pathOf),
  transits: [],
  citizenships: ['DE'],
  purpose: 'PRIVATE',
  dateStart: '2026-05-01',
  dateEnd: '2026-05-10',
  ...rest,
});
