import { Box, FormHelperText, Typography } from '@mui/material';
import { memo, useCallback, useMemo, useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { Confirm, useTranslate } from 'react-admin';
import type { DetailType } from '../../gen/graphql.js';
import { useCatalogue } from '../form/catalogue-context.js';
import type { DetailTab } from './detail-tabs.js';
import { useTabOf } from './useTabOf.js';
import { useEditorShared } from '../form/editor-context.js';
import { errorTextAt } from '../form/form-errors.js';
import { fieldId } from '../form/field-path.js';
import { isSame } from '../form/stale-merge.js';
import { emptyValue, type FormValue, type RestrictionForm } from '../form/restriction-form.js';
import { ValuePicker } from './ValuePicker.js';
import { ValueRow } from './ValueRow.js';

interface TypesByUse {
  /** The keys of the stated types of the area; what the catalogue no longer has stands last. */
  ordered: string[];
  unstated: DetailType[];
  /** Not stated, and part of another area. */
  elsewhere: DetailType[];
}

function useTypesByUse(values: Record<string, FormValue>, tab: DetailTab): TypesByUse {
  const { types, typeOf } = useCatalogue();
  const tabOf = useTabOf();
  const offered = useMemo(() => types.filter(({ key }) => tabOf(key) === tab), [types, tabOf, tab]);
  const stated = Object.keys(values).join(' ');
  return useMemo(() => {
    const keys = stated === '' ? [] : stated.split(' ');
    const known = offered.filter(({ key }) => keys.includes(key)).map(({ key }) => key);
    return {
      ordered: [...known, ...keys.filter((key) => !typeOf.has(key) && tabOf(key) === tab)],
      unstated: offered.filter(({ key }) => !keys.includes(key)),
      elsewhere: types.filter(({ key }) => tabOf(key) !== tab && !keys.includes(key)),
    };
  }, [types, offered, typeOf, stated, tabOf, tab]);
}

function TabHeading({ id, tab, error }: { id: string; tab: DetailTab; error: string | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <Typography
        component="h4"
        variant="h3"
        sx={{ mb: 1 }}
        id={id}
        tabIndex={-1}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {translate(`editing.tab.${tab}`)}
      </Typography>
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </>
  );
}

/** What a detail states in one area. Only stated types are shown; the picker adds others. */
export const ValueList = memo(function ValueList({ index, tab }: { index: number; tab: DetailTab }) {
  const translate = useTranslate();
  const { typeOf } = useCatalogue();
  const tabOf = useTabOf();
  const { go } = useEditorShared();
  const [removing, setRemoving] = useState<string | null>(null);
  const { control, clearErrors, getFieldState, getValues } = useFormContext<RestrictionForm>();
  const name = `details.${index}.values` as const;
  const {
    field: { value: values, onChange },
  } = useController({ name, control });
  const { errors } = useFormState({ control, name });
  const { ordered, unstated, elsewhere } = useTypesByUse(values, tab);

  const change = useCallback(
    (key: string, value: FormValue) => {
      onChange({ ...getValues(name), [key]: value });
      // Without an error there is nothing to clear and no field to draw anew.
      if (getFieldState(`${name}.${key}`).error) clearErrors(`${name}.${key}`);
    },
    [onChange, getValues, getFieldState, clearErrors, name],
  );

  const add = useCallback(
    (type: DetailType) => {
      change(type.key, emptyValue(type.kind));
      if (tabOf(type.key) === tab) setTimeout(() => document.getElementById(fieldId(`${name}.${type.key}`))?.focus());
      else go(`${name}.${type.key}`);
    },
    [change, name, tabOf, tab, go],
  );

  const remove = useCallback(
    (key: string) => {
      onChange(Object.fromEntries(Object.entries(getValues(name)).filter(([other]) => other !== key)));
      clearErrors(`${name}.${key}`);
      setRemoving(null);
      setTimeout(() => document.getElementById(`${fieldId(name)}-picker`)?.focus());
    },
    [onChange, getValues, clearErrors, name],
  );

  const askToRemove = useCallback(
    (key: string) => {
      const type = typeOf.get(key);
      if (type !== undefined && isSame(getValues(name)[key], emptyValue(type.kind))) remove(key);
      else setRemoving(key);
    },
    [typeOf, getValues, name, remove],
  );

  return (
    <Box>
      <TabHeading id={fieldId(name)} tab={tab} error={errorTextAt(errors, name)} />
      {ordered.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('editing.noValuesHere')}</Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {ordered.map((key) => (
          <ValueRow
            key={key}
            index={index}
            typeKey={key}
            value={values[key] ?? null}
            error={errorTextAt(errors, `${name}.${key}`)}
            onChange={change}
            onRemove={askToRemove}
          />
        ))}
      </Box>
      <ValuePicker id={`${fieldId(name)}-picker`} types={unstated} elsewhere={elsewhere} onPick={add} />
      <Confirm
        isOpen={removing !== null}
        title={translate('editing.removeValueTitle', { name: typeOf.get(removing ?? '')?.title ?? removing ?? '' })}
        content="editing.removeValueText"
        confirm="restrictions.remove"
        confirmColor="warning"
        onConfirm={() => removing !== null && remove(removing)}
        onClose={() => setRemoving(null)}
      />
    </Box>
  );
});
