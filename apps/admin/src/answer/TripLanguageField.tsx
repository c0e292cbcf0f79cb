import { useInput, useTranslate } from 'react-admin';
import type { TripLanguage } from './answer-address.js';
import { TripLanguageSelect } from './AnswerControls.js';

/** In which language a new trip page greets its readers. */
export function TripLanguageField() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'language' });
  return (
    <TripLanguageSelect
      id="trip-language"
      label={translate('create.language')}
      value={field.value as TripLanguage}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
