import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { RegressionCase, RegressionExpectation } from './regression-case.js';

/** What a regression case checked before an editor changed or deleted it. */
@Entity('former_regression_case')
@Index('former_regression_case_editor', ['changedBy', 'changedAt'])
export class FormerRegressionCase {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  regressionCaseId: string;

  @Column('uuid')
  @ForeignKey(() => User)
  changedBy: string;

  @Column('timestamptz')
  changedAt: Date;

  @Column('text')
  name: string;

  @Column('jsonb')
  trip: RegressionCase['trip'];

  @Column('integer')
  startsInDays: number;

  @Column('integer')
  nights: number;

  @Column('jsonb')
  expectations: RegressionExpectation[];
}
