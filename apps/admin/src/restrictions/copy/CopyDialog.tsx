import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import {
  PreviewEntryRestrictionCopyDocument,
  type CopyPreview,
  type CopySource,
  type Restriction,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { Problem } from '../../ui/Problem.js';
import { useAction } from '../../ui/useAction.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { restrictionInput, type RestrictionForm } from '../form/restriction-form.js';
import { categoryChoices, detailFormOfInput, previewedDetails, firstChoice } from './copy-choice.js';
import { CategoryPicker } from './CategoryPicker.js';
import { CopyResult } from './CopyResult.js';

interface Props {
  from: CopySource;
  saved: Restriction | null;
  onClose: () => void;
  onTaken: () => void;
}

/** First what is copied, then what that would overwrite and add; the form takes it over, and nothing is saved. */
export function CopyDialog({ from, saved, onClose, onTaken }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const { getValues, setValue } = useFormContext<RestrictionForm>();
  const { typeOf, categoryOf, kinds } = useCatalogue();
  const choices = useMemo(
    () => categoryChoices(from, getValues('details'), typeOf, categoryOf.values()),
    [from, getValues, typeOf, categoryOf],
  );
  const [chosen, setChosen] = useState(() => firstChoice(choices));
  const [preview, setPreview] = useState<CopyPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useAction(setProblem);

  const look = async () => {
    const input = restrictionInput(getValues(), saved, kinds);
    const categories = [...chosen];
    const found = await run(
      async () =>
        (await send(PreviewEntryRestrictionCopyDocument, { input, from, categories })).previewEntryRestrictionCopy,
    );
    if (found) setPreview(found);
  };

  const take = () => {
    if (!preview) return;
    setValue('details', previewedDetails(preview.details).map(detailFormOfInput), { shouldDirty: true });
    notify(translate('editing.copy.taken', { count: preview.overwrites.length + preview.additions.length }), {
      type: 'success',
    });
    onTaken();
    onClose();
  };

  const count = preview ? preview.overwrites.length + preview.additions.length : 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="copy-title" aria-describedby="copy-text">
      <DialogTitle id="copy-title">{translate(`editing.copy.title.${from}`)}</DialogTitle>
      <DialogContent tabIndex={0} aria-busy={isBusy}>
        <DialogContentText id="copy-text" sx={{ mb: 2 }}>
          {translate(preview ? 'editing.copy.check' : `editing.copy.intro.${from}`)}
        </DialogContentText>
        <Problem text={problem} sx={{ mb: 2 }} />
        {preview ? (
          <CopyResult preview={preview} />
        ) : (
          <CategoryPicker choices={choices} chosen={chosen} onChange={setChosen} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {preview && (
          <Button sx={{ mr: 'auto' }} onClick={() => setPreview(null)}>
            {translate('editing.copy.back')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {preview ? (
          <Button
            variant="contained"
            autoFocus
            color={preview.overwrites.length > 0 ? 'warning' : 'primary'}
            disabled={count === 0}
            onClick={take}
          >
            {translate('editing.copy.take', { count })}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy || chosen.size === 0} onClick={() => void look()}>
            {translate('editing.copy.look')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
