import { formatList } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { webLink } from '../model/safe-links.js';
import type { OrganisationView, VisaView } from '../trip-page-view.js';
import { Icon } from './icons.js';
import { Source } from './source.js';

interface VisasProps {
  reader: Reader;
  visas: VisaView[];
  service: OrganisationView['visaService'];
  nationalities: number;
}

/** How the visas that are required are obtained: by the service of the organisation, or without one. */
export function Visas({ reader: { t, language }, visas, service, nationalities }: VisasProps): ReactNode {
  if (service === null || visas.length === 0) return null;
  const link = webLink(service.href);
  return (
    <section aria-labelledby="visas">
      <h2 id="visas">{t('page.visa')}</h2>
      <p>{link ? t('page.visa.service', { name: service.name }) : t('page.visa.self')}</p>
      {link && (
        <p className="meta">
          <a href={link.href} rel="noreferrer noopener">
            {t('page.visa.order', { name: service.name })}
          </a>
        </p>
      )}
      <ul className="sum">
        {visas.map(({ place, isCertain, citizenships, sourceUri, authority }, at) => (
          <li key={at} className={isCertain ? 'yellow' : 'gray'}>
            <Icon shape={isCertain ? 'alert' : 'question'} />
            <div>
              <h3>{isCertain ? place : t('page.deadlines.open', { task: place })}</h3>
              {citizenships.length < nationalities && (
                <p className="note">{t('page.forNationalities', { names: formatList(language, citizenships) })}</p>
              )}
              {(sourceUri ?? authority) !== null && (
                <p>
                  <Source sourceUri={sourceUri} authority={authority} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
