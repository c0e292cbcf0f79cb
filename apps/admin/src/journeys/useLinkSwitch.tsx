import { useState, type ReactNode } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useNotifyError } from '../app/useErrorText.js';
import { switchJourneyLink } from '../graphql/journey-operations.js';
import type { Journey } from '../graphql/schema-types.js';
import { useSend } from '../graphql/useSend.js';

/** Deactivates the link of a trip page after a question, and activates it again without one; `dialog` has to be shown somewhere. */
export function useLinkSwitch(onSwitched: () => void): { switchLink: (journey: Journey) => void; dialog: ReactNode } {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const send = useSend();
  const [asked, setAsked] = useState<Journey | null>(null);
  const [isBusy, setBusy] = useState(false);

  const set = async ({ id }: Journey, isManuallyDisabled: boolean) => {
    setBusy(true);
    try {
      const { updateMyjourneyEmailNote: result } = await send(switchJourneyLink, { id, isManuallyDisabled });
      if (result.ok) {
        notify(translate(isManuallyDisabled ? 'journeys.deactivated' : 'journeys.activated'), { type: 'success' });
        onSwitched();
      } else {
        notify(result.errors.flatMap(({ messages }) => messages).join('\n'), { type: 'error', multiLine: true });
      }
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };

  return {
    switchLink: (journey) => (journey.isManuallyDisabled ? void set(journey, false) : setAsked(journey)),
    dialog: (
      <Confirm
        isOpen={asked !== null}
        loading={isBusy}
        title="journeys.confirmTitle"
        content="journeys.confirmText"
        confirm="journeys.confirm"
        confirmColor="warning"
        onConfirm={() => asked && void set(asked, true)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
