import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import { DestinationEvent } from './destination-event.entity.js';

/** An event that a user keeps in sight. */
@Entity('event_pin')
export class EventPin {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId: string;

  @PrimaryColumn('uuid')
  @Index('event_pin_of_event')
  @ForeignKey(() => DestinationEvent, { onDelete: 'CASCADE' })
  eventId: string;

  @Column('timestamptz')
  createdAt: Date;
}
