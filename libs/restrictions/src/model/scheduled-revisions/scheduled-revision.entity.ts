import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { BrokenRegressionCase } from '../regression-cases/regression-case.js';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import type { EntryRestrictionInput } from '../restriction/restriction-input.js';
import { reviveRestriction, type ScheduledRevision, type ScheduledState } from './scheduled-revision.js';

const revived = {
  to: (restriction: EntryRestriction | null) => restriction,
  from: (kept: EntryRestriction | null) => kept && reviveRestriction(kept),
};

@Entity('scheduled_revision')
@Check(
  'scheduled_revision_state_check',
  `state in ('SCHEDULED', 'HELD', 'APPLIED', 'WITHDRAWN', 'REJECTED', 'BLOCKED')`,
)
export class StoredScheduledRevision implements ScheduledRevision {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @Index('scheduled_revision_open', { where: `state in ('SCHEDULED', 'HELD', 'BLOCKED')` })
  restrictionId: string;

  @Column('boolean')
  restrictionExists: boolean;

  @Column('text')
  placeKey: string;

  @Column('integer')
  baseVersion: number;

  @Column('text')
  state: ScheduledState;

  @Column('date', { nullable: true })
  @Index('scheduled_revision_due', { where: `state = 'SCHEDULED'` })
  effectiveOn: string | null;

  @Column('jsonb')
  input: EntryRestrictionInput;

  @Column('jsonb', { nullable: true, transformer: revived })
  base: EntryRestriction | null;

  @Column('jsonb', { transformer: revived })
  decided: EntryRestriction;

  @Column('integer', { nullable: true })
  restoredFrom: number | null;

  @Column('text', { array: true })
  changedTypes: string[];

  @Column('boolean')
  isSignificant: boolean;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('jsonb', { default: [] })
  brokenRegressionCases: BrokenRegressionCase[];

  @Column('text', { nullable: true })
  problem: string | null;

  @Column('jsonb', { default: {} })
  problemValues: ScheduledRevision['problemValues'];

  @Column('uuid')
  @ForeignKey(() => User)
  proposedBy: string;

  @Column('timestamptz')
  proposedAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  @Index('scheduled_revision_applied', { where: `state = 'APPLIED'` })
  decidedAt: Date | null;

  @Column('integer', { nullable: true })
  appliedVersion: number | null;

  /** When applying it on its day first failed by a fault; null: it has not. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  /** Grows with every change, so that a decision on an older state is seen. */
  @Column('integer', { default: 1 })
  version: number;
}
