import {
  Alert,
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
import { useErrorText } from '../../ui/useErrorText.js';
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
  const errorText = useErrorText();
  const send = useSend();
  const { moment } = useDates();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [regressionCases, setRegressionCases] = useState<readonly BrokenRegressionCase[] | null>(null);

  const restore = async ({ isSignificant, note, proposeForConfirmation }: RestoreChoice) => {
    setBusy(true);
    setProblem(null);
    try {
      const { restoreEntryRestriction: payload } = await send(RestoreEntryRestrictionDocument, {
        id: restriction.id,
        version: restriction.version,
        toVersion,
        isSignificant,
        significantUpdateNote: isSignificant ? note.trim() || null : null,
        proposeForConfirmation,
      });
      setRegressionCases(null);
      if (payload.ok) {
        const done = translate(payload.scheduled ? 'editing.scheduled.proposed' : 'editing.revision.restored', {
          version: toVersion,
        });
        const warnings = payload.warnings.flatMap(({ messages }) => messages);
        // One notice: of several only the last would stay.
        notify([done, ...warnings].join('\n'), { type: warnings.length > 0 ? 'warning' : 'success', multiLine: true });
        onRestored();
        return;
      }
      if (payload.current)
        setProblem(translate('editing.revision.stale', { date: moment(payload.current.modifiedAt) }));
      else if (payload.brokenRegressionCases.length > 0) setRegressionCases(payload.brokenRegressionCases);
      else setProblem(payload.errors.flatMap(({ messages }) => messages).join('\n'));
    } catch (error) {
      setRegressionCases(null);
      setProblem(errorText(error));
    }
    setBusy(false);
  };

  return { restore, isBusy, problem, regressionCases, clearRegressionCases: () => setRegressionCases(null) };
}

/** Publishes an old version anew, or hands it to a second person where it breaks what has to hold; the version it replaces stays in the list. */
export function RestoreDialog({ restriction, revision: { version: toVersion, at }, onClose, onRestored }: Props) {
  const translate = useTranslate();
  const { day } = useDates();
  const [isSignificant, setSignificant] = useState(true);
  const [note, setNote] = useState('');
  const { restore, isBusy, problem, regressionCases, clearRegressionCases } = useRestore(
    restriction,
    toVersion,
    onRestored,
  );

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
    <Dialog
      open
      onClose={onClose}
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
            />
          )}
          {problem !== null && (
            <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('editing.revision.restore')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
