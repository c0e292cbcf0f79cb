import type { I18nProvider } from 'react-admin';
import type { UiLanguage } from '../app/session.js';
import { catalogueOf, formatter, type Catalogue, type MessageValues } from './icu.js';

const loaders: Record<UiLanguage, () => Promise<Catalogue>> = {
  de: async () => {
    const [own, framework] = await Promise.all([import('./de/index.js'), import('./de/framework.js')]);
    return catalogueOf(own.de, framework.frameworkDe);
  },
  en: async () => {
    const [own, framework] = await Promise.all([import('./en/index.js'), import('./en/framework.js')]);
    return catalogueOf(own.en, framework.frameworkEn);
  },
  nl: async () => {
    const [own, framework] = await Promise.all([import('./nl/index.js'), import('./nl/framework.js')]);
    return catalogueOf(own.nl, framework.frameworkNl);
  },
};

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A provider for one language. Another language is another provider: react-admin's own `changeLocale` mounts the whole
 * tree anew, and with it goes whatever an editor has typed.
 */
export async function loadI18nProvider(language: UiLanguage): Promise<I18nProvider> {
  const format = formatter(await loaders[language](), language);
  return {
    translate: (key: string, options?: MessageValues & { _?: string }) =>
      format(key, options) ?? (isText(options?._) ? options._ : key),
    changeLocale: () => Promise.resolve(),
    getLocale: () => language,
  };
}
