import type { Tx, ViewDefinition } from '@landfall/platform';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  type RestrictionContentV1,
} from '../../model/restriction/events.js';

/** Who said what when: one row per revision, kept by following the log. */
export const restrictionHistory: ViewDefinition = {
  name: 'restriction-history',
  types: [ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED],
  async apply(tx, event) {
    const content = event.payload as RestrictionContentV1;
    await tx.query(
      `insert into restriction_history (restriction_id, version, place_key, at, editor, is_active, is_significant, detail_count, changed_types)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        event.streamId,
        event.version,
        content.placeKey,
        event.occurredAt,
        event.actor,
        content.isActive,
        content.isSignificant,
        content.details.length,
        content.changedTypes,
      ],
    );
  },
  async clear(tx: Tx) {
    await tx.query('delete from restriction_history');
  },
};
