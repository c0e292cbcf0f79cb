import { detailType } from '@landfall/catalogue';
import { decidingType } from '@landfall/requirements';
import { formatList, formatTopics } from '@landfall/messages';
import { Fragment, type ReactNode } from 'react';
import { sectionsToRead } from '../model/advice.js';
import type { Reader } from '../model/reader.js';
import {
  byCitizenship,
  sectionPlaces,
  sharedProvenance,
  sourceRuns,
  type CitizenshipGroup,
  type EntryView,
  type SectionPlace,
} from '../model/section-places.js';
import type { DetailViewModel } from '../trip-page-view.js';
import { Entry } from './entry.js';
import { Provenance } from './entry-text.js';
import { Badge, Icon } from './icons.js';
import { isCardEnough, looksOf } from './summary.js';
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
  const sections = sectionsToRead(detail.sections);
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
          <button type="button" className="btn" data-do="open" hidden>
            {t('page.openAll')}
          </button>
          <button type="button" className="btn" data-do="close" hidden>
            {t('page.closeAll')}
          </button>
        </div>
      )}
      {sections
        .filter((section) => !isWhollyUnknown(section))
        .map((section) => (
          <SectionPart
            key={section.key}
            reader={reader}
            section={section}
            places={detail.places}
            results={resultsIn(section, detail.summary)}
            nationalities={nationalities}
          />
        ))}
      <UnknownSections reader={reader} sections={sections.filter(isWhollyUnknown)} />
    </section>
  );
}

type Result = DetailViewModel['summary'][number];

/** What the summary says of topics that this section decides. */
const resultsIn = ({ entries }: Section, summary: readonly Result[]): Result[] =>
  summary.filter((item) => !isCardEnough(item) && entries.some((entry) => entry.detailType === decidingType(item.key)));

function SectionPart({
  reader,
  section,
  places,
  results,
  nationalities,
}: {
  reader: Reader;
  section: Section;
  places: DetailViewModel['places'];
  results: readonly Result[];
  nationalities: number;
}): ReactNode {
  const { t } = reader;
  const { key, title, entries } = section;
  const isChanged = entries.some((entry) => entry.isChanged);
  const isConflicting = entries.some(({ state }) => state === 'CONFLICTING');
  const isBarred = key === 'entry' && places.some((place) => place.entryBanned);
  return (
    <details className="sec" id={`s-${key}`} open={isChanged || isConflicting || isBarred}>
      <summary>
        <h3>{title}</h3>
        {isChanged && <span className="tag">{t('page.changed')}</span>}
        {isConflicting && (
          <Badge tone="purple" shape="arrows">
            {t('page.conflicting')}
          </Badge>
        )}
        {results.length > 0 && (
          <span className="out">
            {results.map((item) => (
              <Result key={item.key} reader={reader} item={item} />
            ))}
          </span>
        )}
      </summary>
      <div>
        {sectionPlaces(entries, places, nationalities).map((place) => (
          <PlacePart
            key={place.name}
            reader={reader}
            place={place}
            isNamed={places.length > 1}
            isByCitizenship={section.isByCitizenship ?? false}
            nationalities={nationalities}
          />
        ))}
      </div>
    </details>
  );
}

function Result({ reader, item }: { reader: Reader; item: Result }): ReactNode {
  const { tone, shape } = looksOf(item.status);
  return (
    <span className={tone}>
      <Icon shape={shape} />
      <span>
        <b>{item.title}</b> {reader.t(`page.summary.${item.status}`)}
      </span>
    </span>
  );
}

/** Facts about a country are short: topic and fact beside each other read like a table. */
const isFact = (entry: EntryView): boolean => detailType(entry.detailType)?.set === 'COUNTRY_INFORMATION';

const ungrouped = (entries: EntryView[]): CitizenshipGroup[] =>
  entries.length > 0 ? [{ citizenships: null, entries }] : [];

function PlacePart({
  reader,
  place,
  isNamed,
  isByCitizenship,
  nationalities,
}: {
  reader: Reader;
  place: SectionPlace;
  isNamed: boolean;
  isByCitizenship: boolean;
  nationalities: number;
}): ReactNode {
  const { t, language } = reader;
  const shared = sharedProvenance(place.entries);
  const groups = isByCitizenship ? byCitizenship(place.entries, nationalities) : ungrouped(place.entries);
  const For = isNamed ? 'h5' : 'h4';
  return (
    <div className="place">
      {isNamed && <h4>{place.name}</h4>}
      {groups.map(({ citizenships, entries }, group) => (
        <Fragment key={group}>
          {citizenships && (
            <For className="for">{t('page.forNationalities', { names: formatList(language, citizenships) })}</For>
          )}
          {(shared ? [{ entries, shared: null }] : sourceRuns(entries)).map((run, at) => (
            <Fragment key={at}>
              <dl className={run.entries.some(isFact) ? 'fx' : undefined}>
                {run.entries.map((entry, of) => (
                  <Entry
                    key={of}
                    reader={reader}
                    entry={entry}
                    nationalities={nationalities}
                    isSourceShared={shared !== null || run.shared !== null}
                    isForNamed={citizenships !== null}
                  />
                ))}
              </dl>
              {run.shared && (
                <Provenance
                  reader={reader}
                  of={run.shared}
                  lead={t('page.sharedSourceOf', { count: run.entries.length })}
                />
              )}
            </Fragment>
          ))}
        </Fragment>
      ))}
      {shared && <Provenance reader={reader} of={shared} lead={t('page.sharedSource')} />}
      {place.unknown.length > 0 && (
        <p className="note">{t('page.unknown', { topics: formatTopics(language, place.unknown) })}</p>
      )}
    </div>
  );
}
