import { AfterLoad, Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { Level } from '@landfall/requirements';
import type { EntryRestriction, ImportProvenance, RestrictionDetail } from './entry-restriction.js';

class StoredImportProvenance implements ImportProvenance {
  @Column('text', { nullable: true })
  source: string;

  @Column('text', { nullable: true })
  licence: string;

  @Column('date', { nullable: true })
  dated: string;
}

@Entity('entry_restriction')
@Check('entry_restriction_level_check', `level in ('COUNTRY', 'REGION', 'AIRPORT')`)
@Check('entry_restriction_provenance_check', `provenance in ('editorial', 'imported')`)
@Index('entry_restriction_imported', ['placeKey', 'importProvenance.source'], {
  unique: true,
  where: `provenance = 'imported'`,
})
export class StoredEntryRestriction implements EntryRestriction {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  level: Level;

  @Column('text')
  countryId: string;

  @Column('text', { nullable: true })
  regionId: string | null;

  @Column('text', { nullable: true })
  airportId: string | null;

  @Column('text', { select: false })
  @Index('entry_restriction_place')
  placeKey: string;

  @Column('text', { default: 'editorial' })
  provenance: EntryRestriction['provenance'];

  @Column(() => StoredImportProvenance, { prefix: 'import' })
  importProvenance: ImportProvenance | null;

  @Column('boolean')
  isActive: boolean;

  @Column('date', { nullable: true })
  reminder: string | null;

  @Column('text', { nullable: true })
  internalNote: string | null;

  @Column('text', { nullable: true })
  internalSources: string | null;

  @Column('boolean', { default: false })
  regionDeviationTourism: boolean;

  @Column('boolean', { default: false })
  regionDeviationBusiness: boolean;

  @Column('jsonb')
  details: RestrictionDetail[];

  @Column('integer')
  version: number;

  @Column('timestamptz')
  modifiedAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  modifiedBy: string | null;

  @Column('timestamptz', { nullable: true })
  significantUpdateAt: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  significantUpdateBy: string | null;

  @Column('text', { nullable: true })
  significantUpdateNote: string | null;

  @Column('timestamptz', { nullable: true })
  checkedAt: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  checkedBy: string | null;

  /** TypeORM makes an object of an embedded class even where all its columns are null. */
  @AfterLoad()
  dropEmptyProvenance(): void {
    if (this.importProvenance?.source == null) this.importProvenance = null;
    else this.importProvenance = { ...this.importProvenance };
  }
}
