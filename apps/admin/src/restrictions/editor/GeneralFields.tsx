import { Box, Paper, Typography } from '@mui/material';
import { memo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { Choice } from '../../ui/Choice.js';
import { CountryDocument as countryOperation } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { CountryPicker } from '../../places/CountryPicker.js';
import { fieldId } from '../form/field-path.js';
import { FormSwitch } from '../form/FormSwitch.js';
import { FormText } from '../form/FormText.js';
import type { RestrictionForm } from '../form/restriction-form.js';

const LEVELS = ['COUNTRY', 'REGION', 'AIRPORT'] as const;

function InnerPlace({ name }: { name: 'regionId' | 'airportId' }) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const countryId = useWatch({ control, name: 'countryId' });
  const { field, fieldState } = useController({ name, control });
  const { data, isFetching } = useApiQuery(
    'country',
    countryOperation,
    { id: countryId ?? '' },
    { enabled: countryId !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  const options =
    name === 'regionId'
      ? (data?.country?.regions ?? []).map((region) => ({ value: region.id, label: region.name }))
      : (data?.country?.airports ?? []).map((airport) => ({
          value: airport.id,
          label: airport.iata ? `${airport.name} (${airport.iata})` : airport.name,
        }));
  return (
    <Choice
      id={fieldId(name)}
      label={translate(`restrictions.field.${name}`)}
      value={field.value ?? ''}
      options={[{ value: '', label: isFetching ? translate('app.loading') : '–' }, ...options]}
      onChange={(id) => field.onChange(id || null)}
      disabled={countryId === null}
      error={fieldState.error?.message}
      required
    />
  );
}

/** Place and everything that holds for the restriction as a whole. */
export const GeneralFields = memo(function GeneralFields() {
  const translate = useTranslate();
  const { control, setValue } = useFormContext<RestrictionForm>();
  const level = useController({ name: 'level', control });
  const country = useController({ name: 'countryId', control });
  return (
    <Paper variant="outlined" component="section" aria-labelledby="general-heading" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h2" id="general-heading" sx={{ mb: 2 }}>
        {translate('restrictions.general')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Choice
          id={fieldId('level')}
          label={translate('restrictions.field.level')}
          value={level.field.value}
          options={LEVELS.map((value) => ({ value, label: translate(`placeType.${value}`) }))}
          onChange={level.field.onChange}
          error={level.fieldState.error?.message}
        />
        <CountryPicker
          id={fieldId('countryId')}
          label={translate('restrictions.field.countryId')}
          value={country.field.value}
          onChange={(code) => {
            country.field.onChange(code);
            setValue('regionId', null, { shouldDirty: true });
            setValue('airportId', null, { shouldDirty: true });
          }}
          error={country.fieldState.error?.message}
          required
        />
        {level.field.value === 'REGION' && <InnerPlace name="regionId" />}
        {level.field.value === 'AIRPORT' && <InnerPlace name="airportId" />}
        {level.field.value === 'COUNTRY' && <Box sx={{ display: { xs: 'none', md: 'block' } }} />}
        <FormText name="reminder" type="date" label={translate('restrictions.field.reminder')} />
        <FormSwitch name="isActive" label={translate('restrictions.field.isActive')} />
        <Box sx={{ display: { xs: 'none', md: 'block' } }} />
        <FormText name="internalNote" multiline label={translate('restrictions.field.internalNote')} />
        <FormText name="internalSources" multiline label={translate('restrictions.field.internalSources')} />
        <Box>
          <FormSwitch name="regionDeviationTourism" label={translate('restrictions.field.regionDeviationTourism')} />
          <FormSwitch name="regionDeviationBusiness" label={translate('restrictions.field.regionDeviationBusiness')} />
        </Box>
      </Box>
    </Paper>
  );
});
