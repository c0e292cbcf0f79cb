import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Session } from './session.entity.js';

/** What a client sends with its requests. A session has a few at a time: requests under way still use the former one. */
@Entity('access_token')
export class AccessToken {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('bytea')
  @Index('access_token_by_session')
  @ForeignKey(() => Session, { onDelete: 'CASCADE' })
  sessionHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;
}
