import { parseArgs } from 'node:util';
import { isIsoDate, isWebAddress } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { problemText, type ImportProblem } from './import-problem.js';
import { importActor, lockImporter } from './import-lock.js';
import { ImportRejected } from './import-rejected.js';
import type { ImportChange, ImportCommand, ImportContext, Importer, ImportOptions, PlannedImport } from './importer.js';
import { readSource } from './read-source.js';

const EXAMPLES = 20;
const format = new Intl.NumberFormat('en-GB');
const inEnglish = (found: ImportProblem): string => problemText('en', found);

/** The command line of an importer: shows what it would do, and writes with `--apply`. */
export function importCommand(importer: Importer): ImportCommand {
  const usage = `${importer.name} FILE|URL [--apply] [--date YYYY-MM-DD] [--licence "…"] [--source-uri URL] [--allow-partial] [--remove-missing]
  ${translate('en', importer.titleKey)} (${importer.accepts.join(', ')}); licence: ${importer.licence}`;
  return {
    name: importer.name,
    usage,
    run: (args, context) => run(importer, optionsOf(args, importer, usage), context),
  };
}

interface CommandOptions extends Omit<ImportOptions, 'fileName' | 'fetchedOn'> {
  source: string;
  apply: boolean;
}

function optionsOf(args: readonly string[], importer: Importer, usage: string): CommandOptions {
  const rejected = (found: string): ImportRejected => new ImportRejected(`${found}\nUsage: ${usage}`);
  const { values, positionals } = parsed(args, rejected);
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw rejected('Name one file or address.');
  if (values.date !== undefined && !isIsoDate(values.date))
    throw rejected(`--date ${String(values.date)} is not a day such as 2026-11-21.`);
  const uri = values['source-uri'];
  if (uri !== undefined && !isWebAddress(uri)) throw rejected('--source-uri must be an http or https address.');
  const licence = values.licence?.trim();
  if (licence === '') throw rejected('--licence must not be empty.');
  return {
    source,
    dated: values.date ?? null,
    licence: licence ?? importer.licence,
    sourceUri: uri ?? null,
    apply: values.apply === true,
    removeMissing: values['remove-missing'] === true,
    allowPartial: values['allow-partial'] === true,
  };
}

function parsed(args: readonly string[], rejected: (found: string) => ImportRejected) {
  try {
    const flag = { type: 'boolean' } as const;
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        apply: flag,
        date: text,
        licence: text,
        'source-uri': text,
        'allow-partial': flag,
        'remove-missing': flag,
      },
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ERR_PARSE_ARGS')) throw rejected(message);
    throw error;
  }
}

async function run(
  importer: Importer,
  options: CommandOptions,
  { database, cwd, print, ...world }: ImportContext,
): Promise<void> {
  const { name: fileName, text } = await readSource(options.source, cwd);
  const { dated, problems, plan } = importer.read(text, { ...options, fileName, fetchedOn: null }, world);
  if (!plan) throw new ImportRejected('The file was rejected; nothing was changed.', problems.map(inEnglish));
  const planned = await database.transaction('system', async (tx) => {
    if (options.apply) await lockImporter(tx, importer.name);
    const compared = await plan.compare(tx);
    if (compared.isRejected)
      throw new ImportRejected(
        'The file was rejected; nothing was changed. --allow-partial takes it all the same.',
        compared.problems.map(inEnglish),
      );
    if (options.apply) await compared.write({ actor: importActor(importer.name), correlationId: null });
    return compared;
  });
  const head = `${translate('en', importer.titleKey)}: ${fileName}${dated ? `, dated ${dated}` : ''}, licence: ${options.licence}`;
  [head, ...report(planned, [...problems, ...planned.problems], options.apply)].forEach(print);
}

function report({ counts, changes }: PlannedImport, problems: readonly ImportProblem[], isApplied: boolean): string[] {
  const written = counts.added + counts.changed + counts.removed;
  const shown = changes.slice(0, EXAMPLES).map(formatted);
  return [
    ...Object.entries<number>({ ...counts }).map(
      ([name, count]) => `  ${name.padEnd(12)}${format.format(count).padStart(8)}`,
    ),
    ...(shown.length > 0
      ? [
          '',
          'Changes:',
          ...shown.map((line) => `  ${line}`),
          ...(changes.length > EXAMPLES ? [`  … and ${format.format(changes.length - EXAMPLES)} more`] : []),
        ]
      : []),
    ...(problems.length > 0
      ? [
          '',
          'Remarks:',
          ...problems.slice(0, EXAMPLES).map((found) => `  ${inEnglish(found)}`),
          ...(problems.length > EXAMPLES ? [`  … and ${problems.length - EXAMPLES} more`] : []),
        ]
      : []),
    '',
    lastLine(written, isApplied),
  ];
}

function lastLine(written: number, isApplied: boolean): string {
  if (written === 0) return 'There is nothing to write.';
  return isApplied ? 'Written.' : 'This was a dry run, nothing was changed. Run it again with --apply to write.';
}

function formatted({ kind, place, field, before, after }: ImportChange): string {
  const value = (of: unknown): string => {
    const text = JSON.stringify(of);
    return text.length > 100 ? `${text.slice(0, 100)}…` : text;
  };
  switch (kind) {
    case 'ADDED':
      return `${place} ${field}: ${value(after)}`;
    case 'REMOVED':
      return `${place} ${field}: ${value(before)} → taken out`;
    case 'CHANGED':
      return `${place} ${field}: ${value(before)} → ${value(after)}`;
  }
}
