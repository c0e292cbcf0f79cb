import type { DetailValue } from '@landfall/catalogue';
import type { RuleDetail } from '@landfall/requirements';
import type { EntryRestriction, RestrictionDetail } from '../model/entry-restriction.js';
import { placeIdOf } from '../model/restriction-store.js';

/** The details of a restriction as the engine reads them; an inactive restriction states nothing. */
export function toRuleDetails(restriction: EntryRestriction): RuleDetail[] {
  if (!restriction.isActive) return [];
  const checked = restriction.checkedAt?.toISOString().slice(0, 10) ?? null;
  return restriction.details.map((detail) => ({
    id: detail.id,
    restrictionId: restriction.id,
    level: restriction.level,
    placeId: placeIdOf(restriction),
    origin: restriction.origin,
    purpose: detail.purpose,
    citizenships: detail.citizenships,
    departures: detail.departures,
    phases: detail.phases,
    values: withNote(detail),
    sourceUri: detail.sourceUri,
    authorityId: detail.authorityId,
    checkedAt: [detail.checkedAt, checked].filter((d) => d !== null).sort().at(-1) ?? null,
    modifiedAt: detail.modifiedAt,
  }));
}

function withNote(detail: RestrictionDetail): Record<string, DetailValue> {
  if (!detail.noteDe && !detail.noteEn) return detail.values;
  return { ...detail.values, Note: { ...(detail.noteDe ? { de: detail.noteDe } : {}), ...(detail.noteEn ? { en: detail.noteEn } : {}) } };
}
