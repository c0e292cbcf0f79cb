import { In } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import type { Database, Tx } from '@landfall/platform';
import { StoredImportFile } from './import-file.entity.js';
import { StoredImportFilePart } from './import-file-part.entity.js';

export interface CompleteFile {
  id: string;
  contentHash: string;
  size: number;
}

/** Begins a file. It is not complete, and no import takes it. */
export async function beginFile(tx: Tx, id: string, uploadedBy: string | null, uploadedAt: Date): Promise<void> {
  await tx.manager.insert(StoredImportFile, { id, uploadedBy, uploadedAt });
}

export async function storePart(tx: Tx, fileId: string, number: number, bytes: Buffer): Promise<void> {
  await tx.manager.insert(StoredImportFilePart, { fileId, number, bytes });
}

/** Throws when the file was removed meanwhile. */
export async function completeFile(tx: Tx, { id, contentHash, size }: CompleteFile): Promise<void> {
  const { affected } = await tx.manager.update(StoredImportFile, { id }, { contentHash, size });
  if (affected !== 1) throw new Error(`The file ${id} is gone.`);
}

/** Removes files with their parts; runs then have none. */
export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.manager.delete(StoredImportFile, { id: In([...ids]) });
}

/** A complete file that this person uploaded and no run has; held until the transaction ends. */
export async function unusedFile(tx: Tx, id: string, uploadedBy: string): Promise<CompleteFile | null> {
  if (!isUuid(id)) return null;
  const file = await tx.manager
    .createQueryBuilder(StoredImportFile, 'f')
    .where({ id, uploadedBy })
    .andWhere('not exists (select 1 from import_run r where r.file_id = f.id)')
    .setLock('pessimistic_write')
    .getOne();
  return file?.contentHash ? { id, contentHash: file.contentHash, size: file.size } : null;
}

/** The bytes of a file, part by part in a transaction each, because a long one delays others; null when it is gone. */
export async function fileBytes(
  database: Pick<Database, 'transaction'>,
  id: string,
  onPart: (done: number, total: number) => Promise<void>,
): Promise<Buffer | null> {
  const file = await database.transaction('system', (tx) => tx.manager.findOneBy(StoredImportFile, { id }));
  if (!file) return null;
  const parts: Buffer[] = [];
  for (let [number, done] = [0, 0]; done < file.size; number += 1) {
    const part = await database.transaction('system', (tx) =>
      tx.manager.findOneBy(StoredImportFilePart, { fileId: id, number }),
    );
    if (!part) return null;
    parts.push(part.bytes);
    done += part.bytes.length;
    await onPart(done, file.size);
  }
  return Buffer.concat(parts);
}

/** Removes files of before this moment that no run has: abandoned uploads and unused files. Returns their number. */
export async function purgeFiles(tx: Tx, before: Date): Promise<number> {
  const { affected } = await tx.manager
    .createQueryBuilder()
    .delete()
    .from(StoredImportFile, 'f')
    .where('uploaded_at < :before', { before })
    .andWhere('not exists (select 1 from import_run r where r.file_id = import_file.id)')
    .execute();
  return affected ?? 0;
}
