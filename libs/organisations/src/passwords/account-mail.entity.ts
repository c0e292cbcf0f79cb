import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

export type AccountMailKind = 'PASSWORD_RESET' | 'PASSWORD_CHANGED';

/** A mail to a user about the account, until long after it has gone out. That of a reset is the reset itself. */
@Entity('account_mail')
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
  dueAt: Date;

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
