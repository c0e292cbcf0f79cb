import type { Language } from '@landfall/kernel';
import { countryInformation as csCountryInformation } from './cs/country-information.js';
import { formerRules as csFormerRules } from './cs/former-rules.js';
import { scales as csScales } from './cs/scales.js';
import { sentences as csSentences } from './cs/sentences.js';
import { titles as csTitles } from './cs/titles.js';
import { countryInformation as daCountryInformation } from './da/country-information.js';
import { formerRules as daFormerRules } from './da/former-rules.js';
import { scales as daScales } from './da/scales.js';
import { sentences as daSentences } from './da/sentences.js';
import { titles as daTitles } from './da/titles.js';
import { countryInformation as deCountryInformation } from './de/country-information.js';
import { formerRules as deFormerRules } from './de/former-rules.js';
import { scales as deScales } from './de/scales.js';
import { sentences as deSentences } from './de/sentences.js';
import { titles as deTitles } from './de/titles.js';
import { countryInformation as enCountryInformation } from './en/country-information.js';
import { formerRules as enFormerRules } from './en/former-rules.js';
import { scales as enScales } from './en/scales.js';
import { sentences as enSentences } from './en/sentences.js';
import { titles as enTitles } from './en/titles.js';
import { countryInformation as esCountryInformation } from './es/country-information.js';
import { formerRules as esFormerRules } from './es/former-rules.js';
import { scales as esScales } from './es/scales.js';
import { sentences as esSentences } from './es/sentences.js';
import { titles as esTitles } from './es/titles.js';
import { countryInformation as frCountryInformation } from './fr/country-information.js';
import { formerRules as frFormerRules } from './fr/former-rules.js';
import { scales as frScales } from './fr/scales.js';
import { sentences as frSentences } from './fr/sentences.js';
import { titles as frTitles } from './fr/titles.js';
import { countryInformation as huCountryInformation } from './hu/country-information.js';
import { formerRules as huFormerRules } from './hu/former-rules.js';
import { scales as huScales } from './hu/scales.js';
import { sentences as huSentences } from './hu/sentences.js';
import { titles as huTitles } from './hu/titles.js';
import { countryInformation as itCountryInformation } from './it/country-information.js';
import { formerRules as itFormerRules } from './it/former-rules.js';
import { scales as itScales } from './it/scales.js';
import { sentences as itSentences } from './it/sentences.js';
import { titles as itTitles } from './it/titles.js';
import { countryInformation as nlCountryInformation } from './nl/country-information.js';
import { formerRules as nlFormerRules } from './nl/former-rules.js';
import { scales as nlScales } from './nl/scales.js';
import { sentences as nlSentences } from './nl/sentences.js';
import { titles as nlTitles } from './nl/titles.js';
import { countryInformation as plCountryInformation } from './pl/country-information.js';
import { formerRules as plFormerRules } from './pl/former-rules.js';
import { scales as plScales } from './pl/scales.js';
import { sentences as plSentences } from './pl/sentences.js';
import { titles as plTitles } from './pl/titles.js';
import { countryInformation as ptCountryInformation } from './pt/country-information.js';
import { formerRules as ptFormerRules } from './pt/former-rules.js';
import { scales as ptScales } from './pt/scales.js';
import { sentences as ptSentences } from './pt/sentences.js';
import { titles as ptTitles } from './pt/titles.js';
import { countryInformation as trCountryInformation } from './tr/country-information.js';
import { formerRules as trFormerRules } from './tr/former-rules.js';
import { scales as trScales } from './tr/scales.js';
import { sentences as trSentences } from './tr/sentences.js';
import { titles as trTitles } from './tr/titles.js';
import type { CountryInformation } from './en/country-information.js';
import type { FormerRules } from './en/former-rules.js';
import type { Scales } from './en/scales.js';
import type { Sentences } from './en/sentences.js';
import type { Titles } from './en/titles.js';

export type CatalogueTexts = Titles & Sentences & CountryInformation & FormerRules & Scales;

/** Every message of the catalogue in ICU MessageFormat; the types reject a language that lacks a key or has one too many. */
export const TEXTS: Readonly<Record<Language, CatalogueTexts>> = {
  cs: { ...csTitles, ...csSentences, ...csCountryInformation, ...csFormerRules, ...csScales },
  da: { ...daTitles, ...daSentences, ...daCountryInformation, ...daFormerRules, ...daScales },
  de: { ...deTitles, ...deSentences, ...deCountryInformation, ...deFormerRules, ...deScales },
  en: { ...enTitles, ...enSentences, ...enCountryInformation, ...enFormerRules, ...enScales },
  es: { ...esTitles, ...esSentences, ...esCountryInformation, ...esFormerRules, ...esScales },
  fr: { ...frTitles, ...frSentences, ...frCountryInformation, ...frFormerRules, ...frScales },
  hu: { ...huTitles, ...huSentences, ...huCountryInformation, ...huFormerRules, ...huScales },
  it: { ...itTitles, ...itSentences, ...itCountryInformation, ...itFormerRules, ...itScales },
  nl: { ...nlTitles, ...nlSentences, ...nlCountryInformation, ...nlFormerRules, ...nlScales },
  pl: { ...plTitles, ...plSentences, ...plCountryInformation, ...plFormerRules, ...plScales },
  pt: { ...ptTitles, ...ptSentences, ...ptCountryInformation, ...ptFormerRules, ...ptScales },
  tr: { ...trTitles, ...trSentences, ...trCountryInformation, ...trFormerRules, ...trScales },
};
