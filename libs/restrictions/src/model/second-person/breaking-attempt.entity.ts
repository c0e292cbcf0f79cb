import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import { StoredRegressionCase } from '../regression-cases/regression-case.entity.js';

/** The last attempt of an editor to save a revision of a place that breaks a regression case. */
@Entity('breaking_attempt')
export class BreakingAttempt {
  @PrimaryColumn('uuid')
  @ForeignKey(() => StoredRegressionCase, { onDelete: 'CASCADE' })
  regressionCaseId: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => User)
  attemptedBy: string;

  @PrimaryColumn('text')
  placeKey: string;

  @Column('uuid')
  restrictionId: string;

  @Column('timestamptz')
  attemptedAt: Date;
}
