import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BrokenRegressionCase } from '../../gen/graphql.js';
import { BrokenRegressionCaseList } from './BrokenRegressionCaseList.js';

interface Props {
  regressionCases: readonly BrokenRegressionCase[];
  isSaving: boolean;
  /** What was to be published: a draft, which can be corrected, or an old version, which cannot. */
  of: 'draft' | 'restore';
  onPropose: () => void;
  onBack: () => void;
}

/** Nothing was saved: the revision would break what has to hold. Either it is left or corrected, or a second person decides. */
export function BrokenRegressionCaseDialog({ regressionCases, isSaving, of, onPropose, onBack }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby="regression-cases-title"
      aria-describedby="regression-cases-text"
      onClose={onBack}
    >
      <DialogTitle id="regression-cases-title">
        {translate('editing.regressionCase.title', { count: regressionCases.length })}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <DialogContentText id="regression-cases-text" sx={{ mb: 2 }}>
          {translate(`editing.regressionCase.text.${of}`)}
        </DialogContentText>
        <BrokenRegressionCaseList regressionCases={regressionCases} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onPropose} disabled={isSaving}>
          {translate('editing.regressionCase.propose')}
        </Button>
        <Button onClick={onBack} variant="contained" autoFocus>
          {translate(`editing.regressionCase.back.${of}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
