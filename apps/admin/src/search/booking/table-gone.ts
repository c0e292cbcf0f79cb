import type { Table, TableRow } from './table-form.js';
import { bookingOf, cellOf, isAttempt, personOf } from './table-rows.js';
import { statesIn } from './table-states.js';

interface Traveller {
  rows: TableRow[];
  /** Whether a flight is gone, and whether one is not. */
  isGone: boolean;
  isLeft: boolean;
}

/** The traveller of each row, by name, or else by reservation and nationality. Without any, those of the row above. */
function travellersOf(rows: readonly TableRow[], table: Table): string[] {
  const hasPersons = table.columns.uses.some((use) => use?.column === 'person');
  let [person, rest] = ['', ''];
  return rows.map((row) => {
    person = personOf(table, row) || person;
    const said = [bookingOf(table, row), cellOf(table, row, 'nationality')];
    if (said.some((one) => one !== '')) rest = said.join('\n');
    return hasPersons ? person : rest;
  });
}

/** The rows of travellers all of whose flights are cancelled, exchanged, given back or flown, where others travel. */
export function goneRows(tables: readonly Table[]): ReadonlySet<TableRow> {
  const travellers = new Map<string, Traveller>();
  for (const table of tables) {
    const stateOf = statesIn(table);
    const names = travellersOf(table.rows, table);
    for (const [at, row] of table.rows.entries()) {
      const known = travellers.get(names[at]!) ?? { rows: [], isGone: false, isLeft: false };
      travellers.set(names[at]!, known);
      known.rows.push(row);
      if (stateOf(row).isGone) known.isGone = true;
      else if (!table.isOfTravellers && isAttempt(table, row)) known.isLeft = true;
    }
  }
  travellers.delete('');
  const all = [...travellers.values()];
  if (!all.some(({ isLeft }) => isLeft)) return new Set();
  return new Set(all.filter(({ isGone, isLeft }) => isGone && !isLeft).flatMap(({ rows }) => rows));
}
