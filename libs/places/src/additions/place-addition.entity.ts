import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlaceAddition } from './place-addition.js';

/** An imported place, or an imported name of a shipped one. */
@Entity('place_addition')
@Check('place_addition_kind_check', `kind in ('REGION', 'AIRPORT')`)
export class StoredPlaceAddition {
  @PrimaryColumn('text')
  kind: PlaceAddition['kind'];

  @PrimaryColumn('text')
  id: string;

  // The role of the traveller process cannot read the unselected columns.
  @Column('text', { select: false })
  countryId: string;

  @Column('jsonb')
  content: PlaceAddition['row'];

  @Column('text')
  source: string;

  @Column('text', { select: false })
  licence: string;

  @Column('date', { nullable: true, select: false })
  dated: string | null;
}
