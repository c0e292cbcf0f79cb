import { Box, TextField } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { PlaceAdder } from '../places/PlaceAdder.js';
import { countryRef, type PlaceRef } from '../places/place-ref.js';
import { usePlaceNames } from '../places/usePlaceNames.js';
import { DestinationOrder } from '../search/DestinationOrder.js';
import { MAX_DESTINATIONS, MAX_NATIONALITIES, moved } from '../search/search-form.js';
import { PURPOSES, type RegressionCaseForm } from './regression-case-form.js';

type TripList = 'destinations' | 'transits';

interface Props {
  form: RegressionCaseForm;
  onChange: (part: Partial<RegressionCaseForm>) => void;
  problemOf: (field: string) => string | undefined;
}

/** The trip of a regression case: as in the search, but with dates that move along with today. */
export function TripFields({ form, onChange, problemOf }: Props) {
  const translate = useTranslate();
  const nameOf = usePlaceNames([...form.destinations, ...form.transits]);
  const [announcement, setAnnouncement] = useState('');

  const add = (place: PlaceRef, list: TripList) => {
    onChange({ [list]: [...form[list], place].slice(0, MAX_DESTINATIONS) });
    setAnnouncement(translate('search.added', { name: nameOf(place) }));
  };
  const remove = (index: number, list: TripList) => {
    const place = form[list][index];
    onChange({ [list]: form[list].filter((_, position) => position !== index) });
    if (place) setAnnouncement(translate('search.removed', { name: nameOf(place) }));
    document.getElementById(`regression-case-${list}`)?.focus();
  };
  const move = (from: number, to: number) => {
    const place = form.destinations[from];
    onChange({ destinations: moved(form.destinations, from, to) });
    if (place)
      setAnnouncement(
        translate('search.moved', { name: nameOf(place), position: to + 1, count: form.destinations.length }),
      );
  };
  const number = (field: 'startsInDays' | 'nights') => (
    <TextField
      id={`regression-case-${field}`}
      label={translate(`regressionCases.${field}`)}
      value={form[field]}
      required
      onChange={({ target }) => onChange({ [field]: target.value })}
      error={problemOf(field) !== undefined}
      helperText={problemOf(field)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CountriesPicker
          id="regression-case-citizenshipIds"
          label={translate('search.nationalities')}
          value={form.nationalities}
          onChange={(nationalities) => onChange({ nationalities })}
          max={MAX_NATIONALITIES}
          error={problemOf('citizenshipIds')}
          hint={translate('search.nationalityCount', { count: form.nationalities.length, max: MAX_NATIONALITIES })}
          required
        />
        <CountryPicker
          id="regression-case-departureId"
          label={translate('search.departure')}
          value={form.departure?.country ?? null}
          onChange={(code) => onChange({ departure: code === null ? null : countryRef(code) })}
          error={problemOf('departureId')}
          required
        />
      </Box>
      <Box>
        <PlaceAdder
          id="regression-case-destinations"
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
            id="regression-case-transits"
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
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {number('startsInDays')}
        {number('nights')}
        <Choice
          id="regression-case-purpose"
          label={translate('search.purpose')}
          value={form.purpose}
          onChange={(purpose) => onChange({ purpose })}
          options={PURPOSES.map((purpose) => ({ value: purpose, label: translate(`purpose.${purpose}`) }))}
        />
      </Box>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}
