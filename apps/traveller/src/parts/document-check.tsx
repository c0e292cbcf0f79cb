import type { ReactNode } from 'react';
import type { CheckPage } from '../document-check/check-page.js';
import { checkPath } from '../document-check/check-path.js';
import type { Reader } from '../model/reader.js';
import type { DetailViewModel } from '../trip-page-view.js';

interface DocumentCheckProps {
  reader: Reader;
  check: DetailViewModel['documentCheck'];
}

/** Where a reader checks passports and identity cards on the device. It shows with the script, which loads the rest when it is used. */
export function DocumentCheck({ reader: { language, t }, check }: DocumentCheckProps): ReactNode {
  if (check === null || check.places.length === 0) return null;
  const page: CheckPage = { language, ...check };
  return (
    <section className="np" aria-labelledby="check" data-check hidden>
      <h2 id="check">{t('page.check')}</h2>
      <p className="muted">{t('page.check.private')}</p>
      <button
        type="button"
        className="btn"
        data-do="check"
        data-src={checkPath(language)}
        data-page={JSON.stringify(page)}
        hidden
      >
        {t('page.check.open')}
      </button>
    </section>
  );
}
