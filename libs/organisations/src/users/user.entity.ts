import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Organisation } from '../organisation/organisation.entity.js';

@Entity('app_user')
// Unique by lower(username), which the schema builder cannot say.
@Index('app_user_username', { synchronize: false })
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  username: string;

  /** Only read by logins and sessions. */
  @Column('text', { select: false })
  passwordHash: string;

  @Column('text', { default: '' })
  firstName: string;

  @Column('text', { default: '' })
  lastName: string;

  @Column('text', { default: '' })
  email: string;

  @Column('boolean', { default: false })
  isStaff: boolean;

  @Column('boolean', { default: true })
  isActive: boolean;

  @Column('boolean', { default: false })
  featureVisa: boolean;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Organisation)
  organisationId: string | null;

  @Column('text', { array: true, default: [] })
  permissions: string[];

  @Column('timestamptz', { default: () => 'now()', select: false })
  createdAt: Date;
}
