import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

@Entity('session')
export class Session {
  /** Of the secret that all refresh tokens of the session contain. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  hash: Buffer;

  @Column('uuid')
  @Index('session_by_user')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('bytea', { nullable: true })
  deviceHash: Buffer | null;

  /** Whether the device has shown itself; from then on access tokens are valid with it alone. */
  @Column('boolean', { default: false })
  isBound: boolean;

  /** How often it was renewed, which is in its refresh token. */
  @Column('int', { default: 0 })
  generation: number;

  @Column('timestamptz', { default: () => 'now()' })
  renewedAt: Date;

  /** Of the user's stored password at the login; with another password the session is over. */
  @Column('bytea', { nullable: true })
  passwordStamp: Buffer | null;
}
