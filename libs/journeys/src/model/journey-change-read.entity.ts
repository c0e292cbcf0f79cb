import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ItineraryChangeReference } from './itinerary.entity.js';
import { Journey } from './journey.entity.js';

/** A change that the traveller has marked as read. */
@Entity('journey_change_read')
export class JourneyChangeRead {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Journey, { onDelete: 'CASCADE' })
  journeyId: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => ItineraryChangeReference, { onDelete: 'CASCADE' })
  changeId: string;

  @Column('uuid')
  organisationId: string;

  @Column('timestamptz')
  readAt: Date;
}
