import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlaceAddition } from './place-addition.js';

/** A place that an importer added to those the product ships with, or a name that it corrected. */
@Entity('place_addition')
@Check('place_addition_kind_check', `kind in ('REGION', 'AIRPORT')`)
export class StoredPlaceAddition {
  @PrimaryColumn('text')
  kind: PlaceAddition['kind'];

  @PrimaryColumn('text')
  id: string;

  // Not selected are the columns that the role of the traveller process cannot read.
  @Column('text', { select: false })
  countryId: string;

  @Column('jsonb')
  content: PlaceAddition['row'];

  /** Name of the importer that wrote it last. */
  @Column('text')
  source: string;

  @Column('text', { select: false })
  licence: string;

  @Column('date', { nullable: true, select: false })
  dated: string | null;
}
