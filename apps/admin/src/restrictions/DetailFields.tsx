import { Box, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { Choice } from '../app/Choice.js';
import type { StatusColor } from '../graphql/schema-types.js';
import { StatusIcon } from '../status/StatusMark.js';
import { AudiencePicker } from './AudiencePicker.js';
import { useCatalogue } from './catalogue-context.js';
import { fieldId } from './field-path.js';
import { FormText } from './FormText.js';
import { PHASES, type PhaseName, type RestrictionForm } from './restriction-form.js';
import { ValueList } from './ValueList.js';

const PHASE_STATUS: Record<PhaseName, StatusColor> = { noAccess: 'RED', someRestrictions: 'YELLOW', noRestrictions: 'BLUE' };
const PURPOSES = ['PRIVATE', 'BUSINESS'] as const;
const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } as const;

function PurposeField({ index }: { index: number }) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name: `details.${index}.restrictionType`, control });
  const label = translate('restrictions.field.restrictionType');
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        id={fieldId(`details.${index}.restrictionType`)}
        tabIndex={-1}
        value={field.value}
        onChange={(_, purpose: (typeof PURPOSES)[number] | null) => purpose && field.onChange(purpose)}
        aria-label={label}
      >
        {PURPOSES.map((purpose) => <ToggleButton key={purpose} value={purpose}>{translate(`purpose.${purpose}`)}</ToggleButton>)}
      </ToggleButtonGroup>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

function AuthorityField({ index }: { index: number }) {
  const translate = useTranslate();
  const { authorities } = useCatalogue();
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name: `details.${index}.authorityId`, control });
  return (
    <Choice
      id={fieldId(`details.${index}.authorityId`)}
      label={translate('restrictions.field.authorityId')}
      value={field.value}
      options={[{ value: '', label: translate('restrictions.noAuthority') }, ...authorities.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

/** The open body of one detail: for whom, when, what, and where it comes from. */
export function DetailFields({ index }: { index: number }) {
  const translate = useTranslate();
  const label = (name: string): string => translate(`restrictions.field.${name}`);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PurposeField index={index} />
      <Box sx={twoColumns}>
        <AudiencePicker name={`details.${index}.nationalities`} label={label('nationalities')} hint={translate('restrictions.nationalitiesHint')} />
        <AudiencePicker name={`details.${index}.departures`} label={label('departures')} hint={translate('restrictions.departuresHint')} />
      </Box>
      <ValueList index={index} />
      <Typography component="h4" variant="h3">{translate('restrictions.phases')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }, alignItems: 'start' }}>
        {PHASES.map((phase) => (
          <Box key={phase} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', p: 0, mb: 1 }}>
              <StatusIcon status={PHASE_STATUS[phase]} size={18} />
              {translate(`restrictions.phase.${phase}`)}
            </Box>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
              <FormText name={`details.${index}.phases.${phase}.start`} type="date" label={translate('restrictions.from')} />
              <FormText name={`details.${index}.phases.${phase}.end`} type="date" label={translate('restrictions.until')} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={twoColumns}>
        <FormText name={`details.${index}.noteDe`} multiline label={label('noteDe')} />
        <FormText name={`details.${index}.noteEn`} multiline label={label('noteEn')} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr 1fr' }, alignItems: 'start' }}>
        <FormText name={`details.${index}.sourceUri`} type="url" label={label('sourceUri')} />
        <AuthorityField index={index} />
        <FormText name={`details.${index}.checkedAt`} type="date" label={label('checkedAt')} />
      </Box>
    </Box>
  );
}
