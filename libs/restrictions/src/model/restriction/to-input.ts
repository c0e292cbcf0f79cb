import { toConditionInput } from './condition-input.js';
import type { EntryRestrictionDetailInput, EntryRestrictionInput } from './restriction-input.js';
import type { EntryRestriction, RestrictionDetail } from './entry-restriction.js';

/** A stored restriction as an editor would send it to have exactly this saved. */
export const toInput = (r: EntryRestriction): EntryRestrictionInput => ({
  id: r.id,
  version: r.version,
  level: r.level,
  countryId: r.countryId,
  regionId: r.regionId,
  airportId: r.airportId,
  isActive: r.isActive,
  reminder: r.reminder,
  internalNote: r.internalNote,
  internalSources: r.internalSources,
  regionDeviationTourism: r.regionDeviationTourism,
  regionDeviationBusiness: r.regionDeviationBusiness,
  details: r.details.map(toDetailInput),
});

export const toDetailInput = (d: RestrictionDetail): EntryRestrictionDetailInput => ({
  id: d.id,
  restrictionType: d.purpose,
  citizenshipIds: d.citizenships,
  departureIds: d.departures,
  conditions: (d.conditions ?? []).map(toConditionInput),
  ...endsOf(d),
  noAccessStart: d.phases.noAccess?.start ?? null,
  noAccessEnd: d.phases.noAccess?.end ?? null,
  someRestrictionsStart: d.phases.someRestrictions?.start ?? null,
  someRestrictionsEnd: d.phases.someRestrictions?.end ?? null,
  noRestrictionsStart: d.phases.noRestrictions?.start ?? null,
  noRestrictionsEnd: d.phases.noRestrictions?.end ?? null,
  noteDe: d.noteDe,
  noteEn: d.noteEn,
  sourceUri: d.sourceUri,
  authorityId: d.authorityId,
  restrictionDetailJson: d.values,
  editCategories: d.editCategories,
  ...datesOf(d),
  nextReview: d.nextReview ?? null,
});

const endsOf = (d: RestrictionDetail): Pick<EntryRestrictionDetailInput, 'validFrom' | 'validUntil'> => ({
  validFrom: d.validFrom ?? null,
  validUntil: d.validUntil ?? null,
});

const datesOf = ({
  writtenOn = null,
  checkedAt,
  checkedBy = null,
}: RestrictionDetail): Pick<EntryRestrictionDetailInput, 'writtenOn' | 'checkedAt' | 'checkedBy'> => ({
  writtenOn,
  checkedAt,
  checkedBy,
});
