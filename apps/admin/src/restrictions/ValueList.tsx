import { Box, FormHelperText, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { DetailType } from '../graphql/schema-types.js';
import { useCatalogue } from './catalogue-context.js';
import { errorTextAt } from './form-errors.js';
import { fieldId } from './field-path.js';
import type { FormValue, RestrictionForm } from './restriction-form.js';
import { ValueInput } from './ValueInput.js';
import { ValuePicker } from './ValuePicker.js';

const emptyValue = ({ kind }: DetailType): FormValue => {
  if (kind === 'FREETEXT') return { de: '', en: '' };
  if (kind === 'YESNOTEXT') return { yes: null, textDe: '', textEn: '' };
  return kind === 'YESNO' ? null : '';
};

/** What a detail states. Only stated types are shown; the picker adds others. */
export function ValueList({ index }: { index: number }) {
  const translate = useTranslate();
  const { types, typeOf } = useCatalogue();
  const { control, clearErrors } = useFormContext<RestrictionForm>();
  const name = `details.${index}.values` as const;
  const { field } = useController({ name, control });
  const { errors } = useFormState({ control });
  const values = field.value;
  const ordered = useMemo(() => {
    const known = types.filter(({ key }) => key in values).map(({ key }) => key);
    return [...known, ...Object.keys(values).filter((key) => !typeOf.has(key))];
  }, [types, typeOf, values]);

  const change = (key: string, value: FormValue) => {
    field.onChange({ ...values, [key]: value });
    clearErrors(`${name}.${key}`);
  };

  const add = (type: DetailType) => {
    change(type.key, emptyValue(type));
    setTimeout(() => document.getElementById(fieldId(`${name}.${type.key}`))?.focus());
  };

  const remove = (key: string) => {
    field.onChange(Object.fromEntries(Object.entries(values).filter(([other]) => other !== key)));
    clearErrors(`${name}.${key}`);
    document.getElementById(`${fieldId(name)}-picker`)?.focus();
  };

  const own = errorTextAt(errors, name);
  return (
    <Box>
      <Typography component="h4" variant="h3" sx={{ mb: 1 }} id={fieldId(name)} tabIndex={-1}>{translate('restrictions.values')}</Typography>
      {own && <FormHelperText error>{own}</FormHelperText>}
      {ordered.length === 0 && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('restrictions.noValues')}</Typography>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {ordered.map((key) => (
          <ValueInput
            key={key}
            id={fieldId(`${name}.${key}`)}
            typeKey={key}
            type={typeOf.get(key)}
            value={values[key] ?? null}
            error={errorTextAt(errors, `${name}.${key}`)}
            onChange={(value) => change(key, value)}
            onRemove={() => remove(key)}
          />
        ))}
      </Box>
      <ValuePicker id={`${fieldId(name)}-picker`} present={ordered} onPick={add} />
    </Box>
  );
}
