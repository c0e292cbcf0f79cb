import {
  catalogueText,
  DETAIL_GROUPS,
  detailType,
  presentPositive,
  type DetailGroup,
  type DetailView,
} from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import { provenanceOf } from '@landfall/restrictions/provenance-of';
import type { Answer, Entry, ScheduledDifference, Statement } from '@landfall/requirements';
import type { Authority } from '@landfall/restrictions/authorities';
import type { Translations } from '../translations/translation-index.js';
import { RISK_TYPE, riskAt } from './advisory-risk.js';
import { entryText } from './entry-text.js';
import { presentScheduled } from './present-scheduled.js';
import { presentStatement } from './present-statement.js';
import { summaryText, tripWords, warningText } from './summary-text.js';

export interface PresentOptions {
  language: Language;
  view: DetailView;
  /** In place of the groups of the view. */
  groups?: readonly DetailGroup[];
  places: Places;
  authority(id: string): Authority | null;
  /** For texts that no editor wrote in the language; without, these stay in the language they were written in. */
  translations?: Translations;
  /** Latest unread change by `place|detailType`. */
  changedAt?: ReadonlyMap<string, string>;
}

export type PresentedAnswer = Presented<'DestinationDetail'>;
export type PresentedEntry = Presented<'DetailEntry'>;

/**
 * An answer in a language and a view (design, section 5 "Texts"). Groups without an entry are left out; scheduled changes
 * appear in every view.
 */
export function presentAnswer(
  answer: Answer & { scheduled?: readonly ScheduledDifference[] },
  options: PresentOptions,
): PresentedAnswer {
  const { language, places, translations } = options;
  const nameById = new Map(
    answer.places.map(({ place }) => [place.id, places.placeName(place.type, place.id, language) ?? place.id]),
  );
  const trip = tripWords(
    answer,
    language,
    (id) => nameById.get(id) ?? id,
    (code) => places.placeName('COUNTRY', code, language) ?? code,
  );
  const byType = new Map<string, Entry[]>();
  for (const entry of answer.entries) {
    const list = byType.get(entry.detailType);
    if (list) list.push(entry);
    else byType.set(entry.detailType, [entry]);
  }
  return {
    destinations: answer.places.map((status) =>
      presentDestination(status, byType.get(RISK_TYPE) ?? [], language, places),
    ),
    summary: answer.summary.map((item) => ({
      key: item.key,
      title: catalogueText(language, `summary.${item.key}.title`),
      status: item.status,
      text: summaryText(item, trip),
      destinations: item.places,
      citizenships: item.citizenships,
    })),
    warnings: answer.warnings.map((warning) => ({
      key: warning.key,
      text: warningText(warning, trip),
      destinations: warning.places,
    })),
    sections: (options.groups ?? DETAIL_GROUPS[options.view]).flatMap((group) => {
      const entries = group.detailTypes.flatMap((type) => byType.get(type) ?? []);
      if (entries.length === 0) return [];
      return [
        {
          key: group.key,
          title: catalogueText(language, `group.${group.key}`),
          entries: entries.map((e) => presentEntry(e, options)),
        },
      ];
    }),
    events: [],
    version: answer.version,
    scheduled: (answer.scheduled ?? []).map((scheduled) => presentScheduled(scheduled, language, translations)),
    asOf: null,
  };
}

function presentDestination(
  { place, isTransit, status, entryBanned, phase, phaseStart, phaseEnd }: Answer['places'][number],
  risks: Parameters<typeof riskAt>[0],
  language: Language,
  places: Places,
): PresentedAnswer['destinations'][number] {
  return {
    place: presentPlace(place, language, places),
    isTransit,
    status,
    entryBanned,
    riskLevel: riskAt(risks, place.id),
    phase,
    phaseStart,
    phaseEnd,
  };
}

const STATES = { stated: 'STATED', unknown: 'UNKNOWN', conflicting: 'CONFLICTING' } as const;

function presentEntry(entry: Entry, { language, authority, changedAt, translations }: PresentOptions): PresentedEntry {
  const [first] = entry.statements;
  const stated = entry.state === 'stated' ? first! : null;
  const changed = changedAt?.get(`${entry.place}|${entry.detailType}`) ?? null;
  return {
    detailType: entry.detailType,
    title: catalogueText(language, `type.${entry.detailType}`),
    kind: detailType(entry.detailType)!.kind,
    destination: entry.place,
    citizenships: entry.citizenships,
    ...entryText(entry, language, translations),
    ...presentStated(entry.detailType, stated, authority),
    isChanged: changed !== null,
    changedAt: changed,
    level: first?.level ?? 'COUNTRY',
    state: STATES[entry.state],
    provenance: first ? provenanceOf(first) : null,
    // A single statement is the entry itself; repeating it would double the answer.
    statements:
      entry.state === 'conflicting'
        ? entry.statements.map((s) => presentOneOf(s, entry.detailType, language, translations, authority))
        : [],
  };
}

/** The one statement that an entry shows as its own; without it nothing is said. */
function presentStated(
  type: string,
  stated: Statement | null,
  authority: PresentOptions['authority'],
): Pick<PresentedEntry, 'value' | 'positive' | 'sourceUri' | 'authority' | 'checkedAt'> {
  if (!stated) return { value: null, positive: null, sourceUri: null, authority: null, checkedAt: null };
  return {
    value: stated.value ?? null,
    positive: presentPositive(type, stated.value),
    sourceUri: stated.sourceUri ?? null,
    authority: stated.authorityId ? authority(stated.authorityId) : null,
    checkedAt: instant(stated.checkedAt ?? null),
  };
}

function presentOneOf(
  s: Statement,
  type: string,
  language: Language,
  translations: Translations | undefined,
  authority: PresentOptions['authority'],
): PresentedEntry['statements'][number] {
  const { text, textLanguage, machineTranslatedFrom } = presentStatement(type, s.value, language, translations);
  return {
    value: s.value,
    text,
    textLanguage,
    machineTranslatedFrom,
    sourceUri: s.sourceUri,
    authority: s.authorityId ? authority(s.authorityId) : null,
    checkedAt: instant(s.checkedAt),
    provenance: provenanceOf(s),
  };
}

/** The day of a check as an instant of the api's DateTime. */
const instant = (day: string | null): string | null => (day ? `${day}T00:00:00Z` : null);
