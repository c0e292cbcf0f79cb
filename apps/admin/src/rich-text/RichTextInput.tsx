import { Box } from '@mui/material';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LazyRichText } from './LazyRichText.js';
import { TranslateButton } from './TranslateButton.js';
import { useTranslationProvider } from './useTranslationProvider.js';

interface Props {
  source: string;
  /** The field with the same text in the other language. */
  otherSource: string;
  label: string;
  language: 'de' | 'en' | 'nl';
}

/** A text with markup in a form of react-admin. A service that translates, where one is set up, fills it from the other language. */
export function RichTextInput({ source, otherSource, label, language }: Props) {
  const { provider } = useTranslationProvider();
  const { field, fieldState } = useInput({ source, defaultValue: '' });
  const other = useWatch({ name: otherSource }) as string | null | undefined;
  const value = (field.value as string | null) ?? '';
  return (
    <Box sx={{ minWidth: 0, width: '100%' }}>
      <LazyRichText
        id={`field-${source}`}
        label={label}
        lang={language}
        value={value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        actions={
          provider ? (
            <TranslateButton
              from={language === 'de' ? 'en' : 'de'}
              to={language}
              source={other ?? ''}
              target={value}
              onTranslated={field.onChange}
            />
          ) : undefined
        }
      />
    </Box>
  );
}
