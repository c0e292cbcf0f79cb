import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Organisation } from '@landfall/organisations/organisation';
import { User } from '@landfall/organisations/user';
import type { PlacePath } from '@landfall/requirements';
import type { CruiseOfTrip } from './cruise-of-trip.js';
import { JourneyGroup } from './journey-group.entity.js';
import { ItineraryReference } from './itinerary.entity.js';

/** A trip page. Row level security keeps it to its organisation. */
@Entity('journey')
@Unique(['tokenHash'])
@Check('journey_restriction_type_check', `restriction_type in ('BUSINESS', 'PRIVATE', 'CRUISE')`)
@Check('journey_cruise_check', `cruise is null or restriction_type = 'CRUISE'`)
@Index('journey_list', ['organisationId', 'createdAt'])
export class Journey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Organisation)
  organisationId: string;

  @Column('uuid', { select: false })
  @ForeignKey(() => User)
  createdBy: string;

  @Column('bytea', { select: false })
  tokenHash: Buffer;

  @Column('text')
  @Index('journey_fingerprint')
  @ForeignKey(() => ItineraryReference)
  fingerprint: string;

  @Column('text')
  departureType: PlacePath['type'];

  @Column('text')
  departureId: string;

  @Column('jsonb')
  destinations: PlacePath[];

  @Column('jsonb')
  transits: PlacePath[];

  @Column('text', { array: true })
  citizenships: string[];

  @Column('text')
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';

  @Column('date')
  dateStart: string;

  @Column('date')
  @Index('journey_expiry', { where: 'expired_at is null' })
  @Index('journey_reduction', { where: 'expired_at is not null' })
  dateEnd: string;

  @Column('text')
  language: string;

  @Column('text', { nullable: true })
  email: string | null;

  /** For its agency only. */
  @Column('text', { nullable: true, select: false })
  internalNote: string | null;

  @Column('boolean', { default: false })
  showEvents: boolean;

  @Column('boolean', { default: false })
  isManuallyDisabled: boolean;

  /** Changes up to this one were made before the page existed and are not news to it. */
  @Column('bigint', { default: 0 })
  firstChangeId: string;

  @Column('jsonb', { nullable: true })
  cruise: CruiseOfTrip | null;

  @Column('uuid', { nullable: true, select: false })
  @ForeignKey(() => JourneyGroup)
  @Index('journey_of_group', { where: 'group_id is not null' })
  groupId: string | null;

  /** Among the pages of its group, from 0. */
  @Column('integer', { nullable: true, select: false })
  groupPosition: number | null;

  /** Whose page it is, for its agency only. */
  @Column('text', { nullable: true, select: false })
  label: string | null;

  @Column('timestamptz', { nullable: true })
  expiredAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
