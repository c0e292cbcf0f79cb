import { Box, Button, FormControl, FormLabel, Paper, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { PlaceAdder } from '../places/PlaceAdder.js';
import { decodePlace, type PlaceRef } from '../places/place-ref.js';
import { usePlaceNames } from '../places/usePlaceNames.js';
import { DestinationOrder } from './DestinationOrder.js';
import { readLookups, type LookupKind } from './lookup-history.js';
import {
  checkSearch,
  MAX_DESTINATIONS,
  MAX_NATIONALITIES,
  moved,
  type Purpose,
  type SearchField,
  type SearchForm,
} from './search-form.js';

interface Props {
  form: SearchForm;
  onReset: () => void;
  onChange: (form: SearchForm) => void;
  onSubmit: (form: SearchForm) => void;
}

const PURPOSES: readonly Purpose[] = ['PRIVATE', 'BUSINESS'];
const FIELDS: readonly SearchField[] = ['nationalities', 'departure', 'destinations', 'dateStart', 'dateEnd'];
const fieldId = (field: string): string => `search-${field}`;

/** So many of the places looked up lately are offered first. */
const OFFERED = 6;

const lately = (kind: LookupKind): string[] => readLookups(localStorage, kind).slice(0, OFFERED);
const placesLately = (kind: LookupKind): PlaceRef[] =>
  lately(kind)
    .map(decodePlace)
    .filter((place) => place !== null);

export function SearchBar({ form, onChange, onSubmit, onReset }: Props) {
  const translate = useTranslate();
  const [isTried, setTried] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = usePlaceNames([...form.destinations, ...form.transits]);
  const [recent] = useState(() => ({
    nationalities: lately('country'),
    departure: lately('origin'),
    destinations: placesLately('destination'),
    transits: placesLately('transit'),
  }));
  const problems = isTried ? checkSearch(form) : {};

  const set = (part: Partial<SearchForm>) => onChange({ ...form, ...part });
  const problem = (field: SearchField): string | undefined => {
    const key = problems[field];
    return (
      key &&
      translate(`search.problem.${key}`, { max: field === 'nationalities' ? MAX_NATIONALITIES : MAX_DESTINATIONS })
    );
  };

  const add = (place: PlaceRef, list: 'destinations' | 'transits') => {
    set({ [list]: [...form[list], place].slice(0, MAX_DESTINATIONS) });
    setAnnouncement(translate('search.added', { name: nameOf(place) }));
  };
  const remove = (index: number, list: 'destinations' | 'transits') => {
    const place = form[list][index];
    set({ [list]: form[list].filter((_, position) => position !== index) });
    if (place) setAnnouncement(translate('search.removed', { name: nameOf(place) }));
    document.getElementById(fieldId(list))?.focus();
  };
  const move = (from: number, to: number) => {
    const place = form.destinations[from];
    set({ destinations: moved(form.destinations, from, to) });
    if (place)
      setAnnouncement(
        translate('search.moved', { name: nameOf(place), position: to + 1, count: form.destinations.length }),
      );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const found = checkSearch(form);
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(fieldId(first))?.focus();
    else onSubmit(form);
  };

  const date = (field: 'dateStart' | 'dateEnd') => (
    <TextField
      id={fieldId(field)}
      type="date"
      label={translate(`search.${field}`)}
      value={form[field]}
      onChange={({ target }) =>
        set({
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

  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.2fr)',
          lg: 'minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 0.9fr)',
        },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CountriesPicker
          id={fieldId('nationalities')}
          label={translate('search.nationalities')}
          value={form.nationalities}
          onChange={(nationalities) => set({ nationalities })}
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
          onChange={(departure) => set({ departure })}
          error={problem('departure')}
          recent={recent.departure}
          required
        />
      </Box>
      <Box>
        <PlaceAdder
          id={fieldId('destinations')}
          label={translate('search.destinations')}
          chosen={form.destinations}
          onAdd={(place) => add(place, 'destinations')}
          disabled={form.destinations.length >= MAX_DESTINATIONS}
          recent={recent.destinations}
          error={problem('destinations')}
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
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {date('dateStart')}
        {date('dateEnd')}
        <Box>
          <PlaceAdder
            id={fieldId('transits')}
            label={translate('search.transits')}
            chosen={form.transits}
            onAdd={(place) => add(place, 'transits')}
            airportsOnly
            recent={recent.transits}
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
        <FormControl>
          <FormLabel id="search-purpose" sx={visuallyHidden}>
            {translate('search.purpose')}
          </FormLabel>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="medium"
            color="primary"
            value={form.purpose}
            onChange={(_, purpose: Purpose | null) => purpose && set({ purpose })}
            aria-labelledby="search-purpose"
          >
            {PURPOSES.map((purpose) => (
              <ToggleButton key={purpose} value={purpose}>
                {translate(`purpose.${purpose}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </FormControl>
        <Button type="submit" variant="contained" size="large">
          {translate('search.submit')}
        </Button>
        <Button
          onClick={() => {
            setTried(false);
            onReset();
            document.getElementById(fieldId('nationalities'))?.focus();
          }}
        >
          {translate('search.reset')}
        </Button>
      </Box>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Paper>
  );
}
