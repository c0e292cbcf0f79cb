import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';

export const IMPRINT_PATH = '/traveller/imprint';

/** Leads to the credits of the shipped data. */
export const ImprintLink = ({ reader: { t, language } }: { reader: Reader }): ReactNode => (
  <p className="np">
    <a href={`${IMPRINT_PATH}?lang=${language}`}>{t('imprint.title')}</a>
  </p>
);
