import { operation } from './client.js';
import type { BrokenGolden, Editor, FieldErrors } from './schema-types.js';

interface Settled {
  ok: boolean;
  errors: FieldErrors[];
}

export type ImportState = 'DRY_RUN' | 'APPLIED' | 'REFUSED' | 'FAILED';
export type ImportChangeKind = 'ADDED' | 'CHANGED' | 'REMOVED';
export interface Importer {
  name: string;
  title: string;
  accepts: string[];
  licence: string;
  attribution: string;
}
export interface ImportCounts {
  read: number;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  skipped: number;
}
export interface ImportChange {
  kind: ImportChangeKind;
  place: string | null;
  placeName: string | null;
  field: string;
  before: unknown;
  after: unknown;
}
export interface ImportRunRow {
  id: string;
  importer: string;
  sourceName: string;
  sourceUri: string | null;
  licence: string;
  dated: string | null;
  state: ImportState;
  startedAt: string;
  finishedAt: string | null;
  startedBy: Editor | null;
  appliedBy: Editor | null;
  counts: ImportCounts;
  problems: string[];
}
export interface ImportRun extends ImportRunRow {
  changes: ImportChange[];
  brokenGoldens: BrokenGolden[];
}

const ROW = `
  id importer sourceName sourceUri licence dated state startedAt finishedAt problems
  startedBy { id firstName lastName } appliedBy { id firstName lastName } counts { read added changed removed unchanged skipped }
`;
const RUN = `${ROW} changes { kind place placeName field before after } brokenGoldens { id name failures { kind key title place citizenship expected actual } }`;

export const importers = operation<{ importers: Importer[] }>(
  `query Importers { importers { name title accepts licence attribution } }`,
);

export const importRuns = operation<
  { importRuns: { totalCount: number; results: ImportRunRow[] } },
  { limit: number; offset: number }
>(`
  query ImportRuns($limit: Int, $offset: Int) { importRuns(limit: $limit, offset: $offset) { totalCount results { ${ROW} } } }
`);

export const importRun = operation<{ importRun: ImportRun | null }, { id: string }>(
  `query ImportRun($id: ID!) { importRun(id: $id) { ${RUN} } }`,
);

export interface ImportFileInput {
  importer: string;
  fileName: string;
  content: string;
  sourceUri: string | null;
  licence: string | null;
  dated: string | null;
  removeMissing: boolean;
}
export const startImport = operation<
  { startImport: Settled & { run: { id: string } | null } },
  { input: ImportFileInput }
>(`
  mutation StartImport($input: ImportFileInput!) { startImport(input: $input) { ok errors { field messages } run { id } } }
`);
export const applyImport = operation<
  { applyImport: Settled & { run: { id: string; state: ImportState } | null } },
  { id: string }
>(`
  mutation ApplyImport($id: ID!) { applyImport(id: $id) { ok errors { field messages } run { id state } } }
`);

export interface ImportSchedule {
  id: string;
  importer: string;
  address: string;
  everyHours: number;
  isActive: boolean;
  applies: boolean;
  licence: string;
  lastRun: { id: string; state: ImportState; startedAt: string } | null;
}
export type ImportScheduleInput = Omit<ImportSchedule, 'id' | 'lastRun'> & { id: string | null };

export const importSchedules = operation<{ importSchedules: ImportSchedule[] }>(`
  query ImportSchedules { importSchedules { id importer address everyHours isActive applies licence lastRun { id state startedAt } } }
`);
export const createImportSchedule = operation<{ createImportSchedule: Settled }, { input: ImportScheduleInput }>(`
  mutation CreateImportSchedule($input: ImportScheduleInput!) { createImportSchedule(input: $input) { ok errors { field messages } } }
`);
export const updateImportSchedule = operation<{ updateImportSchedule: Settled }, { input: ImportScheduleInput }>(`
  mutation UpdateImportSchedule($input: ImportScheduleInput!) { updateImportSchedule(input: $input) { ok errors { field messages } } }
`);
export const deleteImportSchedule = operation<{ deleteImportSchedule: Settled }, { id: string }>(`
  mutation DeleteImportSchedule($id: ID!) { deleteImportSchedule(id: $id) { ok errors { field messages } } }
`);
