import type { DetailValue } from '@landfall/catalogue';
import type { RuleDetail } from '@landfall/requirements';
import type { EntryRestriction, RestrictionDetail } from './entry-restriction.js';
import { placeIdOf } from './restriction-store.js';
import { checkedDay } from './review.js';

/**
 * The details of a restriction as the engine reads them; an inactive restriction states nothing. The day of a check is a day
 * in `timeZone`: it is part of what answers show, so every process has to read with the same one.
 */
export function toRuleDetails(restriction: EntryRestriction, timeZone: string): RuleDetail[] {
  return toStatements(restriction).map((stated, at) => ({
    ...stated,
    checkedAt: checkedDay(restriction.details[at]!, restriction.checkedAt, timeZone),
  }));
}

/** The same without the days of checks: what a restriction states, to whom and where. */
export function toStatements(restriction: EntryRestriction): Omit<RuleDetail, 'checkedAt'>[] {
  if (!restriction.isActive) return [];
  return restriction.details.map((detail) => ({
    id: detail.id,
    restrictionId: restriction.id,
    level: restriction.level,
    placeId: placeIdOf(restriction),
    provenance: restriction.provenance,
    purpose: detail.purpose,
    citizenships: detail.citizenships,
    departures: detail.departures,
    ...(detail.conditions ? { conditions: detail.conditions } : {}),
    ...(detail.validFrom ? { validFrom: detail.validFrom } : {}),
    ...(detail.validUntil ? { validUntil: detail.validUntil } : {}),
    phases: detail.phases,
    values: withNote(detail),
    sourceUri: detail.sourceUri,
    authorityId: detail.authorityId,
    writtenOn: detail.writtenOn ?? null,
    modifiedAt: detail.modifiedAt,
  }));
}

function withNote(detail: RestrictionDetail): Record<string, DetailValue> {
  if (!detail.noteDe && !detail.noteEn) return detail.values;
  return {
    ...detail.values,
    Note: { ...(detail.noteDe ? { de: detail.noteDe } : {}), ...(detail.noteEn ? { en: detail.noteEn } : {}) },
  };
}
