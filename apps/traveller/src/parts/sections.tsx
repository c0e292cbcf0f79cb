import { formatDay, formatList, languageName } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import { webLink } from '../model/safe-links.js';
import { isForSome, sectionPlaces, type EntryView } from '../model/section-places.js';
import type { DetailViewModel } from '../trip-page-view.js';
import { Badge } from './icons.js';
import { isWhollyUnknown, UnknownSections } from './unknown-sections.js';

interface SectionsProps {
  reader: Reader;
  detail: DetailViewModel;
  /** How many nationalities travel: an entry for all of them needs no note. */
  nationalities: number;
}

type Section = DetailViewModel['sections'][number];

/** All details, a foldable part per section; sections with news are open. */
export function Sections({ reader, detail, nationalities }: SectionsProps): ReactNode {
  const { t } = reader;
  return (
    <section aria-labelledby="details">
      <h2 id="details">{t('page.details')}</h2>
      {detail.sections.length === 0 ? (
        <div className="box gray">
          <h3>{t('page.noRegulations')}</h3>
          <p>{t('page.noRegulationsText')}</p>
        </div>
      ) : (
        <div className="row np">
          <button type="button" className="btn" data-do="open" hidden>{t('page.openAll')}</button>
          <button type="button" className="btn" data-do="close" hidden>{t('page.closeAll')}</button>
        </div>
      )}
      {detail.sections.filter((section) => !isWhollyUnknown(section)).map((section) => (
        <SectionPart key={section.key} reader={reader} section={section} places={detail.places} nationalities={nationalities} />
      ))}
      <UnknownSections reader={reader} sections={detail.sections.filter(isWhollyUnknown)} />
    </section>
  );
}

function SectionPart({ reader, section, places, nationalities }: { reader: Reader; section: Section; places: DetailViewModel['places']; nationalities: number }): ReactNode {
  const { t, language } = reader;
  const { key, title, entries } = section;
  const isChanged = entries.some((entry) => entry.isChanged);
  const isBarred = key === 'entry' && places.some((place) => place.entryBanned);
  return (
    <details className="sec" id={`s-${key}`} open={isChanged || isBarred}>
      <summary>
        <h3>{title}</h3>
        {isChanged && <span className="tag">{t('page.changed')}</span>}
        {entries.some(({ state }) => state === 'CONFLICTING') && <Badge tone="purple" shape="arrows">{t('page.conflicting')}</Badge>}
      </summary>
      <div>
        {sectionPlaces(entries, places, nationalities).map((place) => (
          <div className="place" key={place.name}>
            {places.length > 1 && <h4>{place.name}</h4>}
            {place.entries.length > 0 && (
              <dl>{place.entries.map((entry, at) => <Entry key={at} reader={reader} entry={entry} nationalities={nationalities} />)}</dl>
            )}
            {place.unknown.length > 0 && <p className="note">{t('page.unknown', { topics: formatList(language, place.unknown) })}</p>}
          </div>
        ))}
      </div>
    </details>
  );
}

function Entry({ reader: { t, language }, entry, nationalities }: { reader: Reader; entry: EntryView; nationalities: number }): ReactNode {
  const { state, origin, textLanguage, authority, checkedAt } = entry;
  const source = webLink(entry.sourceUri);
  const isForeign = textLanguage !== language;
  return (
    <div>
      <dt>
        {entry.title}
        {entry.isChanged && <span className="tag">{t('page.changed')}</span>}
        {state === 'CONFLICTING' && <Badge tone="purple" shape="arrows">{t('page.conflicting')}</Badge>}
        {state === 'UNKNOWN' && <Badge tone="gray" shape="question">{t('page.summary.UNKNOWN')}</Badge>}
        {origin === 'IMPORTED' && <Badge tone="yellow" shape="alert">{t('page.imported')}</Badge>}
      </dt>
      <dd>
        {isForSome(entry, nationalities) && <p className="note">{t('page.forNationalities', { names: formatList(language, entry.citizenships) })}</p>}
        <p lang={isForeign ? textLanguage : undefined}>{entry.text}</p>
        {isForeign && <p className="note">{t('page.textLanguage', { language: languageName(language, textLanguage) })}</p>}
        {(source || authority || checkedAt) && (
          <div className="meta">
            {authority && <span>{t('page.authority', { name: authority })}</span>}
            {source && <a href={source.href} rel="noreferrer noopener">{t('page.source', { site: source.site })}</a>}
            {checkedAt && <span>{t('page.checkedOn', { date: formatDay(language, checkedAt) })}</span>}
          </div>
        )}
      </dd>
    </div>
  );
}
