import { Box, FormHelperText, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { memo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { AudiencePicker } from './AudiencePicker.js';
import { ConditionFields } from './ConditionFields.js';
import { DetailTabs } from './DetailTabs.js';
import { ValidityFields } from './ValidityFields.js';
import { SourceFields } from './SourceFields.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';

const PURPOSES = ['PRIVATE', 'BUSINESS'] as const;

function PurposeField({ index }: { index: number }) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name: `details.${index}.restrictionType`, control });
  const label = translate('restrictions.field.restrictionType');
  const id = fieldId(`details.${index}.restrictionType`);
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        color="primary"
        id={id}
        tabIndex={-1}
        value={field.value}
        onChange={(_, purpose: (typeof PURPOSES)[number] | null) => purpose && field.onChange(purpose)}
        aria-label={label}
        aria-describedby={fieldState.error ? `${id}-error` : undefined}
        sx={{ height: 40 }}
      >
        {PURPOSES.map((purpose) => (
          <ToggleButton key={purpose} value={purpose}>
            {translate(`purpose.${purpose}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fieldState.error && (
        <FormHelperText error id={`${id}-error`}>
          {fieldState.error.message}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The open body of one detail: for whom it holds, what it says by area, and where it comes from. */
export const DetailFields = memo(function DetailFields({ index }: { index: number }) {
  const translate = useTranslate();
  const label = (name: string): string => translate(`restrictions.field.${name}`);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <PurposeField index={index} />
        <AudiencePicker
          name={`details.${index}.nationalities`}
          label={label('nationalities')}
          hint={translate('restrictions.nationalitiesHint')}
        />
        <AudiencePicker
          name={`details.${index}.departures`}
          label={label('departures')}
          hint={translate('restrictions.departuresHint')}
        />
      </Box>
      <ConditionFields index={index} />
      <ValidityFields index={index} />
      <DetailTabs index={index} />
      <SourceFields index={index} />
    </Box>
  );
});
