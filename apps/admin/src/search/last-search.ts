import { noCruise } from './cruise-choice.js';
import { keepItem } from './keep-item.js';
import type { SearchForm } from './search-form.js';
import { formOf, hasSearch, queryOf } from './search-query.js';

const KEY = 'landfall.lastSearch';

/** What was chosen last stands in the form again (spec: application, section 7). */
export const keepLastSearch = (storage: Pick<Storage, 'setItem'>, form: SearchForm): void =>
  keepItem(storage, KEY, queryOf(form).toString());

/** Null where nothing is kept. A trip that has begun cannot be meant again: its dates are left out. */
export function readLastSearch(storage: Pick<Storage, 'getItem'>, today: string): SearchForm | null {
  const query = new URLSearchParams(storage.getItem(KEY) ?? '');
  if (!hasSearch(query)) return null;
  const form = formOf(query);
  return form.dateStart < today ? { ...form, dateStart: '', dateEnd: '', cruise: noCruise() } : form;
}
