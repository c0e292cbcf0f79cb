import type { Database, Tx } from '@landfall/platform';

/** Stand in a recompute task for the place of a restriction: the task concerns all places, or all cruises, and no restriction. */
export const ALL_PLACES = 'PLACES';
export const ALL_CRUISES = 'CRUISES';

export const RELOCATE_QUEUE = 'relocate-itineraries';
export const REROUTE_QUEUE = 'reroute-journeys';

const NO_RESTRICTION = '00000000-0000-0000-0000-000000000000';

type All = typeof ALL_PLACES | typeof ALL_CRUISES;

/** Writes the recompute task of an import, by the position of its event; false when it is there already. */
export async function addTaskOfAll(tx: Tx, position: string | number, all: All): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into recompute_task (position, restriction_id, restriction_version, place_key, requested_at)
     values ($1, $2, 0, $3, now()) on conflict do nothing`,
    [position, NO_RESTRICTION, all],
  );
  return rowCount !== 0;
}

/** Whether such a task is there and not finished. */
export async function isTaskOfAllOpen(tx: Tx, position: string, all: All): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select 1 from recompute_task where position = $1 and place_key = $2 and finished_at is null',
    [position, all],
  );
  return rowCount !== 0;
}

/** Marks the recompute task of an event as finished, by the event's position. */
export async function finishTask(
  database: Pick<Database, 'transaction'>,
  position: string | number | undefined,
): Promise<void> {
  await database.transaction('system', (tx) =>
    tx.query('update recompute_task set finished_at = now() where position = $1', [position]),
  );
}
