import { Box, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { FormSwitch } from '../form/FormSwitch.js';
import { FormText } from '../form/FormText.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';

function Either({
  name,
  label,
  yes,
  no,
  children,
}: {
  name: 'isSignificant' | 'isScheduled';
  label: string;
  yes: string;
  no: string;
  children?: ReactNode;
}) {
  const { control } = useFormContext<RestrictionForm>();
  const { field } = useController({ name, control });
  // The weightier choice comes first: telling travellers, and taking effect at once.
  const options = name === 'isSignificant' ? [true, false] : [false, true];
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormLabel id={`${fieldId(name)}-label`} sx={{ fontSize: 13, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${fieldId(name)}-label`}
        value={field.value ? 'yes' : 'no'}
        onChange={(_, value) => field.onChange(value === 'yes')}
      >
        {options.map((option) => (
          <FormControlLabel
            key={String(option)}
            value={option ? 'yes' : 'no'}
            control={<Radio size="small" id={field.value === option ? fieldId(name) : undefined} />}
            label={option ? yes : no}
          />
        ))}
      </RadioGroup>
      {children}
    </Box>
  );
}

/** How weighty the change is, from when it holds, and whether it was checked today. */
export function SaveOptions() {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const [isSignificant, isScheduled] = useWatch({ control, name: ['isSignificant', 'isScheduled'] });
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Either
        name="isSignificant"
        label={translate('restrictions.field.isSignificant')}
        yes={translate('restrictions.significant')}
        no={translate('restrictions.minor')}
      >
        {isSignificant && (
          <Box sx={{ mt: 1 }}>
            <FormText name="significantUpdateNote" label={translate('restrictions.field.significantUpdateNote')} />
          </Box>
        )}
      </Either>
      <Either
        name="isScheduled"
        label={translate('editing.effective.label')}
        yes={translate('editing.effective.later')}
        no={translate('editing.effective.now')}
      >
        {isScheduled && (
          <Box sx={{ mt: 1, maxWidth: 260 }}>
            <FormText
              name="effectiveOn"
              type="date"
              label={translate('restrictions.field.effectiveOn')}
              hint={translate('editing.effective.hint')}
            />
          </Box>
        )}
        <Box sx={{ mt: 1 }}>
          <FormSwitch name="isChecked" label={translate('restrictions.field.isChecked')} />
        </Box>
      </Either>
    </Box>
  );
}
