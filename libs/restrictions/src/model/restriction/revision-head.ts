import type { EntryRestriction } from './entry-restriction.js';

/** What a revision says beside its details; people by id. */
export type RevisionHead = Pick<
  EntryRestriction,
  | 'importProvenance'
  | 'reminder'
  | 'internalNote'
  | 'internalSources'
  | 'regionDeviationTourism'
  | 'regionDeviationBusiness'
  | 'significantUpdateBy'
  | 'significantUpdateNote'
  | 'checkedBy'
> & { significantUpdateAt: string | null; checkedAt: string | null };

export const headOf = (r: EntryRestriction): RevisionHead => ({
  importProvenance: r.importProvenance,
  reminder: r.reminder,
  internalNote: r.internalNote,
  internalSources: r.internalSources,
  regionDeviationTourism: r.regionDeviationTourism,
  regionDeviationBusiness: r.regionDeviationBusiness,
  significantUpdateAt: r.significantUpdateAt?.toISOString() ?? null,
  significantUpdateBy: r.significantUpdateBy,
  significantUpdateNote: r.significantUpdateNote,
  checkedAt: r.checkedAt?.toISOString() ?? null,
  checkedBy: r.checkedBy,
});
