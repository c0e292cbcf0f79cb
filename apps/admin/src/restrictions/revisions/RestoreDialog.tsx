import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import { SubmitIssues } from '../../ui/SubmitIssues.js';
import { useCloseGuard } from '../../ui/useCloseGuard.js';
import { useSubmit } from '../../ui/useSubmit.js';
import {
  RestoreEntryRestrictionDocument,
  type BrokenRegressionCase,
  type Restriction,
  type Revision,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { BrokenRegressionCaseDialog } from '../impact/BrokenRegressionCaseDialog.js';

interface Props {
  restriction: Restriction;
  revision: Revision;
  onClose: () => void;
  onRestored: () => void;
}

interface RestoreChoice {
  isSignificant: boolean;
  note: string;
  proposeForConfirmation: boolean;
}

/** Restores a version, and keeps what stood in the way. */
function useRestore(restriction: Restriction, toVersion: number, onRestored: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const { moment } = useDates();
  const submission = useSubmit();
  const [regressionCases, setRegressionCases] = useState<readonly BrokenRegressionCase[] | null>(null);

  const restore = async ({ isSignificant, note, proposeForConfirmation }: RestoreChoice) => {
    const found: { brokenRegressionCases: readonly BrokenRegressionCase[] } = { brokenRegressionCases: [] };
    const payload = await submission.run(async () => {
      const { restoreEntryRestriction: result } = await send(RestoreEntryRestrictionDocument, {
        id: restriction.id,
        version: restriction.version,
        toVersion,
        isSignificant,
        significantUpdateNote: isSignificant ? note.trim() || null : null,
        proposeForConfirmation,
      });
      if (!result.current) {
        found.brokenRegressionCases = result.ok ? [] : result.brokenRegressionCases;
        return result;
      }
      const stale = translate('editing.revision.stale', { date: moment(result.current.modifiedAt) });
      return { ...result, ok: false, errors: [{ field: 'version', messages: [stale] }] };
    });
    setRegressionCases(found.brokenRegressionCases.length > 0 ? found.brokenRegressionCases : null);
    if (!payload) return;
    const done = translate(payload.scheduled ? 'editing.scheduled.proposed' : 'editing.revision.restored', {
      version: toVersion,
    });
    const warnings = payload.warnings.flatMap(({ messages }) => messages);
    // One notice: of several only the last would stay.
    notify([done, ...warnings].join('\n'), { type: warnings.length > 0 ? 'warning' : 'success', multiLine: true });
    onRestored();
  };

  return { restore, submission, regressionCases, clearRegressionCases: () => setRegressionCases(null) };
}

/** Publishes an old version anew, or hands it to a second person where it breaks what has to hold; the version it replaces stays in the list. */
export function RestoreDialog({ restriction, revision: { version: toVersion, at }, onClose, onRestored }: Props) {
  const translate = useTranslate();
  const { day } = useDates();
  const [isSignificant, setSignificant] = useState(true);
  const [note, setNote] = useState('');
  const { restore, submission, regressionCases, clearRegressionCases } = useRestore(restriction, toVersion, onRestored);
  const { isBusy, messageOf } = submission;
  const { close, guard } = useCloseGuard(note !== '', onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void restore({ isSignificant, note, proposeForConfirmation: false });
  };

  if (regressionCases)
    return (
      <BrokenRegressionCaseDialog
        of="restore"
        regressionCases={regressionCases}
        isSaving={isBusy}
        onPropose={() => void restore({ isSignificant, note, proposeForConfirmation: true })}
        onBack={clearRegressionCases}
      />
    );
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
        <form noValidate onSubmit={submit}>
          <DialogTitle id="restore-title">
            {translate('editing.revision.restoreTitle', { version: toVersion })}
          </DialogTitle>
          <DialogContent>
            <DialogContentText id="restore-text" sx={{ mb: 2 }}>
              {translate('editing.revision.restoreText', { version: toVersion, date: day(at) })}
            </DialogContentText>
            <FormControlLabel
              control={<Switch checked={isSignificant} onChange={({ target }) => setSignificant(target.checked)} />}
              label={translate('restrictions.significant')}
            />
            {isSignificant && (
              <TextField
                id="restore-note"
                sx={{ mt: 1 }}
                label={translate('restrictions.field.significantUpdateNote')}
                value={note}
                onChange={({ target }) => setNote(target.value)}
                error={messageOf('significantUpdateNote') !== undefined}
                helperText={messageOf('significantUpdateNote')}
              />
            )}
            <SubmitIssues submission={submission} shown={isSignificant ? ['significantUpdateNote'] : []} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isBusy}>
              {translate('editing.revision.restore')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {guard}
    </>
  );
}
