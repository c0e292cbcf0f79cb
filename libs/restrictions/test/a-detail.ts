import type { RestrictionDetail } from '../src/model/restriction/entry-restriction.js';
import type { RevisionContent } from '../src/model/revisions/revision-diff.js';

const MODIFIED = '2026-05-01T10:00:00.000Z';

/** A stored detail for private travel, everyone and from anywhere that states nothing, but for what a test names. */
export const aDetail = (changes: Partial<RestrictionDetail> = {}): RestrictionDetail => ({
  id: 'detail-1',
  purpose: 'PRIVATE',
  citizenships: [],
  departures: [],
  phases: {},
  phaseUpdates: {},
  noteDe: null,
  noteEn: null,
  noteUpdatedAt: null,
  sourceUri: null,
  authorityId: null,
  checkedAt: null,
  values: {},
  editCategories: [],
  modifiedAt: MODIFIED,
  significantUpdateAt: null,
  ...changes,
});

/** A version of an active restriction with these details. */
export const aVersion = (details: RestrictionDetail[], changes: Partial<RevisionContent> = {}): RevisionContent => ({
  isActive: true,
  reminder: null,
  internalNote: null,
  internalSources: null,
  regionDeviationTourism: false,
  regionDeviationBusiness: false,
  checkedAt: null,
  details,
  ...changes,
});
