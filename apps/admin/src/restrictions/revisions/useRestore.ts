import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { RestoreEntryRestrictionDocument, type BrokenRegressionCase, type Restriction } from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { useDates } from '../../ui/useDates.js';

export interface RestoreChoice {
  isSignificant: boolean;
  significantUpdateNote: string | null;
}

/** Restores a version. `broken`: what it would break, with the choice to propose it to a second person all the same. */
export function useRestore(restriction: Restriction, toVersion: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const { moment } = useDates();
  const [broken, setBroken] = useState<{ cases: readonly BrokenRegressionCase[]; choice: RestoreChoice } | null>(null);

  const restore = async (choice: RestoreChoice, { proposes }: { proposes: boolean }) => {
    const { isSignificant, significantUpdateNote } = choice;
    const { restoreEntryRestriction: result } = await send(RestoreEntryRestrictionDocument, {
      id: restriction.id,
      version: restriction.version,
      toVersion,
      isSignificant,
      significantUpdateNote: isSignificant ? significantUpdateNote?.trim() || null : null,
      proposeForConfirmation: proposes,
    });
    if (result.current) {
      const stale = translate('editing.revision.stale', { date: moment(result.current.modifiedAt) });
      return { ...result, ok: false, errors: [{ field: 'version', messages: [stale] }] };
    }
    const isBroken = !result.ok && result.brokenRegressionCases.length > 0;
    setBroken(isBroken ? { cases: result.brokenRegressionCases, choice } : null);
    return result;
  };

  const announce = ({ scheduled, warnings }: Awaited<ReturnType<typeof restore>>): void => {
    const done = translate(scheduled ? 'editing.scheduled.proposed' : 'editing.revision.restored', {
      version: toVersion,
    });
    const texts = warnings.flatMap(({ messages }) => messages);
    // One notice: of several only the last would stay.
    notify([done, ...texts].join('\n'), { type: texts.length > 0 ? 'warning' : 'success', multiLine: true });
  };

  return { restore, announce, broken, clearBroken: () => setBroken(null) };
}
