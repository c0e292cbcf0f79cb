import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

@Entity('session')
export class Session {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

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

  /** Whether the device has shown itself; from then on the token is valid with it alone. */
  @Column('boolean', { default: false })
  isBound: boolean;
}
