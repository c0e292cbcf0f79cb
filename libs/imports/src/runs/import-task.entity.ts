import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import { StoredImportRun } from './import-run.entity.js';
import type { ImportStep, ImportTask, ImportWork } from './import-task.js';

@Entity('import_task')
@Check('import_task_work_check', `work in ('COMPARE', 'APPLY', 'IMPORT')`)
@Check('import_task_step_check', `step in ('QUEUED', 'READING', 'COMPARING', 'CHECKING', 'WRITING')`)
export class StoredImportTask implements ImportTask {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { unique: true })
  @ForeignKey(() => StoredImportRun, { onDelete: 'CASCADE' })
  runId: string;

  @Column('text')
  work: ImportWork;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  requestedBy: string | null;

  @Column('text', { nullable: true })
  correlationId: string | null;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { default: 'QUEUED' })
  step: ImportStep;

  @Column('integer', { default: 0 })
  percent: number;

  @Column('timestamptz')
  aliveAt: Date;
}
