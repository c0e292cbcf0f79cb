import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Organisation } from '@landfall/organisations/organisation';

/** What is left of a trip that ended long ago: which countries and which month, and what its link is answered with. */
@Entity('ended_trip')
export class EndedTrip {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('uuid')
  @ForeignKey(() => Organisation)
  organisationId: string;

  @Column('text')
  language: string;

  @Column('text', { array: true, select: false })
  countries: string[];

  /** Its first day. */
  @Column('date', { select: false })
  month: string;
}
