import type { MatrixImportResult, MatrixImportSettings } from './import-visa-matrix.handler.js';
import type { CellChange, ChangeKind } from './matrix-diff.js';
import { formattedCell, REQUIREMENTS, type VisaMatrix } from './visa-matrix.js';

const EXAMPLES = 20;
const KIND_NAMES: Readonly<Record<ChangeKind, string>> = {
  new: 'new',
  changed: 'changed',
  daysAdded: 'days added',
  missing: 'missing in file',
};
const format = new Intl.NumberFormat('en-GB');
const row = (label: string, count: number, note = ''): string =>
  `  ${label.padEnd(26)}${format.format(count).padStart(8)}${note}`;

/** What the file says, in counts. */
export function matrixReport(
  name: string,
  matrix: VisaMatrix,
  settings: Omit<MatrixImportSettings, 'allowPartial'>,
): string[] {
  const cells = [...matrix.cells.values()].flatMap((byPassport) => [...byPassport.values()]);
  const counted = (fits: (cell: (typeof cells)[number]) => boolean): number => cells.filter(fits).length;
  const values = REQUIREMENTS.filter((requirement) => requirement !== 'visa free').map((r): [string, number] => [
    r,
    counted((cell) => cell.requirement === r),
  ]);
  values.push(['visa free, with days', counted((c) => c.requirement === 'visa free' && c.days !== null)]);
  values.push(['visa free', counted((c) => c.requirement === 'visa free' && c.days === null)]);
  return [
    `Visa matrix ${name} (${matrix.form}), dated ${settings.dated}`,
    `Source ${settings.sourceUri}, licence: ${settings.licence}`,
    row('cells read', matrix.cellCount),
    ...values
      .filter(([, count]) => count > 0)
      .sort(([, a], [, b]) => b - a)
      .map(([value, count]) => row(`  ${value}`, count)),
    ...(matrix.ownCells > 0 ? [row("  passport's own country", matrix.ownCells, '  skipped')] : []),
    ...(matrix.daysLeftOut > 0
      ? [row('days without a meaning', matrix.daysLeftOut, '  left out: the requirement has no length of stay')]
      : []),
  ];
}

/** What differs, what is written and whom it concerns. */
export function importReport(
  { diff, restrictions, details, detailsChanged, storedDate, trips }: MatrixImportResult,
  settings: Omit<MatrixImportSettings, 'allowPartial'>,
): string[] {
  const count = (kind: ChangeKind): number => diff.changes.filter((change) => change.kind === kind).length;
  const missing = settings.removeMissing ? '  taken out' : '  kept; --remove-missing takes them out';
  const examples = spread(
    diff.changes.filter((change) => change.kind !== 'new'),
    EXAMPLES,
  );
  return [
    '',
    storedDate === null
      ? 'Nothing was imported from a visa matrix before.'
      : `Compared with what is stored, newest of ${storedDate}:`,
    ...(storedDate !== null && storedDate > settings.dated
      ? [`  Mind that the file is older (${settings.dated}) than what is stored.`]
      : []),
    row('new cells', count('new')),
    row('changed cells', count('changed')),
    row('cells with days added', count('daysAdded')),
    row('cells missing in the file', count('missing'), count('missing') > 0 ? missing : ''),
    row('unchanged cells', diff.unchanged),
    ...(examples.length > 0 ? ['', 'Examples:', ...examples.map((change) => `  ${formattedChange(change)}`)] : []),
    '',
    restrictions === 0
      ? 'There is nothing to write.'
      : `${settings.apply ? 'Written' : 'To write'}: ${format.format(restrictions)} restrictions with ${format.format(details)} details, ${format.format(detailsChanged)} of them new or changed.`,
    `Active trip pages at these destinations: ${format.format(trips.pages)}, on ${format.format(trips.itineraries)} itineraries.`,
    ...(restrictions > 0 && !settings.apply
      ? ['This was a dry run, nothing was changed. Run it again with --apply to write.']
      : []),
  ];
}

const formattedChange = ({ kind, passport, destination, before, after }: CellChange): string =>
  `${passport} → ${destination}: ${formattedCell(before)} → ${formattedCell(after)}${kind === 'changed' ? '' : ` (${KIND_NAMES[kind]})`}`;

/** At most `limit` items from all over the list, in its order. */
function spread<T>(list: readonly T[], limit: number): T[] {
  const step = Math.max(1, list.length / limit);
  return Array.from({ length: Math.min(limit, list.length) }, (_, index) => list[Math.floor(index * step)]!);
}
