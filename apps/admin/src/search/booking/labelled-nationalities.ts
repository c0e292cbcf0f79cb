import type { Booking } from './booking.js';
import { nationalityIn } from './named-countries.js';
import { columnOf } from './table.js';

const LABELLED = /^\s*([^:]{2,40}):\s*(\S.{0,60})$/;
/** What stands behind these may be the number of a document. */
const PASSPORT = /^\s*pass/i;

/** Nationalities that a text names behind a label, "Nationality: DEU, AUT", and what stands there and is none. */
export function labelledNationalities(text: string): Pick<Booking, 'nationalities' | 'unread'> {
  const said = text.split(/\r?\n/).flatMap((line) => {
    const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
    return columnOf(label) === 'nationality' && !PASSPORT.test(label) ? value.split(/[,;/]/) : [];
  });
  const found = said.map((value) => ({ line: value.trim(), code: nationalityIn(value) })).filter(({ line }) => line);
  return {
    nationalities: found.flatMap(({ code }) => code ?? []),
    unread: found.filter(({ code }) => code === null).map(({ line }) => ({ line, why: 'NOT_UNDERSTOOD' })),
  };
}
