import AddIcon from '@mui/icons-material/Add';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  IconButton,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { memo, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { DOCUMENT_QUALITIES, ENTRY_MEANS, PASSPORT_KINDS } from '../../graphql/enum-values.js';
import { CONDITION_KINDS, emptyCondition, type ConditionForm } from '../form/condition-form.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { CodesPicker } from './CodesPicker.js';

interface RowProps {
  id: string;
  condition: ConditionForm;
  onChange: (condition: ConditionForm) => void;
}

const HELD = ['VISA', 'RESIDENCE'] as const;

/** Several of a few values. */
function ChoiceField<T extends string>({
  id,
  label,
  values,
  value,
  nameOf,
  onChange,
}: {
  id: string;
  label: string;
  values: readonly T[];
  value: readonly T[];
  nameOf: (value: T) => string;
  onChange: (value: T[]) => void;
}) {
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      slotProps={{ select: { multiple: true } }}
      onChange={({ target }) => onChange(values.filter((one) => (target.value as unknown as T[]).includes(one)))}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type NumberPart = 'withinDays' | 'transitHours' | 'withinYears' | 'validMonths' | 'ageFrom' | 'ageTo';

interface DocumentPartsProps {
  id: string;
  condition: ConditionForm;
  set: (part: Partial<ConditionForm>) => void;
  number: (part: NumberPart) => ReactNode;
}

/** Kinds of documents, and what makes one of them count. */
function DocumentParts({ id, condition, set, number }: DocumentPartsProps) {
  const translate = useTranslate();
  const say = (key: string): string => translate(`restrictions.condition.${key}`);
  return (
    <>
      <ChoiceField
        id={`${id}-documents`}
        label={say('field.documents')}
        values={HELD}
        value={condition.documents}
        nameOf={(one) => say(`document.${one}`)}
        onChange={(documents) => set({ documents })}
      />
      {number('withinYears')}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridColumn: { md: '2 / 5' },
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ChoiceField
          id={`${id}-qualities`}
          label={say('field.qualities')}
          values={DOCUMENT_QUALITIES}
          value={condition.qualities}
          nameOf={(one) => say(`quality.${one}`)}
          onChange={(qualities) => set({ qualities })}
        />
        {number('validMonths')}
      </Box>
    </>
  );
}

/** The fields of one kind. */
function ConditionParts({ id, condition, onChange }: RowProps) {
  const translate = useTranslate();
  const say = (key: string): string => translate(`restrictions.condition.${key}`);
  const set = (part: Partial<ConditionForm>): void => onChange({ ...condition, ...part });
  const number = (part: NumberPart) => (
    <TextField
      id={`${id}-${part}`}
      label={say(`field.${part}`)}
      value={condition[part]}
      helperText={part === 'ageFrom' || part === 'ageTo' ? undefined : say(`hint.${part}`)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onChange={({ target }) => set({ [part]: target.value.replaceAll(/\D/g, '') })}
    />
  );
  const countries = (
    <CodesPicker
      id={`${id}-countries`}
      label={say(condition.kind === 'HOLDS' ? 'field.issuers' : 'field.countries')}
      hint={say('countriesHint')}
      error={undefined}
      value={condition.countries}
      onChange={(codes) => set({ countries: codes })}
    />
  );
  switch (condition.kind) {
    case 'VISITED':
      return (
        <>
          {countries}
          {number('withinDays')}
          {number('transitHours')}
        </>
      );
    case 'RESIDENCE':
      return countries;
    case 'HOLDS':
      return (
        <>
          {countries}
          <DocumentParts id={id} condition={condition} set={set} number={number} />
        </>
      );
    case 'AGE':
      return (
        <>
          {number('ageFrom')}
          {number('ageTo')}
        </>
      );
    case 'ENTRY_BY':
      return (
        <>
          <ChoiceField
            id={`${id}-means`}
            label={say('field.means')}
            values={ENTRY_MEANS}
            value={condition.means}
            nameOf={(one) => say(`means.${one}`)}
            onChange={(means) => set({ means })}
          />
          <TextField
            id={`${id}-ports`}
            label={say('field.ports')}
            helperText={say('hint.ports')}
            value={condition.ports}
            onChange={({ target }) => set({ ports: target.value })}
          />
        </>
      );
    case 'PASSPORT':
      return (
        <ChoiceField
          id={`${id}-passports`}
          label={say('field.passports')}
          values={PASSPORT_KINDS}
          value={condition.passports}
          nameOf={(one) => say(`passport.${one}`)}
          onChange={(passports) => set({ passports })}
        />
      );
  }
}

interface ListProps {
  id: string;
  conditions: readonly ConditionForm[];
  error: string | undefined;
  onChange: (conditions: ConditionForm[]) => void;
}

/** Conditions that all have to hold. */
export function ConditionList({ id, conditions, error, onChange }: ListProps) {
  const translate = useTranslate();
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    translate(`restrictions.condition.${key}`, values);
  return (
    <Box
      component="fieldset"
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: conditions.length > 0 ? 1 : 0.5 }}>
        {say('title')}
      </Typography>
      {conditions.map((condition, at) => {
        const change = (changed: ConditionForm): void => onChange(conditions.with(at, changed));
        return (
          <Box
            key={at}
            role="group"
            aria-label={say('numbered', { number: at + 1 })}
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: '14rem minmax(0, 2fr) repeat(2, minmax(8rem, 1fr)) auto',
              },
            }}
          >
            <Box>
              <TextField
                select
                fullWidth
                id={`${id}-${at}-kind`}
                label={say('field.kind')}
                value={condition.kind}
                onChange={({ target }) => change({ ...condition, kind: target.value as ConditionForm['kind'] })}
              >
                {CONDITION_KINDS.map((kind) => (
                  <MenuItem key={kind} value={kind}>
                    {say(`kind.${kind}`)}
                  </MenuItem>
                ))}
              </TextField>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={condition.isNot}
                    onChange={(_, isNot) => change({ ...condition, isNot })}
                  />
                }
                label={say('field.isNot')}
              />
            </Box>
            <ConditionParts id={`${id}-${at}`} condition={condition} onChange={change} />
            <IconButton
              aria-label={say('remove', { number: at + 1 })}
              onClick={() => onChange(conditions.toSpliced(at, 1))}
              sx={{ gridColumn: { md: -2 }, gridRow: { md: 1 }, justifySelf: 'end' }}
            >
              <DeleteOutlineIcon />
            </IconButton>
          </Box>
        );
      })}
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
      <Box>
        <Button size="small" startIcon={<AddIcon />} onClick={() => onChange([...conditions, emptyCondition()])}>
          {say('add')}
        </Button>
      </Box>
    </Box>
  );
}

/** On what a detail depends besides nationality and departure. */
export const ConditionFields = memo(function ConditionFields({ index }: { index: number }) {
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name: `details.${index}.conditions`, control });
  return (
    <ConditionList
      id={fieldId(`details.${index}.conditions`)}
      conditions={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
});
