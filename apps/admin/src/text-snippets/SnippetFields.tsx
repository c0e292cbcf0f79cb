import { Box, Typography } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { RichTextInput } from '../rich-text/RichTextInput.js';

const LANGUAGES = [
  { language: 'de', source: 'textDe', otherSource: 'textEn', name: 'german' },
  { language: 'en', source: 'textEn', otherSource: 'textDe', name: 'english' },
] as const;

/** The German and the English text stand side by side. */
export function SnippetFields() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="name"
        autoFocus
        helperText={translate('resources.textsnippets.nameHint')}
        validate={required('app.requiredField')}
        sx={{ maxWidth: { sm: 480 } }}
      />
      <Box
        sx={{
          display: 'grid',
          width: 1,
          gap: 2,
          mt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {LANGUAGES.map(({ language, source, otherSource, name }) => (
          <Box key={language} sx={{ minWidth: 0 }}>
            <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
              {translate(`restrictions.${name}`)}
            </Typography>
            <RichTextInput
              source={source}
              otherSource={otherSource}
              language={language}
              label={translate(`restrictions.${name}Text`, { name: translate('resources.textsnippets.fields.text') })}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}
