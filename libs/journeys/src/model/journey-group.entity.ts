import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Organisation } from '@landfall/organisations/organisation';

/** The pages of one booking. Row level security keeps it to its organisation. */
@Entity('journey_group')
@Unique(['organisationId', 'bookingHash'])
export class JourneyGroup {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Organisation)
  organisationId: string;

  @Column('text', { nullable: true })
  bookingHash: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
