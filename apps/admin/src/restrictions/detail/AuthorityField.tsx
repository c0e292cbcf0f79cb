import { Autocomplete, TextField } from '@mui/material';
import { memo, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { rankPlaces } from '../../places/rank-places.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';

const SHOWN = 60;

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (authorityId: string) => void;
  onBlur?: () => void;
}

/** One of several hundred authorities, found by any part of its name; the list is drawn while it is open, and only its best matches. */
export function AuthorityPicker({ id, value, error, onChange, onBlur }: Props) {
  const translate = useTranslate();
  const { authorities } = useCatalogue();
  const options = useMemo(() => authorities.map((one) => ({ code: one.id, label: one.name })), [authorities]);
  return (
    <Autocomplete
      id={id}
      autoHighlight
      slotProps={{ paper: { elevation: 8 } }}
      options={options}
      value={value === '' ? null : (options.find(({ code }) => code === value) ?? { code: value, label: value })}
      filterOptions={(all, { inputValue }) => rankPlaces(all, inputValue, SHOWN)}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      onChange={(_, picked) => onChange(picked?.code ?? '')}
      {...(onBlur ? { onBlur } : {})}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('restrictions.field.authorityId')}
          placeholder={translate('restrictions.noAuthority')}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}

export const AuthorityField = memo(function AuthorityField({ index }: { index: number }) {
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name: `details.${index}.authorityId`, control });
  return (
    <AuthorityPicker
      id={fieldId(`details.${index}.authorityId`)}
      value={field.value}
      error={fieldState.invalid ? (fieldState.error?.message ?? '') : undefined}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
});
