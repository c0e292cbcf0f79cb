import { LANGUAGES } from '@landfall/kernel';
import { presentTranslated, sourceText } from './translated-text.js';

describe('what a translation is made from', () => {
  it.each([
    [
      'English before German',
      'TrafficNote',
      { de: 'Links fahren.', en: 'Drive on the left.' },
      'pl',
      { text: 'Drive on the left.', language: 'en' },
    ],
    [
      'German where there is no English',
      'TrafficNote',
      { de: ' Links fahren. ' },
      'pl',
      { text: 'Links fahren.', language: 'de' },
    ],
    [
      'German for English readers',
      'TrafficNote',
      { de: 'Links fahren.', en: ' ' },
      'en',
      { text: 'Links fahren.', language: 'de' },
    ],
    [
      'English for German readers',
      'TrafficNote',
      { en: 'Drive on the left.' },
      'de',
      { text: 'Drive on the left.', language: 'en' },
    ],
    [
      'the text beside a yes or no',
      'ErExitFeeRequired',
      { yes: true, textDe: '25 Euro', textEn: '25 euros' },
      'cs',
      { text: '25 euros', language: 'en' },
    ],
  ] as const)('is %s', (_, type, value, target, source) => {
    expect(sourceText(type, value, target)).toEqual(source);
  });

  it.each([
    [
      'an editor wrote the language himself',
      'TrafficNote',
      { en: 'Drive on the left.', pl: 'Ruch lewostronny.' },
      'pl',
    ],
    ['a third language is all there is', 'TrafficNote', { fr: 'Conduite à gauche.' }, 'pl'],
    ['the text has no words', 'EmergencyNumbers', { en: '112 · 999' }, 'pl'],
    ['the text is the name of a permit', 'ErEntryPermitName', { en: 'Electronic travel authorisation' }, 'pl'],
    ['a yes stands alone', 'ErExitFeeRequired', { yes: true }, 'pl'],
    ['the value is no text', 'ErVisaRequired', true, 'pl'],
  ] as const)('is nothing where %s', (_, type, value, target) => {
    expect(sourceText(type, value, target)).toBeNull();
  });

  it('leaves out the languages that editors wrote, for each of the twelve', () => {
    const value = { de: 'Links fahren.', en: 'Drive on the left.' };
    expect(LANGUAGES.filter((language) => sourceText('TrafficNote', value, language))).toEqual(
      LANGUAGES.filter((l) => l !== 'de' && l !== 'en'),
    );
  });
});

it('presents the translated text in its language, and the yes beside it', () => {
  expect(presentTranslated('TrafficNote', { en: 'Drive on the left.' }, 'pl', 'Ruch lewostronny.')).toEqual({
    text: 'Ruch lewostronny.',
    textLanguage: 'pl',
  });
  expect(presentTranslated('ErExitFeeRequired', { yes: true, textEn: '25 euros.' }, 'fr', '25 euros.')).toEqual({
    text: 'Une taxe de sortie est perçue. 25 euros.',
    textLanguage: 'fr',
  });
});
