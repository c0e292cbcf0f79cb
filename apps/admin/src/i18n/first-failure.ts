import type { UiLanguage } from '../session/session.js';

/** Outside the catalogues: it is needed when no catalogue has come. */
export const FIRST_FAILURE: Readonly<Record<UiLanguage, { text: string; retry: string }>> = {
  de: {
    text: 'Die Anwendung konnte nicht geladen werden. Bitte prüfen Sie die Verbindung.',
    retry: 'Noch einmal versuchen',
  },
  en: { text: 'The application could not be loaded. Please check your connection.', retry: 'Try again' },
  nl: { text: 'De applicatie kon niet worden geladen. Controleer de verbinding.', retry: 'Opnieuw proberen' },
};
