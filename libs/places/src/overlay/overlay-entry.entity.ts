import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { OverlayEntry } from './overlay-entry.js';

/** An imported place, or an imported name of a shipped one. */
@Entity('place_overlay')
@Check('place_overlay_kind_check', `kind in ('REGION', 'AIRPORT')`)
export class StoredOverlayEntry {
  @PrimaryColumn('text')
  kind: OverlayEntry['kind'];

  @PrimaryColumn('text')
  id: string;

  // The role of the traveller process cannot read the unselected columns.
  @Column('text', { select: false })
  countryId: string;

  @Column('jsonb')
  content: OverlayEntry['row'];

  @Column('text')
  source: string;

  @Column('text', { select: false })
  licence: string;

  @Column('date', { nullable: true, select: false })
  dated: string | null;
}
