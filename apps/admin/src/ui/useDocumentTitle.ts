import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Names the tab of the browser after what it shows, so that tabs, history and bookmarks can be distinguished. */
export function useDocumentTitle(screen: string): void {
  const translate = useTranslate();
  const title = translate('app.documentTitle', { screen, name: translate('app.name') });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
