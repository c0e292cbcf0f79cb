/** What the browser remembers between visits: the login token and the chosen language. */
const TOKEN = 'landfall.token';
const LANGUAGE = 'landfall.language';

export const UI_LANGUAGES = ['de', 'en', 'nl'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

export const isUiLanguage = (text: unknown): text is UiLanguage => UI_LANGUAGES.includes(text as UiLanguage);

let hasRunOut = false;

export const readToken = (): string | null => localStorage.getItem(TOKEN);
export const keepToken = (token: string): void => {
  hasRunOut = false;
  localStorage.setItem(TOKEN, token);
};
export const dropToken = (): void => localStorage.removeItem(TOKEN);

/** Drops a token that the server no longer knows; the login then says why it is there. */
export const dropLapsedToken = (): void => {
  hasRunOut ||= readToken() !== null;
  dropToken();
};
export const hasSessionRunOut = (): boolean => hasRunOut;

export function readLanguage(): UiLanguage {
  const stored = localStorage.getItem(LANGUAGE);
  return isUiLanguage(stored) ? stored : 'de';
}

export const keepLanguage = (language: UiLanguage): void => localStorage.setItem(LANGUAGE, language);
