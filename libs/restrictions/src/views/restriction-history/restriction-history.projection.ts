import { Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { type Tx, type ViewDefinition, LogSubscriber } from '@landfall/platform';
import { ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED } from '../../model/restriction/events.js';

type Revised = typeof ENTRY_RESTRICTION_CREATED | typeof ENTRY_RESTRICTION_REVISED;

/** Who said what when: one row per revision, kept by following the log. */
@Injectable()
export class RestrictionHistory extends LogSubscriber<Revised> implements ViewDefinition<Revised> {
  readonly name = 'restriction-history';
  readonly types = [ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED] as const;

  async apply(tx: Tx, { streamId, version, occurredAt, actor, payload }: EventOf<Revised>): Promise<void> {
    await tx.query(
      `insert into restriction_history (restriction_id, version, place_key, at, editor, is_active, is_significant, detail_count, changed_types)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        streamId,
        version,
        payload.placeKey,
        occurredAt,
        actor,
        payload.isActive,
        payload.isSignificant,
        payload.details.length,
        payload.changedTypes,
      ],
    );
  }

  async clear(tx: Tx): Promise<void> {
    await tx.query('delete from restriction_history');
  }
}
