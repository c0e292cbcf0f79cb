import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  IconButton,
  InputAdornment,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DetailType, StatusColor, ValueKind } from '../../gen/graphql.js';
import { STATUS_COLORS } from '../../graphql/enum-values.js';
import type { TextValue, YesNoTextValue } from '../form/detail-value.js';
import { StatusIcon } from '../../ui/status/StatusMark.js';
import { TranslateButton } from '../../rich-text/TranslateButton.js';
import { useTranslationProvider } from '../../rich-text/useTranslationProvider.js';
import { emptyValue, type FormValue, isNotKnown, NOT_KNOWN } from '../form/restriction-form.js';
import { unitOfType, type NumberUnit } from '../form/unit-of-type.js';

export interface InputProps {
  id: string;
  label: string;
  value: FormValue;
  unit: NumberUnit | null;
  hasError: boolean;
  describedBy: string | undefined;
  onChange: (value: FormValue) => void;
}

const twoColumns = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

function YesNo({ id, label, value, hasError, describedBy, onChange }: InputProps) {
  const translate = useTranslate();
  const options = [
    ['yes', 'restrictions.yes', true],
    ['no', 'restrictions.no', false],
    ['notKnown', 'restrictions.notKnown', NOT_KNOWN],
    ['none', 'restrictions.notStated', null],
  ] as const;
  const choice = isNotKnown(value) ? 'notKnown' : (options.find(([, , content]) => content === value)?.[0] ?? 'none');
  return (
    <RadioGroup
      row
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={hasError}
      value={choice}
      onChange={(_, picked) => onChange(options.find(([key]) => key === picked)?.[2] ?? null)}
    >
      {options.map(([key, text]) => (
        <FormControlLabel
          key={key}
          value={key}
          control={<Radio size="small" id={key === choice ? id : undefined} />}
          label={translate(text)}
        />
      ))}
    </RadioGroup>
  );
}

interface BothLanguagesProps {
  id: string;
  label: string;
  de: string;
  en: string;
  hasError: boolean;
  describedBy: string | undefined;
  onChange: (text: { de: string; en: string }) => void;
}

function BothLanguages({ id, label, de, en, hasError, describedBy, onChange }: BothLanguagesProps) {
  const translate = useTranslate();
  const { provider } = useTranslationProvider();
  const text = (language: 'de' | 'en', content: string) => (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        id={language === 'de' ? id : `${id}-en`}
        multiline
        minRows={2}
        maxRows={14}
        label={translate(language === 'de' ? 'restrictions.german' : 'restrictions.english')}
        value={content}
        error={hasError}
        onChange={({ target }) => onChange({ de, en, [language]: target.value })}
        slotProps={{
          htmlInput: {
            lang: language,
            'aria-label': translate(language === 'de' ? 'restrictions.germanText' : 'restrictions.englishText', {
              name: label,
            }),
            'aria-describedby': describedBy,
          },
        }}
      />
      {/* Offered where a language is missing; a text that stands is edited. */}
      {provider && content.trim() === '' && `${de}${en}`.trim() !== '' && (
        <TranslateButton
          from={language === 'de' ? 'en' : 'de'}
          to={language}
          source={language === 'de' ? en : de}
          target=""
          onTranslated={(made) => onChange({ de, en, [language]: made })}
        />
      )}
    </Box>
  );
  return (
    <Box sx={twoColumns}>
      {text('de', de)}
      {text('en', en)}
    </Box>
  );
}

function FreeText({ value, onChange, ...rest }: InputProps) {
  const text = (typeof value === 'object' && !isNotKnown(value) ? value : null) as TextValue | null;
  // Texts in other languages, which a translation may have added, stay as they are.
  return (
    <BothLanguages
      {...rest}
      de={text?.de ?? ''}
      en={text?.en ?? ''}
      onChange={(both) => onChange({ ...text, ...both })}
    />
  );
}

function YesNoText({ id, value, onChange, ...rest }: InputProps) {
  const {
    yes = null,
    textDe = '',
    textEn = '',
  } = ((typeof value === 'object' ? value : null) ?? {}) as Partial<YesNoTextValue>;
  return (
    <Box>
      <YesNo
        {...rest}
        id={id}
        value={isNotKnown(value) ? NOT_KNOWN : yes}
        onChange={(next) =>
          onChange({
            yes: typeof next === 'boolean' ? next : null,
            textDe,
            textEn,
            ...(isNotKnown(next) ? NOT_KNOWN : {}),
          })
        }
      />
      <BothLanguages
        {...rest}
        id={`${id}-de`}
        de={textDe ?? ''}
        en={textEn ?? ''}
        onChange={({ de, en }) => onChange({ yes, textDe: de, textEn: en, ...(isNotKnown(value) ? NOT_KNOWN : {}) })}
      />
    </Box>
  );
}

function WholeNumber({ id, label, value, unit, hasError, describedBy, onChange }: InputProps) {
  const translate = useTranslate();
  const typed = typeof value === 'string' ? value : '';
  const unitId = `${id}-unit`;
  return (
    <TextField
      id={id}
      value={typed}
      onChange={({ target }) => onChange(target.value)}
      error={hasError}
      sx={{ maxWidth: 160 }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          'aria-label': label,
          'aria-describedby': [unit && unitId, describedBy].filter(Boolean).join(' ') || undefined,
        },
        input: {
          endAdornment: unit && (
            <InputAdornment position="end" id={unitId}>
              {translate(`editing.unit.${unit}`, { count: /^\d+$/.test(typed.trim()) ? Number(typed) : 0 })}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function Colour({ id, label, value, hasError, describedBy, onChange }: InputProps) {
  const translate = useTranslate();
  return (
    <RadioGroup
      row
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={hasError}
      value={value ?? ''}
      onChange={(_, picked) => onChange(picked)}
    >
      {STATUS_COLORS.map((color: StatusColor, position) => (
        <FormControlLabel
          key={color}
          value={color}
          control={<Radio size="small" id={(value ? color === value : position === 0) ? id : undefined} />}
          label={
            <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
              <StatusIcon status={color} size={18} />
              {translate(`statusField.${color}`)}
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}

/** An input beside the choice that the value is not known, which takes its place. */
function OrNotKnown({ id, label, value, describedBy, onChange, kind }: InputProps & { kind: ValueKind }) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      sx={{ alignSelf: 'start' }}
      control={
        <Checkbox
          size="small"
          checked={isNotKnown(value)}
          onChange={({ target }) => onChange(target.checked ? NOT_KNOWN : emptyValue(kind))}
          slotProps={{
            input: {
              id: isNotKnown(value) ? id : `${id}-notKnown`,
              'aria-label': translate('restrictions.notKnownOf', { name: label }),
              'aria-describedby': describedBy,
            },
          }}
        />
      }
      label={translate('restrictions.notKnown')}
    />
  );
}

const SHORT: readonly ValueKind[] = ['YESNO', 'POSINT', 'COLOR'];
const INPUTS = { YESNO: YesNo, YESNOTEXT: YesNoText, POSINT: WholeNumber, COLOR: Colour, FREETEXT: FreeText };

/** The input of a kind; a yes or no has the choice "not known" among its answers, all others beside them. */
export function KindInput({ kind, input }: { kind: ValueKind; input: InputProps }) {
  const Input = INPUTS[kind];
  if (kind === 'YESNO' || kind === 'YESNOTEXT') return <Input {...input} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: kind === 'POSINT' ? 'row' : 'column', flexWrap: 'wrap', columnGap: 2 }}>
      {!isNotKnown(input.value) && <Input {...input} />}
      <OrNotKnown {...input} kind={kind} />
    </Box>
  );
}

interface Props {
  id: string;
  typeKey: string;
  /** Unknown when the catalogue no longer has the type; such a value is kept and can be removed. */
  type: DetailType | undefined;
  value: FormValue;
  error: string | undefined;
  /** What should be looked at although it was saved. */
  warning: ReactNode;
  onChange: (value: FormValue) => void;
  onRemove: () => void;
}

export function ValueInput({ id, typeKey, type, value, error, warning, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const label = type?.title ?? translate('restrictions.unknownType', { key: typeKey });
  const describedBy = error ? `${id}-error` : undefined;
  // Texts need the whole width; what is short stands beside its name.
  const isShort = type !== undefined && SHORT.includes(type.kind);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: isShort ? 'minmax(9rem, 16rem) minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto',
        },
        columnGap: 2,
        rowGap: isShort ? 0 : 1,
        alignItems: 'start',
        py: 1,
        borderTop: 1,
        borderColor: 'line',
      }}
    >
      <Typography
        component="div"
        sx={{ fontWeight: 600, pt: 0.75, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
      <Box sx={{ gridRow: { xs: 2, md: isShort ? 1 : 2 }, gridColumn: { xs: '1 / -1', md: isShort ? 2 : '1 / -1' } }}>
        {type ? (
          <KindInput
            kind={type.kind}
            input={{
              id,
              label,
              value,
              unit: unitOfType(typeKey),
              hasError: error !== undefined,
              describedBy,
              onChange,
            }}
          />
        ) : (
          <Typography>{JSON.stringify(value)}</Typography>
        )}
        {error && (
          <FormHelperText error id={`${id}-error`}>
            {error}
          </FormHelperText>
        )}
        {warning}
      </Box>
      <IconButton
        size="small"
        aria-label={translate('restrictions.removeValue', { name: label })}
        onClick={onRemove}
        sx={{ gridRow: 1, gridColumn: { xs: 2, md: isShort ? 3 : 2 } }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
