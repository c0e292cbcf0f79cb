/**
 * Rows of a comma separated text (RFC 4180, no line break inside a field) keyed by its header line.
 * Throws on a row whose number of fields differs from the header's.
 */
export function parseCsv(text: string): Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = text.trimEnd().split(/\r?\n/).map(fieldsOf);
  return rows.map((fields, index) => {
    if (fields.length !== header.length) {
      throw new Error(`row ${index + 2} has ${fields.length} fields, the header has ${header.length}`);
    }
    return Object.fromEntries(header.map((name, column) => [name, fields[column] ?? '']));
  });
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}
