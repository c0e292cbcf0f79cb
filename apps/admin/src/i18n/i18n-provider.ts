import type { I18nProvider } from 'react-admin';
import type { UiLanguage } from '../session/session.js';
import { catalogueOf, formatter, type MessageTree, type MessageValues } from './icu.js';

type Pack = readonly MessageTree[];
interface Loaders {
  everybody: () => Promise<Pack>;
  editors: () => Promise<Pack>;
}

const loaders: Record<UiLanguage, Loaders> = {
  de: {
    everybody: async () => (await import('./de/index.js')).everybody,
    editors: async () => (await import('./de/editors.js')).editors,
  },
  en: {
    everybody: async () => (await import('./en/index.js')).everybody,
    editors: async () => (await import('./en/editors.js')).editors,
  },
  nl: {
    everybody: async () => (await import('./nl/index.js')).everybody,
    editors: async () => (await import('./nl/editors.js')).editors,
  },
};

/** The texts of a language did not come, such as without a connection. */
export class TextsMissing extends Error {
  override name = 'TextsMissing';
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A provider for one language, with the editors' texts or without. Other texts are another provider: react-admin's own
 * `changeLocale` mounts the whole tree anew, and with it goes whatever an editor has typed. Rejects with `TextsMissing`.
 */
export async function loadI18nProvider(language: UiLanguage, withEditors: boolean): Promise<I18nProvider> {
  const { everybody, editors } = loaders[language];
  // A key that both packs have says what `everybody` says, so that nothing changes when the editors' texts come.
  const packs = await Promise.all([...(withEditors ? [editors()] : []), everybody()]).catch((cause: unknown) => {
    throw new TextsMissing(`The texts in ${language} could not be loaded`, { cause });
  });
  const format = formatter(catalogueOf(packs.flat()), language);
  return {
    translate: (key: string, options?: MessageValues & { _?: string }) =>
      format(key, options) ?? (isText(options?._) ? options._ : key),
    changeLocale: () => Promise.resolve(),
    getLocale: () => language,
  };
}
