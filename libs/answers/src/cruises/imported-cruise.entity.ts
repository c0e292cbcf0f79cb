import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ImportedCruise } from './imported-cruise.js';

@Entity('imported_cruise')
export class StoredCruise {
  @PrimaryColumn('text')
  cruiseId: string;

  @Column('jsonb')
  content: ImportedCruise;

  /** Of the content; an import compares it instead of the content. */
  @Column('text')
  contentHash: string;

  /** Name of the importer. */
  @Column('text')
  source: string;

  @Column('text')
  licence: string;

  @Column('date', { nullable: true })
  dated: string | null;
}
