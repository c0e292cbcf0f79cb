import { FIRST_FAILURE } from '../i18n/first-failure.js';
import type { UiLanguage } from '../session/session.js';

/** Instead of everything, when not even the console came. Nothing of the design is there yet. */
export const FirstFailure = ({ language }: { language: UiLanguage }) => {
  const { text, retry } = FIRST_FAILURE[language];
  return (
    <main style={{ padding: 24, maxWidth: '40rem', fontFamily: 'system-ui, sans-serif' }}>
      <h1>Landfall</h1>
      <p role="alert">{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </main>
  );
};
