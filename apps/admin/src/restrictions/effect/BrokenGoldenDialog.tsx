import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BrokenGolden } from '../../gen/graphql.js';
import { BrokenGoldenList } from './BrokenGoldenList.js';

interface Props {
  goldens: readonly BrokenGolden[];
  isSaving: boolean;
  /** What was to be published: a draft, which can be corrected, or an old version, which cannot. */
  of: 'draft' | 'restore';
  onPropose: () => void;
  onBack: () => void;
}

/** Nothing was saved: the revision would break what has to hold. Either it is left or corrected, or a second person decides. */
export function BrokenGoldenDialog({ goldens, isSaving, of, onPropose, onBack }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby="goldens-title"
      aria-describedby="goldens-text"
      onClose={onBack}
    >
      <DialogTitle id="goldens-title">{translate('editing.golden.title', { count: goldens.length })}</DialogTitle>
      <DialogContent tabIndex={0}>
        <DialogContentText id="goldens-text" sx={{ mb: 2 }}>
          {translate(`editing.golden.text.${of}`)}
        </DialogContentText>
        <BrokenGoldenList goldens={goldens} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onPropose} disabled={isSaving}>
          {translate('editing.golden.propose')}
        </Button>
        <Button onClick={onBack} variant="contained" autoFocus>
          {translate(`editing.golden.back.${of}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
