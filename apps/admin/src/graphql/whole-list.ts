/** As many as the API gives at a time. */
const PAGE = 100;

/** All entries of a list, page by page; the last page is the first one that is not full. */
export async function wholeList<Row>(
  read: (page: { limit: number; offset: number }) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read({ limit: PAGE, offset: rows.length });
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}
