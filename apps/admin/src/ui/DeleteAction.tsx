import DeleteIcon from '@mui/icons-material/Delete';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useAction } from './useAction.js';
import type { Outcome } from './useSubmit.js';

interface Props {
  /** What the button says, with the name of what goes. */
  label: string;
  title: string;
  text: string;
  onDelete: () => Promise<Outcome>;
  onDeleted: () => void;
  /** With words instead of a sign alone. */
  isWide?: boolean;
}

/** Deletes after a question. A rejection, such as that something is still in use, stays until it is read. */
export function DeleteAction({ label, title, text, onDelete, onDeleted, isWide = false }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, run } = useAction();
  const [isAsking, setAsking] = useState(false);

  const remove = async () => {
    if (await run(onDelete)) {
      notify(translate('console.deleted'), { type: 'success' });
      onDeleted();
    }
    setAsking(false);
  };

  return (
    <>
      {isWide ? (
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
          {label}
        </Button>
      ) : (
        <IconButton size="small" title={label} aria-label={label} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={title}
        content={text}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
