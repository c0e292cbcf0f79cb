import { noData, withoutByteOrderMark } from '../port/plausibility-checks.js';
import { eachCsvRecord } from '../port/csv-rows.js';
import { problem } from '../port/import-problem.js';
import { rejectedReading, type Importer } from '../port/importer.js';
import { compareCruises } from './compare-cruises.js';
import { NEEDED_COLUMNS, positionsOf } from './cruise-cells.js';
import { CruiseFile } from './cruise-file.js';

const NAME = 'cruises';

/**
 * Cruises as a table with one row per stop (docs/how-to/add-an-importer.md). One wrong row rejects the file; cruises that call at an
 * unknown port are left out.
 */
export const cruisesImporter: Importer = {
  name: NAME,
  titleKey: 'import.title.cruises',
  accepts: ['csv'],
  licence: 'as declared by the operator',
  attribution: '',
  read(content, options, { places }) {
    const text = withoutByteOrderMark(content);
    const nothing = noData(text);
    if (nothing) return rejectedReading(nothing);
    // What stands for a letter that was lost when the file was read in another encoding than its own.
    if (text.includes('\ufffd')) return rejectedReading(problem('import.problem.notUtf8'));
    let file: CruiseFile | null = null;
    let missing: string[] = [];
    const broken = eachCsvRecord(text, (record) => {
      if (file) return file.add(record);
      const positions = positionsOf(record.fields);
      missing = NEEDED_COLUMNS.filter((column) => positions.get(column) === -1);
      file = new CruiseFile(places, positions, record.fields.length);
    });
    const read = file as CruiseFile | null;
    if (missing.length > 0)
      return rejectedReading(problem('import.problem.missingColumn', { columns: missing.join(', ') }));
    if (broken || !read) return rejectedReading(broken ?? problem('import.problem.empty'));
    const found = read.cruises();
    if (read.problems.count > 0) return rejectedReading(...read.problems.found, ...found.unknown);
    if (found.cruises.length === 0)
      return rejectedReading(...(found.unknown.length > 0 ? found.unknown : [problem('import.problem.empty')]));
    // A day in the name of a file of cruises is often that of its season.
    const dated = options.dated ?? options.fetchedOn;
    const set = {
      source: NAME,
      cruises: found.cruises,
      ids: found.ids,
      dated,
    };
    return { dated, problems: found.unknown, plan: { compare: (tx) => compareCruises(tx, set, options) } };
  },
};
