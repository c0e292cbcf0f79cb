import { detailType } from '@landfall/catalogue';
import type { Audience } from './audience.js';
import { ordinalOf } from './core-types.js';
import type { CompiledConditions } from './conditions.js';
import type { Pool } from './intern.js';
import type { Provenance, RuleDetail } from './model.js';
import { datedPhases, dayNumber, type DatedPhase } from './phases.js';
import type { Claim } from './resolution.js';
import { isStated } from './stated.js';
import { isRequirement } from './summary-rules.js';

interface CompiledValue extends Claim {
  ordinal: number;
}

export interface CompiledDetail {
  id: string;
  restrictionId: string;
  isImported: boolean;
  nationalities: Audience;
  departures: Audience;
  conditions: CompiledConditions;
  firstDay: number;
  lastDay: number;
  phases: readonly DatedPhase[];
  values: readonly CompiledValue[];
  /** It requires nothing and restricts nothing. */
  isLenient: boolean;
  provenance: Provenance;
  /** The provenance as a text. */
  origin: string;
}

/** Leaves out types that are unknown to the catalogue or hidden from business answers. */
export function compileDetail(detail: RuleDetail, pool: Pool): CompiledDetail {
  const { provenance, text: origin } = pool.provenance({
    level: detail.level,
    provenance: detail.provenance,
    sourceUri: detail.sourceUri,
    authorityId: detail.authorityId,
    writtenOn: detail.writtenOn,
    checkedAt: detail.checkedAt,
  });
  const firstDay = detail.validFrom ? dayNumber(detail.validFrom) : -Infinity;
  const lastDay = detail.validUntil ? dayNumber(detail.validUntil) : Infinity;
  const compiled: CompiledDetail = {
    id: detail.id,
    restrictionId: detail.restrictionId,
    isImported: detail.provenance === 'imported',
    nationalities: pool.audience(detail.citizenships),
    departures: pool.audience(detail.departures),
    conditions: pool.conditions(detail.conditions ?? []),
    firstDay,
    lastDay,
    phases: datedPhases(detail.phases, provenance),
    values: [],
    isLenient: Object.keys(detail.phases ?? {}).every((name) => name === 'noRestrictions'),
    provenance,
    origin,
  };
  const values = Object.entries(detail.values).flatMap(([key, value]) => {
    const ordinal = ordinalOf(key);
    if (ordinal === undefined || !isStated(value)) return [];
    if (detail.purpose === 'BUSINESS' && detailType(key)?.showBusiness === false) return [];
    const shared = pool.value(value);
    const statement = Object.freeze({ value: shared.value, detailId: detail.id, ...provenance });
    return [{ ordinal, detail: compiled, shared, statement, alone: null }];
  });
  // A copy of exact length: there are tens of thousands.
  compiled.values = values.toSorted((a, b) => a.ordinal - b.ordinal);
  compiled.isLenient &&= !Object.entries(detail.values).some(([key, value]) => isRequirement(key, value));
  return compiled;
}

/** By id, then by content: the result does not depend on the input order. */
export function compareDetails(a: CompiledDetail, b: CompiledDetail): number {
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  const [textA, textB] = [textOf(a), textOf(b)];
  return textA < textB ? -1 : Number(textA > textB);
}

const textOf = ({ values, origin }: CompiledDetail): string =>
  JSON.stringify([values.map(({ ordinal, shared }) => [ordinal, shared]), origin]);
