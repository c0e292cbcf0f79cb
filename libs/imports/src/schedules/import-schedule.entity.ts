import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';

/** An address that is read again and again. */
@Entity('import_schedule')
@Check('import_schedule_every_hours_check', 'every_hours between 1 and 8784')
export class ImportSchedule {
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

  /** False: a run only reports, and somebody applies it. */
  @Column('boolean')
  applies: boolean;

  @Column('text')
  licence: string;

  @Column('timestamptz')
  @Index('import_schedule_due', { where: 'is_active' })
  nextRunAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  createdBy: string | null;
}
