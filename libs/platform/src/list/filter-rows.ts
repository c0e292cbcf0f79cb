export type RowTest<Row> = (row: Row) => boolean;

/** The test for a value that the filter names; null for one that it does not name. */
export const when = <Row, T>(value: T | null | undefined, test: (value: T) => RowTest<Row>): RowTest<Row> | null =>
  value == null || value === '' ? null : test(value);

/** Whether a row passes all tests that there are. */
export function passing<Row>(tests: readonly (RowTest<Row> | null)[]): RowTest<Row> {
  const some = tests.filter((test) => test !== null);
  return (row) => some.every((test) => test(row));
}
