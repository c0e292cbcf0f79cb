import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Restriction, Revision } from '../../gen/graphql.js';
import { SendButton, SendForm } from '../../ui/resource/SendForm.js';
import { useAction } from '../../ui/useAction.js';
import { useCloseGuard } from '../../ui/useCloseGuard.js';
import { useDates } from '../../ui/useDates.js';
import { BrokenRegressionCaseDialog } from '../impact/BrokenRegressionCaseDialog.js';
import { useRestore, type RestoreChoice } from './useRestore.js';

interface Props {
  restriction: Restriction;
  revision: Revision;
  onClose: () => void;
  onRestored: () => void;
}

const UNCHOSEN: RestoreChoice & Record<string, unknown> = { isSignificant: true, significantUpdateNote: null };

function Fields() {
  const translate = useTranslate();
  const isSignificant = useWatch({ name: 'isSignificant' }) as boolean;
  return (
    <>
      <BooleanInput source="isSignificant" label={translate('restrictions.significant')} helperText={false} />
      {isSignificant && (
        <TextInput
          source="significantUpdateNote"
          label={translate('restrictions.field.significantUpdateNote')}
          helperText={false}
        />
      )}
    </>
  );
}

/** Publishes an old version anew, or hands it to a second person where it breaks what has to hold; the version it replaces stays in the list. */
export function RestoreDialog({ restriction, revision: { version: toVersion, at }, onClose, onRestored }: Props) {
  const translate = useTranslate();
  const { day } = useDates();
  const [isDirty, setDirty] = useState(false);
  const { restore, announce, broken, clearBroken } = useRestore(restriction, toVersion);
  const { isBusy, run } = useAction();
  const { close, guard } = useCloseGuard(isDirty, onClose);

  const finish = (result: Parameters<typeof announce>[0]): void => {
    announce(result);
    onRestored();
  };
  const propose = async (choice: RestoreChoice): Promise<void> => {
    const result = await run(() => restore(choice, { proposes: true }));
    if (result) finish(result);
  };

  return (
    <>
      <Dialog
        open
        onClose={close}
        fullWidth
        maxWidth="sm"
        aria-labelledby="restore-title"
        aria-describedby="restore-text"
      >
        <DialogTitle id="restore-title">
          {translate('editing.revision.restoreTitle', { version: toVersion })}
        </DialogTitle>
        <SendForm
          defaultValues={UNCHOSEN}
          send={(choice) => restore(choice, { proposes: false })}
          onDone={finish}
          onDirty={setDirty}
        >
          <DialogContent>
            <DialogContentText id="restore-text" sx={{ mb: 2 }}>
              {translate('editing.revision.restoreText', { version: toVersion, date: day(at) })}
            </DialogContentText>
            <Fields />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <SendButton>{translate('editing.revision.restore')}</SendButton>
          </DialogActions>
        </SendForm>
      </Dialog>
      {broken && (
        <BrokenRegressionCaseDialog
          of="restore"
          regressionCases={broken.cases}
          isSaving={isBusy}
          onPropose={() => void propose(broken.choice)}
          onBack={clearBroken}
        />
      )}
      {guard}
    </>
  );
}
