import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StoredImportFile } from './import-file.entity.js';

@Entity('import_file_part')
export class StoredImportFilePart {
  @PrimaryColumn('uuid')
  @ForeignKey(() => StoredImportFile, { onDelete: 'CASCADE' })
  fileId: string;

  @PrimaryColumn('integer')
  number: number;

  @Column('bytea')
  bytes: Buffer;
}
