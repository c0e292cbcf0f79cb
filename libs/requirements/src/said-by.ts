import type { Entry, Statement } from './model.js';

/** All statements of an entry, those included that hold under conditions only. */
export const saidBy = ({
  statements,
  alternatives = [],
}: Pick<Entry, 'statements' | 'alternatives'>): readonly Statement[] =>
  alternatives.length === 0 ? statements : [...statements, ...alternatives.flatMap((one) => one.statements)];
