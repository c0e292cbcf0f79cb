import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { I18nContextProvider, useI18nProvider } from 'react-admin';
import { catalogueOf, formatter, type MessageTree, type MessageValues } from '../i18n/icu.js';
import type { UiLanguage } from '../session/session.js';
import { ErrorState } from './ErrorState.js';
import { LoadingState } from './LoadingState.js';

export type TextLoaders = Readonly<Record<UiLanguage, () => Promise<MessageTree>>>;

interface Props {
  /** One per set of loaders. */
  name: string;
  texts: TextLoaders;
  children: ReactNode;
}

/** Texts that one screen alone shows, loaded with it: its children find them beside those that everybody has. */
export function ScreenTexts({ name, texts, children }: Props) {
  const outer = useI18nProvider();
  const language = outer.getLocale() as UiLanguage;
  const { data, error, refetch } = useQuery({
    queryKey: ['texts', name, language],
    queryFn: () => texts[language](),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const inner = useMemo(() => {
    const format = formatter(catalogueOf(data ? [data] : []), language);
    return {
      ...outer,
      translate: (key: string, values?: MessageValues) => format(key, values) ?? outer.translate(key, values),
    };
  }, [data, outer, language]);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return <I18nContextProvider value={inner}>{children}</I18nContextProvider>;
}
