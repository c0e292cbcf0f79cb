import type { Entry, Statement } from './model.js';

/** All statements of an entry, those included that hold under conditions or on some days only. */
export const saidBy = ({
  statements,
  alternatives = [],
  periods = [],
}: Pick<Entry, 'statements' | 'alternatives' | 'periods'>): readonly Statement[] =>
  alternatives.length === 0 && periods.length === 0
    ? statements
    : [...new Set([...statements, ...alternatives.flatMap((one) => one.statements), ...periods.flatMap(saidBy)])];
