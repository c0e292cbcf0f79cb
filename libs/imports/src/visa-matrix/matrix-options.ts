import { parseArgs } from 'node:util';
import { isIsoDate, isWebAddress } from '@landfall/kernel';
import { dateInName } from '../port/date-in-name.js';
import { ImportRejected } from '../port/import-rejected.js';

export const USAGE = `visa-matrix FILE|URL [--apply] [--date YYYY-MM-DD] [--licence "…"] [--source-uri URL] [--allow-partial] [--remove-missing]
  FILE|URL          CSV (Passport,Destination,Requirement) or JSON ({"DE":{"US":{"status":"eta","days":90}}})
  --apply           write; without it the differences are shown and nothing is changed
  --date            day of the data; else it is taken from the name of the file
  --licence         licence that is stored with the data
  --source-uri      where the data comes from, stored with every detail
  --allow-partial   take a file with fewer than 1,000 cells, or that would change more than a third of what is stored, or that is older than it
  --remove-missing  take out cells that the file no longer holds; else they are kept`;

export interface MatrixOptions {
  source: string;
  apply: boolean;
  date: string | null;
  licence: string;
  sourceUri: string;
  allowPartial: boolean;
  removeMissing: boolean;
}

export const LICENCE = 'MIT';
export const SOURCE_URI = 'https://www.passportindex.org';

/** Throws `ImportRejected` with the usage when an argument is unknown, missing or wrong. */
export function parseMatrixOptions(args: readonly string[]): MatrixOptions {
  const { values, positionals } = parsed(args);
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw rejected('Name one file or address.');
  if (values.date !== undefined && !isIsoDate(values.date))
    throw rejected(`--date ${String(values.date)} is not a day such as 2026-11-21.`);
  const sourceUri = values['source-uri'] ?? SOURCE_URI;
  if (!isWebAddress(sourceUri)) throw rejected('--source-uri must be an http or https address.');
  if (values.licence?.trim() === '') throw rejected('--licence must not be empty.');
  return {
    source,
    apply: values.apply ?? false,
    date: values.date ?? null,
    licence: values.licence?.trim() ?? LICENCE,
    sourceUri,
    allowPartial: values['allow-partial'] ?? false,
    removeMissing: values['remove-missing'] ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        apply: { type: 'boolean' },
        date: { type: 'string' },
        licence: { type: 'string' },
        'source-uri': { type: 'string' },
        'allow-partial': { type: 'boolean' },
        'remove-missing': { type: 'boolean' },
      },
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ERR_PARSE_ARGS')) throw rejected(message);
    throw error;
  }
}

/** The day of the data: as given, else from the name of the file. Throws `ImportRejected` when neither says it. */
export function dateOfData(option: string | null, fileName: string): string {
  const date = option ?? dateInName(fileName);
  if (!isIsoDate(date))
    throw new ImportRejected(`The name ${fileName} does not say the day of the data: name it with --date YYYY-MM-DD.`);
  return date;
}

const rejected = (problem: string): ImportRejected => new ImportRejected(`${problem}\nUsage: ${USAGE}`);
