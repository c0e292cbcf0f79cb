import { createContext, useContext } from 'react';
import type { UiLanguage } from './session.js';

export interface LanguageChoice { language: UiLanguage; setLanguage: (language: UiLanguage) => void }

export const LanguageContext = createContext<LanguageChoice>({ language: 'de', setLanguage: () => undefined });
export const useLanguage = (): LanguageChoice => useContext(LanguageContext);
