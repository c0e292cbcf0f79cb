import { Box, Button, Paper } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FactFields } from './FactFields.js';
import { recentPlaces } from './recent-places.js';
import { DateField, DestinationFields, PurposeChoice, TransitFields, TravellerFields } from './SearchFields.js';
import { checkSearch, MAX_DESTINATIONS, MAX_NATIONALITIES, type SearchField, type SearchForm } from './search-form.js';
import { searchFieldId as fieldId } from './search-field-id.js';
import { usePlaceLists } from './usePlaceLists.js';

interface Props {
  form: SearchForm;
  onReset: () => void;
  onChange: (form: SearchForm) => void;
  onSubmit: (form: SearchForm) => void;
}

const FIELDS: readonly SearchField[] = ['nationalities', 'departure', 'cruise', 'destinations', 'dateStart', 'dateEnd'];

export function SearchBar({ form, onChange, onSubmit, onReset }: Props) {
  const translate = useTranslate();
  const [isTried, setTried] = useState(false);
  const [recent] = useState(recentPlaces);
  const problems = isTried ? checkSearch(form) : {};

  const set = (part: Partial<SearchForm>) => onChange({ ...form, ...part });
  const lists = usePlaceLists(form, set);
  const problem = (field: SearchField): string | undefined => {
    const key = problems[field];
    return (
      key &&
      translate(`search.problem.${key}`, { max: field === 'nationalities' ? MAX_NATIONALITIES : MAX_DESTINATIONS })
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
          lg: 'minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1fr) minmax(17rem, 0.9fr)',
        },
        alignItems: 'start',
      }}
    >
      <TravellerFields form={form} recent={recent} problem={problem} onChange={set} />
      <DestinationFields form={form} recent={recent} problem={problem} lists={lists} onChange={set} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DateField field="dateStart" form={form} problem={problem} onChange={set} />
        <DateField field="dateEnd" form={form} problem={problem} onChange={set} />
        <TransitFields form={form} recent={recent} lists={lists} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PurposeChoice value={form.purpose} onChange={(purpose) => set({ purpose })} />
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
      <FactFields
        facts={form.facts}
        transits={form.transits}
        destinations={form.destinations}
        nameOf={lists.nameOf}
        onChange={(facts) => set({ facts })}
      />
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {lists.announcement}
      </Box>
    </Paper>
  );
}
