import { Box, TextField } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { PURPOSES } from '../graphql/enum-values.js';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { PlaceAdder } from '../places/PlaceAdder.js';
import { countryRef } from '../places/place-ref.js';
import { DestinationOrder } from '../search/DestinationOrder.js';
import { MAX_DESTINATIONS, MAX_NATIONALITIES } from '../search/search-form.js';
import { usePlaceLists } from '../search/usePlaceLists.js';
import { Choice } from '../ui/Choice.js';
import type { RegressionCaseForm } from './regression-case-form.js';

interface Props {
  form: RegressionCaseForm;
  onChange: (part: Partial<RegressionCaseForm>) => void;
  problemOf: (field: string) => string | undefined;
}

const fieldId = (field: string): string => `regression-case-${field}`;

function TravellerFields({ form, onChange, problemOf }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CountriesPicker
        id={fieldId('citizenshipIds')}
        label={translate('search.nationalities')}
        value={form.nationalities}
        onChange={(nationalities) => onChange({ nationalities })}
        max={MAX_NATIONALITIES}
        error={problemOf('citizenshipIds')}
        hint={translate('search.nationalityCount', { count: form.nationalities.length, max: MAX_NATIONALITIES })}
        required
      />
      <CountryPicker
        id={fieldId('departureId')}
        label={translate('search.departure')}
        value={form.departure?.country ?? null}
        onChange={(code) => onChange({ departure: code === null ? null : countryRef(code) })}
        error={problemOf('departureId')}
        required
      />
    </Box>
  );
}

function PlaceFields({ form, onChange, problemOf }: Props) {
  const translate = useTranslate();
  const { nameOf, announcement, add, remove, move } = usePlaceLists(form, onChange, fieldId);
  return (
    <Box>
      <PlaceAdder
        id={fieldId('destinations')}
        label={translate('search.destinations')}
        chosen={form.destinations}
        onAdd={(place) => add(place, 'destinations')}
        disabled={form.destinations.length >= MAX_DESTINATIONS}
        error={problemOf('destinationIds')}
        hint={translate('search.destinationCount', { count: form.destinations.length, max: MAX_DESTINATIONS })}
        required
      />
      <DestinationOrder
        places={form.destinations}
        nameOf={nameOf}
        label={translate('search.destinationList')}
        onMove={move}
        onRemove={(index) => remove(index, 'destinations')}
      />
      <Box sx={{ mt: 2 }}>
        <PlaceAdder
          id={fieldId('transits')}
          label={translate('search.transits')}
          chosen={form.transits}
          onAdd={(place) => add(place, 'transits')}
          airportsOnly
          error={problemOf('transitIds')}
          hint={translate('search.transitsHint')}
        />
        <DestinationOrder
          places={form.transits}
          nameOf={nameOf}
          label={translate('search.transits')}
          onRemove={(index) => remove(index, 'transits')}
        />
      </Box>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}

interface NumberFieldProps extends Props {
  field: 'startsInDays' | 'nights';
}

function NumberField({ field, form, onChange, problemOf }: NumberFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      id={fieldId(field)}
      label={translate(`regressionCases.${field}`)}
      value={form[field]}
      required
      onChange={({ target }) => onChange({ [field]: target.value })}
      error={problemOf(field) !== undefined}
      helperText={problemOf(field)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

/** The trip of a regression case: as in the search, but with dates that move along with today. */
export function TripFields(props: Props) {
  const { form, onChange, problemOf } = props;
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <TravellerFields {...props} />
      <PlaceFields {...props} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <NumberField field="startsInDays" {...props} />
        <NumberField field="nights" {...props} />
        <Choice
          id={fieldId('restrictionType')}
          label={translate('search.purpose')}
          value={form.purpose}
          onChange={(purpose) => onChange({ purpose })}
          error={problemOf('restrictionType')}
          options={PURPOSES.map((purpose) => ({ value: purpose, label: translate(`purpose.${purpose}`) }))}
        />
      </Box>
    </Box>
  );
}
