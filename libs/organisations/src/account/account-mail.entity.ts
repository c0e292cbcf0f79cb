import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../users/user.entity.js';

export type AccountMailKind = 'INVITATION' | 'PASSWORD_RESET' | 'PASSWORD_CHANGED' | 'LOGIN_CHANGED';

/** A mail to a user about the account, until long after it has gone out. That of a reset is the reset itself. */
@Entity('account_mail')
@Unique(['tokenHash'])
@Check('account_mail_kind_check', `kind in ('INVITATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'LOGIN_CHANGED')`)
@Index('account_mail_of_user', ['userId', 'createdAt'])
export class AccountMail {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  kind: AccountMailKind;

  @Column('text')
  language: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('bytea', { nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz')
  @Index('account_mail_due', { where: 'settled_at is null' })
  dueAt: Date;

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
