import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Journey } from './journey.entity.js';

/** A device on which a trip page notifies its reader: a push subscription of its browser. */
@Entity('push_subscription')
@Unique(['journeyId', 'endpoint'])
@Check('push_subscription_end_check', `(endpoint is null) = (ended_at is not null)`)
export class Device {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Journey, { onDelete: 'CASCADE' })
  journeyId: string;

  @Column('uuid')
  organisationId: string;

  /** Address at the push service; null once it has ended. */
  @Column('text', { nullable: true })
  endpoint: string | null;

  @Column('text')
  language: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Changes up to this one have been pushed, or were made before the subscription. */
  @Column('bigint', { default: 0 })
  notifiedChangeId: string;
}
