import { Box, Paper, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateTimeInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
  useInput,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ArticleBody } from '../news/ArticleBody.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { RichTextInput } from '../rich-text/RichTextInput.js';
import { TranslateButton } from '../rich-text/TranslateButton.js';
import { useTranslationProvider } from '../rich-text/useTranslationProvider.js';
import { ImageField } from './ImageField.js';
import { useTypeChoices } from './useTypeChoices.js';

const LANGUAGES = [
  { language: 'de', other: 'En', own: 'De', name: 'german' },
  { language: 'en', other: 'De', own: 'En', name: 'english' },
  { language: 'nl', other: 'De', own: 'Nl', name: 'dutch' },
] as const;
type One = (typeof LANGUAGES)[number];

const COLUMNS = {
  display: 'grid',
  width: 1,
  gap: '16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
};
const FACTS = {
  display: 'grid',
  width: 1,
  gap: '4px 16px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
};

/** Fills a title from the one in another language, where a service is set up. */
function TranslateTitle({ language, own, other }: One) {
  const { provider } = useTranslationProvider();
  const { field } = useInput({ source: `title${own}` });
  const source = (useWatch({ name: `title${other}` }) as string | null | undefined) ?? '';
  if (!provider) return null;
  return (
    <TranslateButton
      from={language === 'de' ? 'en' : 'de'}
      to={language}
      source={source}
      target={(field.value as string | null) ?? ''}
      onTranslated={field.onChange}
    />
  );
}

function LanguageColumn(one: One) {
  const translate = useTranslate();
  const { language, own, other, name } = one;
  const label = translate(`newsAdmin.${name}`);
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34, gap: 1, mb: 0.5 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {label}
        </Typography>
        <TranslateTitle {...one} />
      </Box>
      <TextInput
        source={`title${own}`}
        label={translate('newsAdmin.title')}
        autoFocus={language === 'de'}
        slotProps={{
          htmlInput: { lang: language, maxLength: 160, 'aria-label': translate('newsAdmin.titleIn', { label }) },
        }}
      />
      <RichTextInput
        source={`text${own}`}
        otherSource={`text${other}`}
        language={language}
        label={translate('newsAdmin.textIn', { label })}
      />
    </Box>
  );
}

function CountryInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'countryId' });
  return (
    <Box sx={{ mt: '8px' }}>
      <CountryPicker
        id="news-country"
        label={translate('resources.news-admin.fields.country')}
        value={(field.value as string | null) ?? null}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </Box>
  );
}

/** The article as readers will see it, in one of its languages. */
function Preview() {
  const translate = useTranslate();
  const [at, setAt] = useState(0);
  const { own, language } = LANGUAGES[at]!;
  const [title, text, image] = useWatch({ name: [`title${own}`, `text${own}`, 'image'] }) as (string | null)[];
  return (
    <Box component="section" aria-label={translate('newsAdmin.preview')} sx={{ width: 1, mt: '16px' }}>
      <Typography component="h2" variant="h3">
        {translate('newsAdmin.preview')}
      </Typography>
      <Tabs value={at} onChange={(_, next: number) => setAt(next)} aria-label={translate('newsAdmin.preview')}>
        {LANGUAGES.map(({ name }) => (
          <Tab key={name} label={translate(`newsAdmin.${name}`)} />
        ))}
      </Tabs>
      <Paper variant="outlined" sx={{ p: '16px', maxWidth: '46rem' }}>
        {title ? (
          <>
            <Typography variant="h2" component="p" lang={language} sx={{ mb: '8px' }}>
              {title}
            </Typography>
            <ArticleBody text={text ?? ''} image={image ?? null} language={language} isDraft />
          </>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{translate('newsAdmin.noText')}</Typography>
        )}
      </Paper>
    </Box>
  );
}

/** An article: what it is about on top, its three languages side by side, and how it will look below. */
export function NewsFields({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={FACTS}>
        <SelectInput source="newsType" choices={useTypeChoices()} isRequired />
        <CountryInput />
        <ReferenceArrayInput source="tagIds" reference="newstags" sort={{ field: 'order', order: 'ASC' }}>
          <AutocompleteArrayInput label={translate('resources.news-admin.fields.tags')} optionText="name" />
        </ReferenceArrayInput>
        <DateTimeInput source="importantUntil" helperText={translate('newsAdmin.importantHint')} />
      </Box>
      <ImageField />
      <Box sx={COLUMNS}>
        {LANGUAGES.map((one) => (
          <LanguageColumn key={one.language} {...one} />
        ))}
      </Box>
      {!isNew && (
        <BooleanInput
          source="isSignificant"
          label={translate('newsAdmin.significant')}
          helperText={translate('newsAdmin.significantHint')}
          defaultValue={false}
        />
      )}
      <Preview />
    </>
  );
}
