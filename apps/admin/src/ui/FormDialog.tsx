import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SubmitIssues } from './SubmitIssues.js';
import { useCloseGuard } from './useCloseGuard.js';
import type { Submission } from './useSubmit.js';

interface Props {
  title: string;
  submission: Submission;
  /** The fields that show their own rejections. */
  fields: readonly string[];
  width?: 'xs' | 'sm';
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: what went wrong with it as a whole, its fields, cancel and save. Once a field has changed, closing asks first. */
export function FormDialog({ title, submission, fields, width = 'sm', onSubmit, onClose, children }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [isDirty, setDirty] = useState(false);
  const { close, guard } = useCloseGuard(isDirty, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!submission.isBusy) void onSubmit();
  };
  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth={width} aria-labelledby={titleId}>
        <Box component="form" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <SubmitIssues submission={submission} shown={fields} />
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={submission.isBusy}>
              {translate('ra.action.save')}
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
      {guard}
    </>
  );
}
