import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { ImportSchedule } from './import-schedule.js';

@Entity('import_schedule')
@Check('import_schedule_every_hours_check', 'every_hours between 1 and 8784')
export class StoredImportSchedule implements ImportSchedule {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  importer: string;

  @Column('text')
  address: string;

  @Column('integer')
  everyHours: number;

  @Column('boolean')
  isActive: boolean;

  @Column('boolean')
  applies: boolean;

  @Column('text')
  licence: string;

  @Column('timestamptz')
  @Index('import_schedule_due', { where: 'is_active' })
  nextRunAt: Date;

  @Column('uuid', { nullable: true, select: false })
  @ForeignKey(() => User)
  createdBy: string | null;
}
