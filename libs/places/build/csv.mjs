/** Rows of an RFC 4180 text as objects keyed by its header line. */
export function parseCsv(text) {
  const [header, ...rows] = text.trimEnd().split(/\r?\n/).map(fieldsOf);
  return rows.map((fields, index) => {
    if (fields.length !== header.length) {
      throw new Error(`row ${index + 2} has ${fields.length} fields, the header has ${header.length}`);
    }
    return Object.fromEntries(header.map((name, column) => [name, fields[column]]));
  });
}

/** No file of ours has a line break inside a field, so a line is a row. */
function fieldsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

export function toCsv(header, rows) {
  const cell = (value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [header, ...rows.map((row) => header.map((name) => String(row[name] ?? '')))]
    .map((fields) => fields.map(cell).join(',') + '\n')
    .join('');
}
