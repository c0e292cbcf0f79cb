import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { Authority } from '../authorities/authority.entity.js';
import type { RestrictionDetail } from './entry-restriction.js';
import { StoredEntryRestriction } from './entry-restriction.entity.js';
import type { RevisionHead } from './revision-head.js';

/** What a restriction said in one version. Never changed and never deleted. */
@Entity('entry_restriction_revision')
// Descending, which the schema builder does not compare.
@Index('entry_restriction_revision_at', ['restrictionId', 'at', 'version'])
export class StoredRevision {
  @PrimaryColumn('uuid')
  @ForeignKey(() => StoredEntryRestriction)
  restrictionId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('boolean')
  isActive: boolean;

  @Column('boolean')
  isSignificant: boolean;

  @Column('text', { array: true })
  changedTypes: string[];

  @Column('jsonb')
  details: RestrictionDetail[];

  @Column('uuid', { nullable: true })
  editor: string | null;

  @Column('timestamptz')
  at: Date;

  @Column('text', { nullable: true })
  note: string | null;

  /** Null in versions stored before heads were kept. */
  @Column('jsonb', { nullable: true })
  head: RevisionHead | null;

  /** The authorities its details name, as they were called then. */
  @Column('jsonb', { default: [] })
  authorities: Authority[];

  @Column('integer', { nullable: true })
  restoredFrom: number | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  confirmedBy: string | null;
}
