import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DetailType } from '../graphql/schema-types.js';
import { OptionRow } from '../places/OptionRow.js';
import { rankPlaces } from '../places/rank-places.js';
import { useCatalogue } from './catalogue-context.js';

interface Props { id: string; present: readonly string[]; onPick: (type: DetailType) => void }

/** Finds a type by its title, its key or its category; types of one category stand together. */
export function ValuePicker({ id, present, onPick }: Props) {
  const translate = useTranslate();
  const { types, categoryOf } = useCatalogue();
  const [input, setInput] = useState('');
  const options = useMemo(() => {
    const order = [...categoryOf.keys()];
    return types
      .map((type) => ({ code: type.key, label: type.title, category: categoryOf.get(type.category)?.title ?? type.category, type }))
      .sort((a, b) => order.indexOf(a.type.category) - order.indexOf(b.type.category));
  }, [types, categoryOf]);
  return (
    <Autocomplete
      id={id}
      autoHighlight
      clearOnBlur
      sx={{ mt: 1, maxWidth: 560 }}
      options={options.filter(({ code }) => !present.includes(code))}
      value={null}
      inputValue={input}
      onInputChange={(_, text, reason) => setInput(reason === 'selectOption' ? '' : text)}
      filterOptions={(all, { inputValue }) => {
        const found = rankPlaces(all, inputValue, 100);
        const byCategory = inputValue.trim() === '' ? [] : rankPlaces(all.map((option) => ({ ...option, code: option.category, label: option.category })), inputValue, 100);
        const codes = new Set([...found.map(({ code }) => code), ...byCategory.map(({ type }) => type.key)]);
        return all.filter(({ code }) => codes.has(code));
      }}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ code }) => code}
      onChange={(_, picked) => picked && onPick(picked.type)}
      renderOption={({ key, ...props }, { label, category }) => <OptionRow key={key} {...props} label={label} hint={category} />}
      renderInput={(params) => <TextField {...params} label={translate('restrictions.addValue')} placeholder={translate('restrictions.addValueHint')} />}
    />
  );
}
