import type { ReactNode } from 'react';
import { COPIED_ON } from '../offline.js';
import type { Reader } from '../model/reader.js';

interface TakeAlongProps {
  reader: Reader;
  path: string;
  publicUrl: string;
  /** Whether there are deadlines for a calendar. */
  hasDates: boolean;
}

/** The ways to have the page with oneself. What needs the script shows with it. */
export function TakeAlong({ reader: { t, language }, path, publicUrl, hasDates }: TakeAlongProps): ReactNode {
  const whatsApp = new URL('https://wa.me/');
  whatsApp.searchParams.set('text', new URL(path, publicUrl).href);
  return (
    <section className="np" aria-labelledby="take">
      <h2 id="take">{t('page.take')}</h2>
      <div className="row">
        <a className="btn" href={`${path}/pdf?lang=${language}`}>
          {t('page.pdf')}
        </a>
        {hasDates && (
          <a className="btn" href={`${path}/calendar.ics?lang=${language}`}>
            {t('page.take.calendar')}
          </a>
        )}
        <button type="button" className="btn" data-do="share" data-done={t('page.take.copied')} hidden>
          {t('page.take.share')}
        </button>
        <a className="btn" href={whatsApp.href} rel="noreferrer noopener">
          {t('page.take.whatsapp')}
        </a>
        <button type="button" className="btn" data-do="keep" data-done={t('page.take.forget')} hidden>
          {t('page.take.offline')}
        </button>
      </div>
      <p className="muted">{t('page.take.note')}</p>
    </section>
  );
}

/** Shown on a copy that is read without a connection. */
export const OfflineNotice = ({ reader: { t } }: { reader: Reader }): ReactNode => (
  <div id="offline" className="box yellow" role="status" hidden>
    <p>{t('page.offline', { day: COPIED_ON })}</p>
  </div>
);
