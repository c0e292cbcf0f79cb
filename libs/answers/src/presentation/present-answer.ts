import { catalogueText, DETAIL_GROUPS, type DetailView } from '@landfall/catalogue';
import { grouped } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import { conditionTexts } from '@landfall/restrictions/condition-text';
import { provenanceOf } from '@landfall/restrictions/provenance-of';
import type { Answer, Entry, ScheduledDifference } from '@landfall/requirements';
import { RISK_TYPE, riskAt } from './advisory-risk.js';
import { datesOf, type EntryOptions } from './entry-parts.js';
import { presentEntry } from './present-entry.js';
import { presentScheduled } from './present-scheduled.js';
import { stayLimitsOf, summaryText, tripWords, warningText, type TripWords } from './summary-text.js';
import { withoutIdleEntries } from './without-idle-entries.js';

export interface PresentOptions extends EntryOptions {
  view: DetailView;
  places: Places;
}

export type PresentedAnswer = Presented<'DestinationDetail'>;
export type { PresentedEntry } from './entry-parts.js';

const presentSummaryItem = (
  item: Answer['summary'][number],
  trip: TripWords,
  presentId: (id: string) => string,
): PresentedAnswer['summary'][number] => ({
  key: item.key,
  title: catalogueText(trip.language, `summary.${item.key}.title`),
  status: item.status,
  text: summaryText(item, trip),
  destinations: item.places.map(presentId),
  citizenships: item.citizenships,
  stayLimits: stayLimitsOf(item).map(({ places, days, citizenships }) => ({
    destinations: places.map(presentId),
    days,
    citizenships,
  })),
  heldDestinations: (item.heldPlaces ?? []).map(presentId),
});

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
  const ids = new Map(answer.places.map(({ place }) => [place.id, places.presentId(place.type, place.id)]));
  const presentId = (id: string): string => ids.get(id) ?? id;
  const byType = new Map<string, Entry[]>();
  for (const entry of withoutIdleEntries(answer.entries)) {
    const list = byType.get(entry.detailType);
    if (list) list.push(entry);
    else byType.set(entry.detailType, [entry]);
  }
  return {
    destinations: answer.places.map((status) => presentDestination(status, byType.get(RISK_TYPE) ?? [], options)),
    summary: answer.summary.map((item) => presentSummaryItem(item, trip, presentId)),
    warnings: answer.warnings.map((warning) => ({
      key: warning.key,
      text: warningText(warning, trip),
      destinations: warning.places.map(presentId),
    })),
    sections: DETAIL_GROUPS[options.view].flatMap((group) => {
      const entries = group.detailTypes.flatMap((type) => byType.get(type) ?? []);
      if (entries.length === 0) return [];
      return [
        {
          key: group.key,
          title: catalogueText(language, `group.${group.key}`),
          citizenshipShowGrouping: group.citizenshipShowGrouping,
          entries: (group.citizenshipShowGrouping === 'LIMITED' ? byCitizenship(entries) : entries).map((e) =>
            presentEntry(e, presentId(e.place), options),
          ),
        },
      ];
    }),
    events: [],
    version: answer.version,
    scheduled: (answer.scheduled ?? []).map((scheduled) =>
      presentScheduled(scheduled, presentId(scheduled.place), language, translations),
    ),
    asOf: null,
  };
}

/** Entries for the same travellers beside each other, those for most of them first. */
function byCitizenship(entries: readonly Entry[]): Entry[] {
  const groups = [...grouped(entries, ({ citizenships }) => citizenships.join())];
  const travellers = ([, [entry]]: (typeof groups)[number]): number => entry!.citizenships.length;
  return groups.toSorted((a, b) => travellers(b) - travellers(a)).flatMap(([, list]) => list);
}

function presentDestination(
  { place, isTransit, status, entryBanned, phase, phaseStart, phaseEnd, phases = [] }: Answer['places'][number],
  risks: Parameters<typeof riskAt>[0],
  { language, places, authority }: PresentOptions,
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
    phases: phases.map((one) => ({
      phase: one.name,
      conditions: conditionTexts(one.conditions ?? [], language),
      startDate: one.start,
      endDate: one.end,
      citizenships: one.citizenships,
      provenance: provenanceOf(one),
      sourceUri: one.sourceUri,
      authority: one.authorityId ? authority(one.authorityId) : null,
      ...datesOf(one),
    })),
  };
}
