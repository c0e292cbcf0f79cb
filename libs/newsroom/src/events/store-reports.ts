import { appendNext, type AppendContext, type Tx } from '@landfall/platform';
import type { decideReport } from './destination-event.decide.js';
import { DESTINATION_EVENT_STREAM } from './destination-event-facts.js';
import { saveEvents } from './destination-event-store.js';

export type DecidedReport = NonNullable<ReturnType<typeof decideReport>>;

/** Keeps what reports have changed, state and log together. */
export async function storeReports(tx: Tx, decided: readonly DecidedReport[], context: AppendContext): Promise<void> {
  await saveEvents(
    tx,
    decided.map(({ event }) => event),
  );
  for (const { event, fact } of decided)
    await appendNext(tx, { stream: DESTINATION_EVENT_STREAM, streamId: event.id }, [fact], context);
}
