import DeleteIcon from '@mui/icons-material/Delete';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import {
  Button,
  Confirm,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
  useUnselect,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNotifyError } from '../useErrorText.js';

interface Props {
  name: string;
  title: string;
  text: string;
  redirect: 'list' | false;
  /** A sign alone, named for a screen reader. */
  isIcon?: boolean;
}

/** Deletes the record after a question. A rejection, such as that something is still in use, stays until it is read. */
export function DeleteRecord({ name, title, text, redirect: redirectTo, isIcon = false }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const record = useRecordContext();
  const unselect = useUnselect(resource);
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const label = translate('console.deleteNamed', { name });

  const confirmed = () =>
    remove(
      resource,
      { id: record?.id, previousData: record },
      {
        onSuccess: () => {
          setAsking(false);
          notify('console.deleted', { type: 'success' });
          if (record) unselect([record.id]);
          // What was typed into the form is gone with the record: nothing warns of it.
          form?.reset(undefined, { keepValues: true });
          if (redirectTo) redirect(redirectTo, resource);
        },
        onError: (error) => {
          setAsking(false);
          notifyError(error);
        },
      },
    );

  return (
    <>
      {isIcon ? (
        <IconButton size="small" title={label} aria-label={label} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button label="ra.action.delete" color="error" onClick={() => setAsking(true)}>
          <DeleteIcon />
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={title}
        content={text}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
