import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { readToken } from '../../session/session.js';
import { useBrowserWarning } from '../../ui/useBrowserWarning.js';
import type { RestrictionForm } from '../form/restriction-form.js';

interface Props {
  /** The browser could not keep the input. */
  isFailing: boolean;
  /** Set to true just before a navigation that follows a successful save. */
  mayLeave: RefObject<boolean>;
  onDiscard: () => void;
}

/** Leaving loses nothing: the input stays as a draft, unless it is thrown away here. */
export function DraftGuard({ isFailing, mayLeave, onDiscard }: Props) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const { isDirty } = useFormState({ control });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && readToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useBrowserWarning(isDirty, mayLeave);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      maxWidth="sm"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <DialogTitle id="leave-title">{translate('editing.draft.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">
          {translate(isFailing ? 'app.leaveText' : 'editing.draft.leaveText')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="warning"
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
        >
          {translate('editing.draft.leaveDiscard')}
        </Button>
        <Button onClick={stay} autoFocus variant={isFailing ? 'contained' : 'text'}>
          {translate('app.stay')}
        </Button>
        {!isFailing && (
          <Button variant="contained" onClick={() => blocker.proceed?.()}>
            {translate('editing.draft.leaveKeep')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
