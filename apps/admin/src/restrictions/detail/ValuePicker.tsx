import { Autocomplete, TextField } from '@mui/material';
import { memo, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DetailType } from '../../gen/graphql.js';
import { OptionRow } from '../../places/OptionRow.js';
import { rankPlaces } from '../../places/rank-places.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { DETAIL_TABS } from './detail-tabs.js';
import { useTabOf } from './useTabOf.js';

interface Props {
  id: string;
  /** What can be added here and is not stated yet. */
  types: readonly DetailType[];
  /** What other areas offer: found when something is typed, since nobody knows by heart what stands where. */
  elsewhere: readonly DetailType[];
  onPick: (type: DetailType) => void;
}

/** Finds a type by its title, its key or its category; types of one category stand together until something is typed. */
export const ValuePicker = memo(function ValuePicker({ id, types, elsewhere, onPick }: Props) {
  const translate = useTranslate();
  const { categoryOf } = useCatalogue();
  const tabOf = useTabOf();
  const [input, setInput] = useState('');
  const options = useMemo(() => {
    const order = [...categoryOf.keys()];
    const own = types
      .map((type) => ({
        code: type.key,
        label: type.title,
        category: categoryOf.get(type.category)?.title ?? type.category,
        isOwn: true,
        type,
      }))
      .sort((a, b) => order.indexOf(a.type.category) - order.indexOf(b.type.category));
    // In the order of the areas: the rules of former years come last.
    const others = [...elsewhere]
      .sort((a, b) => DETAIL_TABS.indexOf(tabOf(a.key)) - DETAIL_TABS.indexOf(tabOf(b.key)))
      .map((type) => ({
        code: type.key,
        label: type.title,
        category: translate('editing.underTab', { tab: translate(`editing.tab.${tabOf(type.key)}`) }),
        isOwn: false,
        type,
      }));
    return [...own, ...others];
  }, [types, elsewhere, categoryOf, tabOf, translate]);
  return (
    <Autocomplete
      id={id}
      autoHighlight
      clearOnBlur
      slotProps={{ paper: { elevation: 8 } }}
      sx={{ mt: 1, maxWidth: 560 }}
      options={options}
      noOptionsText={translate(types.length === 0 ? 'editing.allStated' : 'app.noResults')}
      value={null}
      inputValue={input}
      onInputChange={(_, text, reason) => setInput(reason === 'selectOption' ? '' : text)}
      filterOptions={(all, { inputValue }) => {
        const own = all.filter(({ isOwn }) => isOwn);
        if (inputValue.trim() === '') return own;
        const found = rankPlaces(own, inputValue, 100);
        const byCategory = rankPlaces(
          own.map((option) => ({ code: option.category, label: option.category, option })),
          inputValue,
          100,
        ).map(({ option }) => option);
        // The best match first: Enter takes it.
        return [
          ...new Set([
            ...found,
            ...byCategory,
            ...rankPlaces(
              all.filter(({ isOwn }) => !isOwn),
              inputValue,
              20,
            ),
          ]),
        ];
      }}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ code }) => code}
      onChange={(_, picked) => picked && onPick(picked.type)}
      renderOption={({ key, ...props }, { label, category }) => (
        <OptionRow key={key} {...props} label={label} hint={category} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('restrictions.addValue')}
          placeholder={translate('restrictions.addValueHint')}
        />
      )}
    />
  );
});
