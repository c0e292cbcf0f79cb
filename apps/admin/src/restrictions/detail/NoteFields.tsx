import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { LazyRichText } from '../../rich-text/LazyRichText.js';
import { TranslateButton } from '../../rich-text/TranslateButton.js';
import { useTranslationProvider } from '../../rich-text/useTranslationProvider.js';
import { fieldId } from '../form/field-path.js';
import type { RestrictionForm } from '../form/restriction-form.js';

type NoteName = 'noteDe' | 'noteEn';
const OPPOSITE = { noteDe: 'noteEn', noteEn: 'noteDe' } as const;

/** Fills one side from the other. */
function TranslateNote({ index, name }: { index: number; name: NoteName }) {
  const { control, setValue } = useFormContext<RestrictionForm>();
  const [source, target] = useWatch({
    control,
    name: [`details.${index}.${OPPOSITE[name]}`, `details.${index}.${name}`],
  });
  return (
    <TranslateButton
      from={name === 'noteDe' ? 'en' : 'de'}
      to={name === 'noteDe' ? 'de' : 'en'}
      source={source}
      target={target}
      onTranslated={(text) => setValue(`details.${index}.${name}`, text, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

/** One side; what is typed on the other does not draw it again. */
const NoteField = memo(function NoteField({
  index,
  name,
  canTranslate,
}: {
  index: number;
  name: NoteName;
  canTranslate: boolean;
}) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const { field, fieldState } = useController({ name: `details.${index}.${name}`, control });
  const label = translate(`restrictions.field.${name}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <LazyRichText
        id={fieldId(`details.${index}.${name}`)}
        label={label}
        lang={name === 'noteDe' ? 'de' : 'en'}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        actions={canTranslate && <TranslateNote index={index} name={name} />}
      />
    </Box>
  );
});

/** The note in German and English beside each other; each side can be filled from the other. */
export const NoteFields = memo(function NoteFields({ index }: { index: number }) {
  const translate = useTranslate();
  const { provider, isKnown } = useTranslationProvider();
  return (
    <Box>
      <Typography component="h4" variant="h3" sx={{ mb: 1 }}>
        {translate('editing.notes')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {(['noteDe', 'noteEn'] as const).map((name) => (
          <NoteField key={name} index={index} name={name} canTranslate={provider !== null} />
        ))}
      </Box>
      {isKnown && provider === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {translate('richText.noProvider')}
        </Typography>
      )}
    </Box>
  );
});
