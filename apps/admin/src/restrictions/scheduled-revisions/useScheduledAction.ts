import {
  ConfirmRevisionDocument,
  RejectRevisionDocument,
  WithdrawRevisionDocument,
  type FieldErrors,
  type Restriction,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';

export type ScheduledActionName = 'confirm' | 'reject' | 'withdraw';

interface Outcome {
  ok: boolean;
  errors: FieldErrors[];
  /** What a confirmation publishes. */
  published: Restriction | null;
}

/** Confirms, rejects or withdraws a revision. */
export function useScheduledAction(action: ScheduledActionName, id: string): (reason: string) => Promise<Outcome> {
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
