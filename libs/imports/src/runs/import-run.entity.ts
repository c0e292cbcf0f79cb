import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { BrokenRegressionCase } from '@landfall/restrictions/regression-case';
import type { ImportChange, ImportCounts } from '../port/importer.js';
import type { ImportProblem } from '../port/import-problem.js';
import { StoredImportFile } from '../files/import-file.entity.js';
import { sanitised } from '../port/sanitised.js';
import type { ImportRun, ImportState, RunSettings } from './import-run.js';

/** What stands in a file may hold signs that cannot be stored. */
const fromFile = {
  to: (value: unknown) => (value === undefined ? value : sanitised(value)),
  from: (value: unknown) => value,
};

@Entity('import_run')
@Check(
  'import_run_state_check',
  `state in ('QUEUED', 'RUNNING', 'DRY_RUN', 'APPLIED', 'REJECTED', 'FAILED', 'CANCELLED')`,
)
@Index('import_run_schedule', ['scheduleId', 'startedAt'], { where: 'schedule_id is not null' })
export class StoredImportRun implements ImportRun {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  importer: string;

  @Column('uuid', { nullable: true })
  scheduleId: string | null;

  @Column('text')
  sourceName: string;

  @Column('text', { nullable: true })
  sourceUri: string | null;

  @Column('text')
  licence: string;

  @Column('date', { nullable: true })
  dated: string | null;

  @Column('jsonb', { transformer: fromFile })
  settings: RunSettings;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => StoredImportFile, { onDelete: 'SET NULL' })
  fileId: string | null;

  @Column('text')
  contentHash: string;

  @Column('text')
  state: ImportState;

  @Column('jsonb', { transformer: fromFile })
  counts: ImportCounts;

  @Column('jsonb', { default: [], transformer: fromFile })
  problems: ImportProblem[];

  /** May be hundreds of kilobytes: lists do without. */
  @Column('jsonb', { default: [], transformer: fromFile, select: false })
  changes: ImportChange[];

  @Column('text', { nullable: true })
  changesHash: string | null;

  @Column('jsonb', { default: [], transformer: fromFile, select: false })
  brokenRegressionCases: BrokenRegressionCase[];

  @Column('timestamptz')
  @Index('import_run_latest')
  startedAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  startedBy: string | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  appliedBy: string | null;

  @Column('jsonb', { nullable: true, transformer: fromFile })
  notApplied: ImportProblem | null;
}
