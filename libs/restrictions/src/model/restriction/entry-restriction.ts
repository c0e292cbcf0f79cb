import type { DetailValue } from '@landfall/catalogue';
import type { Condition, Level, Phases, PhaseName, Purpose } from '@landfall/requirements';

/** One detail as it is stored and as events carry it. Instants are ISO strings. */
export interface RestrictionDetail {
  id: string;
  purpose: Purpose;
  /** ISO codes and group keys; empty: everyone. */
  citizenships: string[];
  /** ISO codes and group keys; empty: from anywhere. */
  departures: string[];
  /** All have to hold; absent: none. */
  conditions?: Condition[];
  /** First and last day on which it applies, both included; absent: open. */
  validFrom?: string;
  validUntil?: string;
  phases: Phases;
  phaseUpdates: Partial<Record<PhaseName, string>>;
  noteDe: string | null;
  noteEn: string | null;
  noteUpdatedAt: string | null;
  sourceUri: string | null;
  authorityId: string | null;
  /** Day on which it was written, or of the data it was imported from; absent or null: not recorded. */
  writtenOn?: string | null;
  /** Day on which a person compared this very wording with its source; null: nobody did. */
  checkedAt: string | null;
  /** Who did, by id; absent or null: not recorded. */
  checkedBy?: string | null;
  /** Day on which it should be compared again; absent or null: by the rule for all details. */
  nextReview?: string | null;
  values: Record<string, DetailValue>;
  editCategories: { category: string; copyFromBusiness: boolean }[];
  modifiedAt: string;
  significantUpdateAt: string | null;
}

export interface RestrictionPlace {
  level: Level;
  countryId: string;
  regionId: string | null;
  airportId: string | null;
}

export interface ImportProvenance {
  source: string;
  licence: string;
  dated: string;
}

/** State of an entry restriction (spec: catalogue, section 3). */
export interface EntryRestriction extends RestrictionPlace {
  id: string;
  provenance: 'editorial' | 'imported';
  importProvenance: ImportProvenance | null;
  isActive: boolean;
  reminder: string | null;
  internalNote: string | null;
  internalSources: string | null;
  regionDeviationTourism: boolean;
  regionDeviationBusiness: boolean;
  details: RestrictionDetail[];
  version: number;
  modifiedAt: Date;
  modifiedBy: string | null;
  significantUpdateAt: Date | null;
  significantUpdateBy: string | null;
  significantUpdateNote: string | null;
  checkedAt: Date | null;
  checkedBy: string | null;
}
