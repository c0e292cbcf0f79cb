import {
  ConfirmRevisionDocument,
  RejectRevisionDocument,
  WithdrawRevisionDocument,
  type Restriction,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import type { Outcome } from '../../ui/useAction.js';

export type ScheduledActionName = 'confirm' | 'reject' | 'withdraw';

interface Resolved extends Outcome {
  /** What a confirmation publishes. */
  published: Restriction | null;
}

/** Confirms, rejects or withdraws a revision. */
export function useScheduledAction(action: ScheduledActionName, id: string): (reason: string) => Promise<Resolved> {
  const send = useSend();
  return async (reason) => {
    if (action === 'reject')
      return { ...(await send(RejectRevisionDocument, { id, reason })).rejectRevision, published: null };
    if (action === 'withdraw')
      return { ...(await send(WithdrawRevisionDocument, { id })).withdrawRevision, published: null };
    const { ok, errors, entryRestriction } = (await send(ConfirmRevisionDocument, { id })).confirmRevision;
    return { ok, errors, published: entryRestriction };
  };
}
