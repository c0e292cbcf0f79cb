import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';

/** A file that somebody uploaded or a schedule read; its bytes are in the parts. */
@Entity('import_file')
export class StoredImportFile {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  uploadedBy: string | null;

  @Column('timestamptz')
  @Index('import_file_age')
  uploadedAt: Date;

  /** SHA-256 of the bytes; null until the last part is stored. */
  @Column('text', { nullable: true })
  contentHash: string | null;

  @Column('integer', { default: 0 })
  size: number;
}
