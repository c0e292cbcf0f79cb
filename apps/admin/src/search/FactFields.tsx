import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ENTRY_MEANS, PASSPORT_KINDS } from '../graphql/enum-values.js';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { searchFieldId as fieldId } from './search-field-id.js';
import type { SearchForm } from './search-form.js';
import type { TravellerFacts } from './traveller-facts.js';

const MAX_DOCUMENTS = 10;

interface Props {
  facts: TravellerFacts;
  transits: SearchForm['transits'];
  nameOf: (place: SearchForm['transits'][number]) => string;
  onChange: (facts: TravellerFacts) => void;
}

interface ChoiceProps<T extends string> {
  name: 'entryBy' | 'passport';
  values: readonly T[];
  value: T | '';
  onChange: (value: T | '') => void;
}

function Choice<T extends string>({ name, values, value, onChange }: ChoiceProps<T>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      id={fieldId(name)}
      label={translate(`search.fact.${name}`)}
      value={value}
      onChange={({ target }) => onChange(target.value as T | '')}
    >
      <MenuItem value="">{translate('search.fact.notSaid')}</MenuItem>
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`search.fact.${name}Of.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What rules may depend on, folded away: each of it may be left out. */
export function FactFields({ facts, transits, nameOf, onChange }: Props) {
  const translate = useTranslate();
  const say = (key: string, values: Record<string, unknown> = {}): string => translate(`search.fact.${key}`, values);
  const set = (part: Partial<TravellerFacts>): void => onChange({ ...facts, ...part });
  const documents = (name: 'visas' | 'permits') => (
    <CountriesPicker
      id={fieldId(name)}
      label={say(name)}
      value={facts[name]}
      onChange={(codes) => set({ [name]: codes })}
      max={MAX_DOCUMENTS}
      recent={[]}
      hint={say('issuers')}
    />
  );
  return (
    <Box component="details" sx={{ gridColumn: '1 / -1', '& > summary': { cursor: 'pointer', color: 'primary.main' } }}>
      <summary>{say('title')}</summary>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        <CountryPicker
          id={fieldId('residence')}
          label={say('residence')}
          value={facts.residence}
          onChange={(residence) => set({ residence })}
        />
        {documents('visas')}
        {documents('permits')}
        <TextField
          id={fieldId('ages')}
          label={say('ages')}
          helperText={say('agesHint')}
          value={facts.ages}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={({ target }) => set({ ages: target.value.replaceAll(/[^\d, ]/g, '') })}
        />
        <Choice name="entryBy" values={ENTRY_MEANS} value={facts.entryBy} onChange={(entryBy) => set({ entryBy })} />
        <Choice
          name="passport"
          values={PASSPORT_KINDS}
          value={facts.passport}
          onChange={(passport) => set({ passport })}
        />
        {transits.map((place) => (
          <TextField
            key={place.id}
            id={fieldId(`hours-${place.id}`)}
            label={say('transitHours', { place: nameOf(place) })}
            value={facts.transitHours[place.id] ?? ''}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
            onChange={({ target }) =>
              set({ transitHours: { ...facts.transitHours, [place.id]: target.value.replaceAll(/\D/g, '') } })
            }
          />
        ))}
      </Box>
    </Box>
  );
}
