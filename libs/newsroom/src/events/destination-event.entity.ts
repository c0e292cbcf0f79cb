import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { RiskLevel } from '@landfall/platform/schema';

export const EVENT_KINDS = ['EARTHQUAKE', 'TSUNAMI', 'CYCLONE', 'FLOOD', 'VOLCANO', 'DROUGHT', 'WILDFIRE'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What happens at a destination, as a source reports it. */
@Entity('destination_event')
@Unique(['uniqueId'])
@Check(
  'destination_event_kind_check',
  `kind in ('EARTHQUAKE', 'TSUNAMI', 'CYCLONE', 'FLOOD', 'VOLCANO', 'DROUGHT', 'WILDFIRE')`,
)
@Check('destination_event_level_check', `level in ('UNKNOWN', 'LEVEL1', 'LEVEL2', 'LEVEL3', 'LEVEL4', 'LEVEL5')`)
export class DestinationEvent {
  @PrimaryColumn('uuid')
  id: string;

  /** Source, kind and number of the source: an event keeps it for good. */
  @Column('text')
  uniqueId: string;

  @Column('text')
  source: string;

  @Column('text')
  kind: EventKind;

  /** Null: on the open sea, or where the source does not say. */
  @Column('text', { nullable: true })
  countryId: string | null;

  /** Of a storm or a volcano. */
  @Column('text', { nullable: true })
  name: string | null;

  /** Of an earthquake: its magnitude. */
  @Column('double precision', { nullable: true })
  severity: number | null;

  @Column('text')
  level: RiskLevel;

  /** Whether the source says that it goes on. */
  @Column('boolean')
  isCurrent: boolean;

  @Column('timestamptz')
  timeStart: Date;

  @Column('timestamptz', { nullable: true })
  timeEnd: Date | null;

  @Column('timestamptz')
  @Index('destination_event_newest')
  significantUpdateAt: Date;

  @Column('int', { default: 0 })
  countUpdates: number;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('text', { nullable: true })
  pageUrl: string | null;

  /** Of the report of the source: another one is an update. */
  @Column('text')
  edition: string;

  /** When the source wrote it: an older report changes nothing. */
  @Column('timestamptz')
  reportedAt: Date;

  @Column('text')
  licence: string;
}
