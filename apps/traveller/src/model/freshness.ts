import { formatDayRange } from '@landfall/messages';
import type { DetailViewModel, PeriodView, StatementView } from '../trip-page-view.js';
import type { Reader } from './reader.js';

/** As text. */
export interface Freshness {
  /** The days on which the statements of a page were written; null: of none it is recorded. */
  written: string | null;
  /** The days on which they were compared with their sources, and how many were where not all were; null: none. */
  checked: string | null;
}

type Dated = Pick<StatementView, 'writtenOn' | 'checkedAt'>;

const datedIn = (of: Dated & Pick<PeriodView, 'statements' | 'provenance'>): readonly Dated[] => {
  if (of.statements.length > 0) return of.statements;
  return of.provenance === null ? [] : [of];
};

const datesIn = (dated: readonly Dated[], field: keyof Dated): string[] =>
  dated.flatMap(({ [field]: day }) => day ?? []).sort();

/** The whole span, oldest first: one old statement must not hide behind a fresh one. */
export function freshnessOf({ sections }: Pick<DetailViewModel, 'sections'>, { t, language }: Reader): Freshness {
  const dated = sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.periods.length > 0 ? entry.periods.flatMap(datedIn) : datedIn(entry))),
  );
  const span = (days: readonly string[]): string | null =>
    days.length > 0 ? formatDayRange(language, days[0]!, days.at(-1)!) : null;
  const checks = datesIn(dated, 'checkedAt');
  const dates = span(checks);
  const isPartial = dates !== null && checks.length < dated.length;
  return {
    written: span(datesIn(dated, 'writtenOn')),
    checked: isPartial ? t('page.someChecked', { checked: checks.length, total: dated.length, dates }) : dates,
  };
}
