import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { mailLink, phoneLink, webLink } from '../model/safe-links.js';
import type { OrganisationView } from '../trip-page-view.js';

/** Telephone and e-mail of the organisation, where it has them. */
export function ContactLinks({ organisation: { phone, email } }: { organisation: OrganisationView }): ReactNode {
  const [tel, mailto] = [phoneLink(phone), mailLink(email)];
  if (!tel && !mailto) return null;
  return (
    <span className="links">
      {tel && <a href={tel}>{phone}</a>}
      {mailto && <a href={mailto}>{email}</a>}
    </span>
  );
}

export function ContactFooter({
  reader: { t },
  organisation,
}: {
  reader: Reader;
  organisation: OrganisationView;
}): ReactNode {
  const { name, street, zipCode, city } = organisation;
  const town = [zipCode, city].filter(Boolean).join(' ');
  const website = webLink(organisation.website);
  return (
    <>
      <h2>{t('page.contact')}</h2>
      <address>
        {[name, street, town].filter(Boolean).map((line, at) => (
          <div key={at}>{line}</div>
        ))}
        <ContactLinks organisation={organisation} />
        {website && (
          <span className="links">
            <a href={website.href} rel="noreferrer noopener" aria-label={`${t('page.website')} ${website.site}`}>
              {website.site}
            </a>
          </span>
        )}
      </address>
    </>
  );
}
