import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';

/** Says that the form goes on where it was left, and offers to begin anew. */
export function DraftBanner({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Alert
        severity="info"
        role="status"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {translate('editing.draft.discard')}
          </Button>
        }
      >
        {translate('editing.draft.restored', { date: moment(at) })}
      </Alert>
      <Confirm
        isOpen={isAsking}
        title="editing.draft.discardTitle"
        content="editing.draft.discardText"
        confirm="editing.draft.discard"
        cancel="app.stay"
        confirmColor="warning"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
