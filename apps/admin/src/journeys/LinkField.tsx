import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useId, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { DeactivateConfirm } from './DeactivateConfirm.js';

/** Whether the link of the trip page is deactivated. It asks before that is noted, not before the link is opened again. */
export function LinkField() {
  const translate = useTranslate();
  const hintId = useId();
  const [isAsking, setAsking] = useState(false);
  const { field } = useInput<boolean>({ source: 'isManuallyDisabled', defaultValue: false });
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            name={field.name}
            checked={Boolean(field.value)}
            onBlur={field.onBlur}
            onChange={({ target }) => (target.checked ? setAsking(true) : field.onChange(false))}
            slotProps={{ input: { 'aria-describedby': hintId, ref: field.ref } }}
          />
        }
        label={translate('journeys.deactivate')}
      />
      <FormHelperText id={hintId}>{translate('journeys.deactivateHint')}</FormHelperText>
      <DeactivateConfirm
        isOpen={isAsking}
        onConfirm={() => {
          field.onChange(true);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
