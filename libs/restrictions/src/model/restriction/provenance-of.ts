import type { Statement } from '@landfall/requirements';

/** The provenance of a statement in the words of the api. */
export const provenanceOf = (s: Pick<Statement, 'provenance'>): 'IMPORTED' | 'EDITORIAL' =>
  s.provenance === 'imported' ? 'IMPORTED' : 'EDITORIAL';
