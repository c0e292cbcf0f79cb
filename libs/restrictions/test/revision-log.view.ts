import { Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED } from '../src/model/restriction/events.js';
import { LogSubscriber, type Tx, type ViewDefinition } from '@landfall/platform';

type Revised = typeof ENTRY_RESTRICTION_CREATED | typeof ENTRY_RESTRICTION_REVISED;

/** Its table, as a migration would create it. */
export const REVISION_LOG_TABLE = `
  create table if not exists revision_log (
    restriction_id uuid not null, version integer not null, place_key text not null, at timestamptz not null, editor text, is_active boolean not null,
    is_significant boolean not null, detail_count integer not null, changed_types text[] not null, primary key (restriction_id, version)
  );
  grant select, insert, update, delete on revision_log to landfall_app`;

/** Example of a stored view: one row per revision, kept by following the log (docs/how-to/rebuild-a-view.md). */
@Injectable()
export class RevisionLog extends LogSubscriber<Revised> implements ViewDefinition<Revised> {
  readonly name = 'revision-log';
  readonly types = [ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED] as const;

  async apply(tx: Tx, { streamId, version, occurredAt, actor, payload }: EventOf<Revised>): Promise<void> {
    await tx.query(
      `insert into revision_log (restriction_id, version, place_key, at, editor, is_active, is_significant, detail_count, changed_types)
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
    await tx.query('delete from revision_log');
  }
}
