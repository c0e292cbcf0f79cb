import { Autocomplete, TextField } from '@mui/material';
import { memo, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { rankPlaces } from '../../places/rank-places.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';

const SHOWN = 60;

/** One of several hundred authorities, found by any part of its name; the list is drawn while it is open, and only its best matches. */
export const AuthorityField = memo(function AuthorityField({ index }: { index: number }) {
  const translate = useTranslate();
  const { authorities } = useCatalogue();
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name: `details.${index}.authorityId`, control });
  const options = useMemo(() => authorities.map(({ id, name }) => ({ code: id, label: name })), [authorities]);
  return (
    <Autocomplete
      id={fieldId(`details.${index}.authorityId`)}
      autoHighlight
      slotProps={{ paper: { elevation: 8 } }}
      options={options}
      value={
        field.value === ''
          ? null
          : (options.find(({ code }) => code === field.value) ?? { code: field.value, label: field.value })
      }
      filterOptions={(all, { inputValue }) => rankPlaces(all, inputValue, SHOWN)}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      onChange={(_, picked) => field.onChange(picked?.code ?? '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('restrictions.field.authorityId')}
          placeholder={translate('restrictions.noAuthority')}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
});
