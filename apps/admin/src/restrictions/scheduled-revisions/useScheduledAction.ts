import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  ConfirmRevisionDocument,
  RejectRevisionDocument,
  WithdrawRevisionDocument,
  type FieldErrors,
  type Restriction,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { useErrorText } from '../../ui/useErrorText.js';

export type ScheduledActionName = 'confirm' | 'reject' | 'withdraw';

interface Outcome {
  ok: boolean;
  errors: FieldErrors[];
  published: Restriction | null;
}

interface ScheduledActionState {
  isBusy: boolean;
  problem: string | null;
  run: (reason: string) => Promise<void>;
}

/** Confirms, rejects or withdraws a revision; `onDone` gets what is published by it. */
export function useScheduledAction(
  action: ScheduledActionName,
  id: string,
  onDone: (published: Restriction | null) => void,
): ScheduledActionState {
  const translate = useTranslate();
  const errorText = useErrorText();
  const send = useSend();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const call = async (reason: string): Promise<Outcome> => {
    if (action === 'reject')
      return { ...(await send(RejectRevisionDocument, { id, reason })).rejectRevision, published: null };
    if (action === 'withdraw')
      return { ...(await send(WithdrawRevisionDocument, { id })).withdrawRevision, published: null };
    const { ok, errors, entryRestriction } = (await send(ConfirmRevisionDocument, { id })).confirmRevision;
    return { ok, errors, published: entryRestriction };
  };

  const run = async (reason: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { ok, errors, published } = await call(reason);
      if (ok) {
        onDone(published);
        return;
      }
      setProblem(errors.flatMap(({ messages }) => messages).join('\n') || translate('editing.scheduled.failed'));
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  };

  return { isBusy, problem, run };
}
