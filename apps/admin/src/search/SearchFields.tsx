import { Box, FormControl, FormLabel, Skeleton, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { PlaceAdder } from '../places/PlaceAdder.js';
import type { CruiseChoice } from './cruise-choice.js';
import { DestinationOrder } from './DestinationOrder.js';
import type { RecentPlaces } from './recent-places.js';
import { searchFieldId as fieldId } from './search-field-id.js';
import {
  isCruise,
  MAX_DESTINATIONS,
  MAX_NATIONALITIES,
  SEARCH_PURPOSES,
  type SearchField,
  type SearchForm,
  type SearchPurpose,
} from './search-form.js';
import type { PlaceLists } from './usePlaceLists.js';

// Few searches are for a cruise.
const CruiseFields = lazy(() => import('./CruiseFields.js'));

interface FieldsProps {
  form: SearchForm;
  recent: RecentPlaces;
  problem: (field: SearchField) => string | undefined;
  lists: PlaceLists;
  onChange: (part: Partial<SearchForm>) => void;
}

export function TravellerFields({ form, recent, problem, onChange }: Omit<FieldsProps, 'lists'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CountriesPicker
        id={fieldId('nationalities')}
        label={translate('search.nationalities')}
        value={form.nationalities}
        onChange={(nationalities) => onChange({ nationalities })}
        max={MAX_NATIONALITIES}
        recent={recent.nationalities}
        error={problem('nationalities')}
        hint={translate('search.nationalityCount', { count: form.nationalities.length, max: MAX_NATIONALITIES })}
        required
      />
      <CountryPicker
        id={fieldId('departure')}
        label={translate('search.departure')}
        value={form.departure}
        onChange={(departure) => onChange({ departure })}
        error={problem('departure')}
        recent={recent.departure}
        required
      />
    </Box>
  );
}

/** A cruise widens the days of the trip until they hold it. */
const withCruise = (form: SearchForm, cruise: CruiseChoice): Partial<SearchForm> =>
  cruise.cruiseId === ''
    ? { cruise }
    : {
        cruise,
        dateStart: form.dateStart === '' || form.dateStart > cruise.dateStart ? cruise.dateStart : form.dateStart,
        dateEnd: form.dateEnd < cruise.dateEnd ? cruise.dateEnd : form.dateEnd,
      };

export function DestinationFields({ form, recent, problem, lists, onChange }: FieldsProps) {
  const translate = useTranslate();
  return (
    <Box>
      {isCruise(form) && (
        <Suspense fallback={<Skeleton variant="rounded" height={200} sx={{ mb: 2 }} />}>
          <CruiseFields
            value={form.cruise}
            error={problem('cruise')}
            onChange={(cruise) => onChange(withCruise(form, cruise))}
          />
        </Suspense>
      )}
      <PlaceAdder
        id={fieldId('destinations')}
        label={translate(isCruise(form) ? 'search.moreDestinations' : 'search.destinations')}
        chosen={form.destinations}
        onAdd={(place) => lists.add(place, 'destinations')}
        disabled={form.destinations.length >= MAX_DESTINATIONS}
        recent={recent.destinations}
        error={problem('destinations')}
        hint={translate('search.destinationCount', { count: form.destinations.length, max: MAX_DESTINATIONS })}
        required={!isCruise(form)}
      />
      <DestinationOrder
        places={form.destinations}
        nameOf={lists.nameOf}
        label={translate('search.destinationList')}
        onMove={lists.move}
        onRemove={(index) => lists.remove(index, 'destinations')}
      />
    </Box>
  );
}

export function TransitFields({ form, recent, lists }: Pick<FieldsProps, 'form' | 'recent' | 'lists'>) {
  const translate = useTranslate();
  return (
    <Box>
      <PlaceAdder
        id={fieldId('transits')}
        label={translate('search.transits')}
        chosen={form.transits}
        onAdd={(place) => lists.add(place, 'transits')}
        airportsOnly
        recent={recent.transits}
        hint={translate('search.transitsHint')}
      />
      <DestinationOrder
        places={form.transits}
        nameOf={lists.nameOf}
        label={translate('search.transits')}
        onRemove={(index) => lists.remove(index, 'transits')}
      />
    </Box>
  );
}

interface DateProps extends Pick<FieldsProps, 'form' | 'problem' | 'onChange'> {
  field: 'dateStart' | 'dateEnd';
}

export function DateField({ field, form, problem, onChange }: DateProps) {
  const translate = useTranslate();
  return (
    <TextField
      id={fieldId(field)}
      type="date"
      label={translate(`search.${field}`)}
      value={form[field]}
      onChange={({ target }) =>
        onChange({
          [field]: target.value,
          ...(field === 'dateStart' && form.dateEnd === '' ? { dateEnd: target.value } : {}),
        })
      }
      error={Boolean(problem(field))}
      helperText={problem(field)}
      required
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { max: '9999-12-31', ...(field === 'dateEnd' && form.dateStart ? { min: form.dateStart } : {}) },
      }}
    />
  );
}

interface PurposeProps {
  value: SearchPurpose;
  onChange: (purpose: SearchPurpose) => void;
}

export function PurposeChoice({ value, onChange }: PurposeProps) {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="search-purpose" sx={visuallyHidden}>
        {translate('search.purpose')}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="medium"
        color="primary"
        value={value}
        onChange={(_, purpose: SearchPurpose | null) => purpose && onChange(purpose)}
        aria-labelledby="search-purpose"
        sx={{ '& .MuiToggleButton-root': { px: '8px' } }}
      >
        {SEARCH_PURPOSES.map((purpose) => (
          <ToggleButton key={purpose} value={purpose}>
            {translate(`purpose.${purpose}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
