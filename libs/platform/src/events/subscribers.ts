import type { EventType } from '@landfall/kernel';
import type { Database, Tx } from '../database/database.js';
import type { EventTypes } from './event-types.js';
import type { SubscriberDefinition } from './subscriber.js';
import { LOG_START, readLog } from './read-log.js';

export interface StoppedSubscriber {
  name: string;
  failedPosition: string;
  failure: string;
}

/** A subscriber with a projection; `clear` empties it before a rebuild. */
export interface ViewDefinition<T extends EventType = EventType> extends SubscriberDefinition<T> {
  clear(tx: Tx): Promise<void>;
}

export async function stoppedSubscribers(tx: Tx): Promise<StoppedSubscriber[]> {
  const { rows } = await tx.query<{ name: string; failed_position: string; failure: string }>(
    `select name, failed_position, failure from subscriber where state = 'STOPPED' order by name`,
  );
  return rows.map((r) => ({ name: r.name, failedPosition: r.failed_position, failure: r.failure }));
}

/** Restarts a stopped subscriber after the cause is fixed. */
export async function resumeSubscriber(tx: Tx, name: string): Promise<void> {
  await tx.query(`update subscriber set state = 'RUNNING', failed_position = null, failure = null where name = $1`, [
    name,
  ]);
}

/** Rebuilds a projection from the whole log in one transaction; readers see the old rows until it commits. */
export async function rebuildView(database: Database, eventTypes: EventTypes, view: ViewDefinition): Promise<number> {
  return database.transaction('system', async (tx) => {
    await tx.query(`set local statement_timeout = 0`);
    await tx.query(`insert into subscriber (name) values ($1) on conflict do nothing`, [view.name]);
    await tx.query(`select 1 from subscriber where name = $1 for update`, [view.name]);
    await view.clear(tx);
    const types: readonly string[] = view.types;
    let after = LOG_START;
    let count = 0;
    for (;;) {
      const events = await readLog(tx, after, 1_000);
      for (const event of events) {
        if (types.includes(eventTypes.currentName(event.type))) await view.apply(tx, eventTypes.upcast(event));
      }
      const last = events.at(-1);
      if (!last) break;
      after = { tx: last.tx, position: last.position };
      count += events.length;
    }
    await tx.query(
      `update subscriber set tx = $2::xid8, position = $3, state = 'RUNNING', failed_position = null, failure = null, updated_at = now() where name = $1`,
      [view.name, after.tx, after.position],
    );
    return count;
  });
}
