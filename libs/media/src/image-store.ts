import { IsNull, LessThan } from 'typeorm';
import { isUuid, newId } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { EncodedImage } from './encode-image.js';
import { Image, type ImagePurpose } from './image.entity.js';

export interface ImageOwner {
  purpose: ImagePurpose;
  /** Null: of the content staff. */
  organisationId: string | null;
}

export async function insertImage(tx: Tx, image: EncodedImage, owner: ImageOwner, now: Date): Promise<string> {
  const id = newId();
  await tx.manager.insert(Image, { id, ...owner, ...image, uploadedAt: now, shownBy: null });
  return id;
}

export async function imageOf(tx: Tx, id: string, { purpose, organisationId }: ImageOwner): Promise<Image | null> {
  if (!isUuid(id)) return null;
  const image = await tx.manager.findOneBy(Image, { id, purpose });
  return image?.organisationId === organisationId ? image : null;
}

/** The bytes and their type; null: there is no such image. */
export const imageWithBytes = (tx: Tx, id: string): Promise<Image | null> =>
  tx.manager
    .createQueryBuilder(Image, 'i')
    .select(['i.id', 'i.contentType', 'i.bytes'])
    .where('i.id = :id', { id })
    .getOne();

/** From now on `shownBy` shows this image and no other; null: none at all. */
export async function showImage(tx: Tx, shownBy: string, id: string | null): Promise<void> {
  await tx.manager.update(Image, { shownBy }, { shownBy: null });
  if (id) await tx.manager.update(Image, { id }, { shownBy });
}

/** Removes what was uploaded before `until` and is shown by nothing. */
export async function purgeImages(tx: Tx, until: Date): Promise<void> {
  await tx.manager.delete(Image, { shownBy: IsNull(), uploadedAt: LessThan(until) });
}
