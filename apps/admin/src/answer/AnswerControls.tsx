import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { DetailView } from '../gen/graphql.js';
import { DETAIL_VIEWS, TRIP_LANGUAGES } from '../graphql/enum-values.js';
import { Choice } from '../ui/Choice.js';
import type { AnswerChoice, TripLanguage } from './answer-address.js';

interface LanguageSelectProps {
  id: string;
  label: string;
  value: TripLanguage;
  onChange: (language: TripLanguage) => void;
  error?: string | undefined;
}

/** The twelve languages of answers and trip pages, each under its own name. */
export function TripLanguageSelect({ id, label, value, onChange, error }: LanguageSelectProps) {
  const locale = useLocale() ?? 'de';
  const options = useMemo(
    () =>
      TRIP_LANGUAGES.map((code) => {
        const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
        return { value: code, label: own.charAt(0).toLocaleUpperCase(code) + own.slice(1), lang: code };
      }).sort((a, b) => a.label.localeCompare(b.label, locale)),
    [locale],
  );
  return (
    <Box sx={{ minWidth: 150 }}>
      <Choice id={id} label={label} value={value} options={options} onChange={onChange} error={error} />
    </Box>
  );
}

interface Props {
  choice: AnswerChoice;
  onChange: (choice: Partial<AnswerChoice>) => void;
}

export function AnswerControls({ choice, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={choice.view}
        aria-label={translate('answer.view')}
        onChange={(_, view: DetailView | null) => view && onChange({ view })}
      >
        {DETAIL_VIEWS.map((view) => (
          <ToggleButton key={view} value={view}>
            {translate(`answer.views.${view}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TripLanguageSelect
        id="answer-language"
        label={translate('answer.language')}
        value={choice.language}
        onChange={(language) => onChange({ language })}
      />
    </Box>
  );
}
