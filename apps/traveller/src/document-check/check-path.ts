import type { Language } from '@landfall/kernel';

/** Where the script that checks documents is found, with its texts. Pages load it when a reader asks for it. */
export const checkPath = (language: Language): string => `/m/check.js?lang=${language}`;
