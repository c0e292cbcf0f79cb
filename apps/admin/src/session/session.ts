/** What the browser remembers between visits: the login token and the chosen language. */
const PREFIX = 'landfall.';
const TOKEN = `${PREFIX}token`;
const LANGUAGE = `${PREFIX}language`;

export const UI_LANGUAGES = ['de', 'en', 'nl'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
/** Each in its own language. */
export const LANGUAGE_NAMES: Readonly<Record<UiLanguage, string>> = { de: 'Deutsch', en: 'English', nl: 'Nederlands' };

export const isUiLanguage = (text: unknown): text is UiLanguage => UI_LANGUAGES.includes(text as UiLanguage);

let hasRunOut = false;

export const readToken = (): string | null => localStorage.getItem(TOKEN);
export const keepToken = (token: string): void => {
  hasRunOut = false;
  localStorage.setItem(TOKEN, token);
};
export const dropToken = (): void => localStorage.removeItem(TOKEN);

/** The storage of the browser, or of a test. */
export type DeviceStorage = Pick<Storage, 'removeItem' | 'key' | 'length'>;

/** Removes what this device keeps of a user: token, drafts, searches and their history. The language stays. */
export function clearDevice(storage: DeviceStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX) && key !== LANGUAGE) storage.removeItem(key);
}

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
