import type { Tx } from '@landfall/platform';
import { JourneyGroup } from './journey-group.entity.js';
import { Journey } from './journey.entity.js';

/**
 * Stores a group, unless the organisation has one of the same booking: then its id is returned. Of several that are made at once, one
 * is stored, and the others wait for it.
 */
export async function insertGroup(tx: Tx, group: JourneyGroup): Promise<{ existing: string | null }> {
  const stored = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(JourneyGroup)
    .values(group)
    .orIgnore()
    .returning('id')
    .execute();
  if ((stored.raw as unknown[]).length > 0) return { existing: null };
  const { organisationId, bookingHash } = group;
  const found = await tx.manager.findOneByOrFail(JourneyGroup, { organisationId, bookingHash: bookingHash! });
  return { existing: found.id };
}

/** The pages of a group, in the order in which they were made. */
export const journeysOfGroup = (tx: Tx, groupId: string): Promise<Pick<Journey, 'id' | 'label'>[]> =>
  tx.manager
    .createQueryBuilder(Journey, 'j')
    .select('j.id', 'id')
    .addSelect('j.label', 'label')
    .where({ groupId })
    .orderBy('j.groupPosition')
    .getRawMany();

/** Groups whose pages are all gone. */
export const deleteEmptyGroups = (tx: Tx): Promise<unknown> =>
  tx.manager
    .createQueryBuilder()
    .delete()
    .from(JourneyGroup)
    .where('not exists (select from journey j where j.group_id = journey_group.id)')
    .execute();
