import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Journey } from './journey.entity.js';
import type { Rhythm } from './rhythm.js';

@Entity('trip_subscription')
@Unique(['journeyId'])
@Unique(['verificationHash'])
@Unique(['unsubscribeHash'])
@Check('trip_subscription_rhythm_check', `rhythm in ('AT_ONCE', 'DAILY', 'IMPORTANT')`)
@Check('trip_subscription_status_check', `status in ('PENDING', 'CONFIRMED', 'SUSPENDED', 'ENDED')`)
export class Subscription {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Journey, { onDelete: 'CASCADE' })
  journeyId: string;

  @Column('uuid')
  organisationId: string;

  /** Null once it has ended. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  language: string;

  @Column('text')
  status: 'PENDING' | 'CONFIRMED' | 'SUSPENDED' | 'ENDED';

  @Column('integer', { default: 1 })
  attempt: number;

  @Column('text', { default: 'AT_ONCE' })
  rhythm: Rhythm;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('bytea', { nullable: true })
  verificationHash: Buffer | null;

  @Column('timestamptz', { nullable: true })
  verificationExpiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** When the mail server rejected the address; it gets no mail until somebody brings it back. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  @Column('bytea')
  unsubscribeHash: Buffer;

  /** Changes up to this one have been mailed, or were made before the subscription. */
  @Column('bigint', { default: 0 })
  notifiedChangeId: string;
}
