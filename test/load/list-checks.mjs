/** A fast wrong answer is worth nothing: a page is as long as it can be, has nothing twice, and is in order. */
export async function checkPage(database, list, variables, answer) {
  const page = requestedPage(list, variables);
  const { results, totalCount } = answer;
  const wrong = (what) => new Error(`${list.name} ${JSON.stringify(variables)}: ${what}`);
  const expected = Math.max(0, Math.min(page.limit, totalCount - page.offset));
  if (results.length !== expected) throw wrong(`${results.length} rows of ${totalCount}`);
  if (new Set(results.map(({ id }) => id)).size !== results.length) throw wrong('a row is there twice');
  const key = stated(list.sorts, page.field);
  if (typeof key === 'function' && !isInOrder(results.map(key), page.order)) throw wrong('the rows are not in order');
  if (list.table) await compare(database, list, page, answer, wrong);
}

/** The list's own names of a page: those of the contract differ. */
function requestedPage({ isOfContract }, { limit, offset, filter, ...variables }) {
  if (!isOfContract) return { limit, offset, field: variables.sortField, order: variables.sortOrder, filter };
  const { orderBy: field, order, ...named } = variables;
  return { limit, offset, field, order, filter: filter ? { ...named, filter } : named };
}

/** Rows without a value come last in either order. */
function isInOrder(values, order) {
  const sign = order === 'DESC' ? -1 : 1;
  const compared = (a, b) => {
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    return a < b ? -sign : sign;
  };
  return values.every((value, at) => at === 0 || compared(values[at - 1], value) <= 0);
}

/** Holds a page against what the database says of the same order and filters. */
async function compare(database, { table, sorts, narrowed }, page, { results, totalCount }, wrong) {
  const rows = async (text, values) => (await database.query(text, values)).rows;
  const values = [];
  const filters = Object.entries(page.filter ?? {}).filter(([, value]) => value !== null && value !== '');
  if (filters.some(([name]) => !narrowed[name])) return;
  const where = filters.map(([name, value]) => conditionOf(narrowed[name], value, values)).join(' and ') || 'true';
  const [{ count }] = await rows(`select count(*)::int from ${table} where ${where}`, values);
  if (count !== totalCount) throw wrong(`${totalCount} rows instead of ${count}`);
  const key = stated(sorts, page.field);
  if (typeof key !== 'string') return;
  const expected = await rows(
    `select (key)::text from (select ${key} as key from ${table} where ${where}) k
     order by k.key ${page.order === 'DESC' ? 'desc' : 'asc'} nulls last limit ${page.limit} offset ${page.offset}`,
    values,
  );
  const answered = await rows(
    `select (${key})::text as key from ${table} join unnest($1::uuid[]) with ordinality a (aid, n) on aid = id order by n`,
    [results.map(({ id }) => id)],
  );
  if (JSON.stringify(expected) !== JSON.stringify(answered)) throw wrong(JSON.stringify({ expected, answered }));
}

export function stated(texts, name) {
  if (texts[name] === undefined) throw new Error(`nothing is stated about ${name}`);
  return texts[name];
}

/** Several columns are searched, one is compared with a value or with any of several. */
function conditionOf(column, value, values) {
  values.push(Array.isArray(column) ? `%${value}%` : value);
  const bound = `$${values.length}`;
  if (Array.isArray(column)) return `(${column.map((one) => `${one} ilike ${bound}`).join(' or ')})`;
  return Array.isArray(value) ? `${column} = any(${bound})` : `${column} = ${bound}`;
}
