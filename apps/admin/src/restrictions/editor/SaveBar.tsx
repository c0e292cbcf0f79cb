import SaveIcon from '@mui/icons-material/Save';
import VisibilityIcon from '@mui/icons-material/Visibility';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocale, useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { ImpactState } from '../impact/useImpactPreview.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { SaveOptions } from './SaveOptions.js';
import { useRoomBelow } from './useRoomBelow.js';

interface Props {
  isSaving: boolean;
  /** When the input was last kept as a draft. */
  keptAt: string | null;
  impact: ImpactState;
  onImpact: () => void;
  onSave: () => void;
}

/** What the draft would do, in one line; counted on request. */
function ImpactLine({ impact: { preview, isFresh, isLoading, ask } }: { impact: ImpactState }) {
  const translate = useTranslate();
  if (isLoading)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('editing.impact.counting')}
      </Typography>
    );
  // On a phone the panel tells; the bar keeps to one line.
  if (!preview?.ok || !isFresh)
    return (
      <Button size="small" sx={{ display: { xs: 'none', sm: 'inline-flex' } }} onClick={() => void ask()}>
        {translate('editing.impact.count.ask')}
      </Button>
    );
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {translate('editing.impact.line', { count: preview.changedTripPages, departing: preview.departingWithin72Hours })}
    </Typography>
  );
}

/** How it will be saved; leads to where that is chosen. */
function HowSaved() {
  const translate = useTranslate();
  const { day } = useDates();
  const { control } = useFormContext<RestrictionForm>();
  const [isSignificant, isScheduled, effectiveOn] = useWatch({
    control,
    name: ['isSignificant', 'isScheduled', 'effectiveOn'],
  });
  const weight = translate(isSignificant ? 'editing.revision.significant' : 'restrictions.minor');
  const later = effectiveOn
    ? translate('answer.from', { date: day(effectiveOn) })
    : translate('editing.effective.later');
  const when = isScheduled ? later : translate('editing.effective.now');
  return (
    <Button
      size="small"
      color="inherit"
      sx={{ display: { xs: 'none', md: 'inline-flex' }, textAlign: 'left' }}
      onClick={() => {
        const option = document.getElementById(fieldId('isSignificant'));
        option?.scrollIntoView({ block: 'center' });
        option?.focus();
      }}
    >
      {weight} · {when}
    </Button>
  );
}

/** Always in sight: what would change, what state the input is in, and Save. How it is saved stands beside, on a phone above. */
export function SaveBar({ isSaving, keptAt, impact, onImpact, onSave }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const bar = useRoomBelow<HTMLDivElement>();
  const { control } = useFormContext<RestrictionForm>();
  const { isDirty } = useFormState({ control });
  const time = (isoDateTime: string): string =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(isoDateTime));
  const inputState = (): string => {
    if (isSaving) return translate('restrictions.saving');
    if (keptAt) return translate('editing.draft.kept', { time: time(keptAt) });
    return isDirty ? translate('restrictions.unsaved') : '';
  };
  return (
    <>
      <Paper
        component="section"
        aria-label={translate('editing.saveOptions')}
        variant="outlined"
        sx={{ mt: 2, p: 1.5 }}
      >
        <SaveOptions />
      </Paper>
      <Paper
        ref={bar}
        component="section"
        aria-label={translate('restrictions.saveBar')}
        variant="outlined"
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          mt: 1,
          px: 1.5,
          py: 1,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          borderTopWidth: 2,
          borderTopColor: 'primary.main',
        }}
      >
        <Button
          variant="outlined"
          startIcon={<VisibilityIcon />}
          onClick={onImpact}
          title={translate('editing.impact.hint')}
          aria-keyshortcuts="Control+Shift+P"
        >
          {translate('editing.impact.open')}
        </Button>
        <Box role="status">
          <ImpactLine impact={impact} />
        </Box>
        <HowSaved />
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            alignItems: { xs: 'flex-end', sm: 'center' },
            columnGap: 2,
            ml: 'auto',
          }}
        >
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary', fontSize: { xs: 12, sm: 14 } }}>
            {inputState()}
          </Typography>
          <Button
            variant="contained"
            size="large"
            startIcon={<SaveIcon />}
            disabled={isSaving}
            onClick={onSave}
            title={translate('restrictions.saveHint')}
            aria-keyshortcuts="Control+S"
          >
            {translate('restrictions.save')}
          </Button>
        </Box>
      </Paper>
    </>
  );
}
