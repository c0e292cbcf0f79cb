import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Outline } from './region-outlines.js';

/** An imported outline, by the present id of its region. */
@Entity('region_outline')
export class StoredRegionOutline {
  @PrimaryColumn('text')
  regionId: string;

  @Index('region_outline_country')
  @Column('text')
  countryId: string;

  @Column('jsonb')
  geometry: Outline;

  @Column('text')
  source: string;

  @Column('text')
  licence: string;

  @Column('date', { nullable: true })
  dated: string | null;
}
