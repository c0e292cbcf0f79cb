import { createContext, useContext } from 'react';
import type { UiLanguage } from '../session/session.js';

export interface LanguageChoice {
  language: UiLanguage;
  /** Rejects when the texts of the language do not come; then the language before stays. */
  setLanguage: (language: UiLanguage) => Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'de', setLanguage: () => Promise.resolve() });
export const useLanguage = (): LanguageChoice => useContext(LanguageContext);
