import SaveIcon from '@mui/icons-material/Save';
import { Box, Button, FormControlLabel, Paper, Radio, RadioGroup, Typography } from '@mui/material';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { FormSwitch } from './FormSwitch.js';
import { FormText } from './FormText.js';
import { fieldId } from './field-path.js';
import type { RestrictionForm } from './restriction-form.js';

interface Props { isSaving: boolean; isDirty: boolean; onSave: () => void }

/** Always in sight: how weighty the change is, whether it was checked today, and Save. */
export function SaveBar({ isSaving, isDirty, onSave }: Props) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const { field } = useController({ name: 'isSignificant', control });
  return (
    <Paper
      component="section"
      aria-label={translate('restrictions.saveBar')}
      variant="outlined"
      sx={{ position: { md: 'sticky' }, bottom: 0, zIndex: 2, mt: 2, p: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center', borderTopWidth: 2, borderTopColor: 'primary.main' }}
    >
      <RadioGroup
        row
        aria-label={translate('restrictions.field.isSignificant')}
        value={field.value ? 'significant' : 'minor'}
        onChange={(_, value) => field.onChange(value === 'significant')}
      >
        <FormControlLabel value="significant" control={<Radio size="small" id={field.value ? fieldId('isSignificant') : undefined} />} label={translate('restrictions.significant')} />
        <FormControlLabel value="minor" control={<Radio size="small" id={field.value ? undefined : fieldId('isSignificant')} />} label={translate('restrictions.minor')} />
      </RadioGroup>
      {field.value && <Box sx={{ flex: '1 1 16rem' }}><FormText name="significantUpdateNote" label={translate('restrictions.field.significantUpdateNote')} /></Box>}
      <FormSwitch name="isChecked" label={translate('restrictions.field.isChecked')} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, ml: 'auto' }}>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {isSaving ? translate('restrictions.saving') : isDirty ? translate('restrictions.unsaved') : ''}
        </Typography>
        <Button variant="contained" size="large" startIcon={<SaveIcon />} disabled={isSaving} onClick={onSave} title={translate('restrictions.saveHint')} aria-keyshortcuts="Control+S">
          {translate('restrictions.save')}
        </Button>
      </Box>
    </Paper>
  );
}
