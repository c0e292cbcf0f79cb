import { formatList } from '@landfall/messages';
import { Fragment, type ReactNode } from 'react';
import { emergencyPlaces } from '../model/emergency.js';
import type { Reader } from '../model/reader.js';
import type { DetailViewModel, OrganisationView } from '../trip-page-view.js';
import { ContactLinks } from './contact.js';
import { Runs } from './entry-text.js';

interface EmergencyProps {
  reader: Reader;
  detail: DetailViewModel;
  organisation: OrganisationView | null;
}

/** Emergency numbers, first on the page during the trip. */
export function Emergency({ reader: { t, language }, detail, organisation }: EmergencyProps): ReactNode {
  const places = emergencyPlaces(detail);
  if (places.length === 0) return null;
  return (
    <section className="sos" aria-labelledby="emergency">
      <h2 id="emergency">{t('page.emergency')}</h2>
      {places.map(({ name, calls, notes }) => (
        <div key={name}>
          {detail.places.length > 1 && <h3>{name}</h3>}
          {calls.length > 0 && (
            <dl>
              {calls.map(({ topics, runs }, at) => (
                <div key={at}>
                  <dt>{formatList(language, topics)}</dt>
                  <dd>
                    <Runs runs={runs} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {notes.map(({ runs, textLanguage, machineTranslatedFrom }, at) => (
            <Fragment key={at}>
              <p lang={textLanguage === language ? undefined : textLanguage}>
                <Runs runs={runs} />
              </p>
              {machineTranslatedFrom !== null && (
                <p className="note">{t('page.machineTranslated', { from: machineTranslatedFrom })}</p>
              )}
            </Fragment>
          ))}
        </div>
      ))}
      {organisation?.phone && (
        <p className="row">
          <b>{organisation.name}</b>
          <ContactLinks organisation={{ ...organisation, email: null }} />
        </p>
      )}
    </section>
  );
}
