import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { RegressionCase, RegressionExpectation } from './regression-case.js';

@Entity('regression_case')
// Unique by lower(name), which the schema builder cannot say.
@Index('regression_case_name', { synchronize: false })
export class StoredRegressionCase implements RegressionCase {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('jsonb')
  trip: RegressionCase['trip'];

  @Column('integer')
  startsInDays: number;

  @Column('integer')
  nights: number;

  @Column('jsonb')
  expectations: RegressionExpectation[];

  @Column('timestamptz', { select: false })
  createdAt: Date;

  @Column('uuid', { nullable: true, select: false })
  @ForeignKey(() => User)
  createdBy: string | null;

  @Column('timestamptz')
  modifiedAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  modifiedBy: string | null;
}
