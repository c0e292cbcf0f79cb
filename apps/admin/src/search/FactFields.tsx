import { Box, MenuItem, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ENTRY_MEANS, PASSPORT_KINDS } from '../graphql/enum-values.js';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { useCountryName } from '../places/useCountries.js';
import { searchFieldId as fieldId } from './search-field-id.js';
import type { SearchForm } from './search-form.js';
import { HeldDocuments } from './HeldDocuments.js';
import { FORMER_FIELDS, travellersInput, yearKey, type FormerField, type TravellerFacts } from './traveller-facts.js';

const MAX_DOCUMENTS = 10;

interface Props {
  facts: TravellerFacts;
  transits: SearchForm['transits'];
  destinations: SearchForm['destinations'];
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

interface DigitsProps {
  name: string;
  label: string;
  value: string | undefined;
  maxLength?: number;
  onChange: (digits: string) => void;
}

function Digits({ name, label, value = '', maxLength = 3, onChange }: DigitsProps) {
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      value={value}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength } }}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
    />
  );
}

interface FormerProps {
  facts: TravellerFacts;
  set: (part: Partial<TravellerFacts>) => void;
  documents: (name: FormerField) => ReactNode;
}

/** Visas and permits that have ended, each with the year of its end. */
function FormerDocuments({ facts, set, documents }: FormerProps) {
  const translate = useTranslate();
  const countryName = useCountryName();
  return FORMER_FIELDS.map((name) => (
    <Box key={name} sx={{ display: 'grid', gap: 2 }}>
      {documents(name)}
      {facts[name].map((code) => {
        const key = yearKey(name, code);
        return (
          <Digits
            key={code}
            name={`year-${key}`}
            label={translate('search.fact.endedIn', { country: countryName(code) })}
            value={facts.formerYears[key]}
            maxLength={4}
            onChange={(year) => set({ formerYears: { ...facts.formerYears, [key]: year } })}
          />
        );
      })}
    </Box>
  ));
}

const idsOf = (places: readonly { id: string }[]): string[] => places.map(({ id }) => id);

/** What rules may depend on, folded away: each of it may be left out. */
export function FactFields({ facts, transits, destinations, nameOf, onChange }: Props) {
  const translate = useTranslate();
  const say = (key: string, values: Record<string, unknown> = {}): string => translate(`search.fact.${key}`, values);
  const set = (part: Partial<TravellerFacts>): void => onChange({ ...facts, ...part });
  // What is said already is seen at once.
  const [isOpen] = useState(() => travellersInput(facts, idsOf(transits), idsOf(destinations)) !== null);
  const documents = (name: 'visas' | 'permits' | FormerField) => (
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
    <Box
      component="details"
      open={isOpen}
      sx={{ gridColumn: '1 / -1', '& > summary': { cursor: 'pointer', color: 'primary.main' } }}
    >
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
        <HeldDocuments facts={facts} set={set} documents={documents} />
        <FormerDocuments facts={facts} set={set} documents={documents} />
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
        {destinations.map((place) => (
          <Digits
            key={place.id}
            name={`day-${place.id}`}
            label={say('arrivalDay', { place: nameOf(place) })}
            value={facts.arrivalDays[place.id]}
            onChange={(day) => set({ arrivalDays: { ...facts.arrivalDays, [place.id]: day } })}
          />
        ))}
        {transits.map((place) => (
          <Digits
            key={place.id}
            name={`hours-${place.id}`}
            label={say('transitHours', { place: nameOf(place) })}
            value={facts.transitHours[place.id]}
            onChange={(hours) => set({ transitHours: { ...facts.transitHours, [place.id]: hours } })}
          />
        ))}
      </Box>
    </Box>
  );
}
