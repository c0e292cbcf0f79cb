import type { Language } from '@landfall/kernel';
import { CREDITS, type Credit } from './model/credits.js';
import { readerOf, type Reader } from './model/reader.js';
import { renderDocument } from './parts/document.js';
import { IMPRINT_PATH } from './parts/imprint-link.js';

/** Where the shipped data comes from, and under which licences it is used. */
export function renderImprint(language: Language): string {
  const reader = readerOf(language);
  const { t } = reader;
  return renderDocument({
    reader,
    title: t('imprint.title'),
    path: IMPRINT_PATH,
    children: (
      <div className="page">
        <h1>{t('imprint.title')}</h1>
        <p>{t('imprint.text')}</p>
        {CREDITS.map((credit) => (
          <CreditPart key={credit.data} reader={reader} credit={credit} />
        ))}
      </div>
    ),
  });
}

function CreditPart({
  reader: { t },
  credit: { data, source, after, licence, changes },
}: {
  reader: Reader;
  credit: Credit;
}) {
  return (
    <section>
      <h2>{t(data)}</h2>
      <p lang="en">{source}</p>
      {after && <p>{t('imprint.after', { name: after })}</p>}
      <p>
        {licence ? (
          <a href={licence.uri} rel="noreferrer noopener">
            {t('imprint.licence', { name: licence.name })}
          </a>
        ) : (
          t('imprint.publicDomain')
        )}
      </p>
      {changes && <p>{t(changes)}</p>}
    </section>
  );
}
