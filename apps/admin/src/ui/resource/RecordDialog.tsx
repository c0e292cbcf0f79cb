import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { CreateBase, EditBase, SimpleForm, useNotify, useTranslate } from 'react-admin';
import { LoadingState } from '../LoadingState.js';
import { useCloseGuard } from '../useCloseGuard.js';
import { DirtyReport } from './DirtyReport.js';
import { FormIssues } from './FormIssues.js';
import { FormSaveButton } from './FormSaveButton.js';
import { useRejection } from './useRejection.js';

interface Props {
  resource: string;
  /** Null: a new record. */
  id: string | null;
  title: string;
  defaultValues?: Record<string, unknown>;
  /** Keys of what is wrong, by field, before anything is sent. */
  validate?: (values: Record<string, unknown>) => Record<string, string>;
  width?: 'xs' | 'sm' | 'md';
  onClose: () => void;
  onSaved?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A record's form in a dialog, above the screen that shows it. */
export function RecordDialog({
  resource,
  id,
  title,
  defaultValues,
  validate,
  width = 'sm',
  onClose,
  onSaved,
  children,
}: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const onError = useRejection();
  const titleId = useId();
  const [isDirty, setDirty] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { close, guard } = useCloseGuard(isDirty || isTouched, onClose);
  const mutationOptions = {
    onError,
    onSuccess: () => {
      notify('console.saved', { type: 'success' });
      onClose();
      onSaved?.();
    },
  };
  const form = (
    <SimpleForm
      component={DialogContent}
      noValidate
      sx={{ '& .ra-input': { mb: 1.25 } }}
      {...(defaultValues ? { defaultValues } : {})}
      {...(validate ? { validate } : {})}
      toolbar={
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <FormSaveButton icon={<></>} />
        </DialogActions>
      }
    >
      <FormIssues />
      <DirtyReport onChange={setDirty} />
      {children}
    </SimpleForm>
  );
  return (
    <>
      <Dialog
        open
        onClose={close}
        onChange={() => setTouched(true)}
        fullWidth
        maxWidth={width}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {id === null ? (
          <CreateBase resource={resource} redirect={false} mutationOptions={mutationOptions} disableAuthentication>
            {form}
          </CreateBase>
        ) : (
          <EditBase
            resource={resource}
            id={id}
            redirect={false}
            mutationMode="pessimistic"
            mutationOptions={mutationOptions}
            loading={<LoadingState rows={4} />}
            disableAuthentication
          >
            {form}
          </EditBase>
        )}
      </Dialog>
      {guard}
    </>
  );
}
