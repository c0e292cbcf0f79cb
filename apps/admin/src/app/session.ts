/** What the browser remembers between visits: the login token and the chosen language. */
const TOKEN = 'landfall.token';
const LANGUAGE = 'landfall.language';

export const UI_LANGUAGES = ['de', 'en', 'nl'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

export const isUiLanguage = (text: unknown): text is UiLanguage => UI_LANGUAGES.includes(text as UiLanguage);

export const readToken = (): string | null => localStorage.getItem(TOKEN);
export const keepToken = (token: string): void => localStorage.setItem(TOKEN, token);
export const dropToken = (): void => localStorage.removeItem(TOKEN);

export function readLanguage(): UiLanguage {
  const stored = localStorage.getItem(LANGUAGE);
  return isUiLanguage(stored) ? stored : 'de';
}

export const keepLanguage = (language: UiLanguage): void => localStorage.setItem(LANGUAGE, language);
