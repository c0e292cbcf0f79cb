import { useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useAction } from '../ui/useAction.js';
import { SwitchJourneyLinkDocument, type Journey } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { DeactivateConfirm } from './DeactivateConfirm.js';

/** Deactivates the link of a trip page after a question, and activates it again without one; `dialog` has to be shown somewhere. */
export function useLinkSwitch(onSwitched: () => void): { switchLink: (journey: Journey) => void; dialog: ReactNode } {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const [requested, setRequested] = useState<Journey | null>(null);
  const { isBusy, run } = useAction();

  const set = async ({ id }: Journey, isManuallyDisabled: boolean) => {
    if (
      await run(
        async () => (await send(SwitchJourneyLinkDocument, { id, isManuallyDisabled })).updateMyjourneyEmailNote,
      )
    ) {
      notify(translate(isManuallyDisabled ? 'journeys.deactivated' : 'journeys.activated'), { type: 'success' });
      onSwitched();
    }
    setRequested(null);
  };

  return {
    switchLink: (journey) => (journey.isManuallyDisabled ? void set(journey, false) : setRequested(journey)),
    dialog: (
      <DeactivateConfirm
        isOpen={requested !== null}
        isBusy={isBusy}
        onConfirm={() => requested && void set(requested, true)}
        onClose={() => setRequested(null)}
      />
    ),
  };
}
