import type { Statement } from '@landfall/requirements';

/** The origin of a statement in the words of the api. */
export const originOf = (s: Pick<Statement, 'origin'>): 'IMPORTED' | 'EDITORIAL' =>
  s.origin === 'imported' ? 'IMPORTED' : 'EDITORIAL';
