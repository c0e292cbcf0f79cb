import { detailType } from '@landfall/catalogue';
import {
  answer,
  contentHash,
  saidBy,
  type Answer,
  type Entry,
  type PlacePath,
  type RuleIndex,
} from '@landfall/requirements';
import type { Viewpoint } from './map-status.js';

/** True for what the country database tells: facts about the country itself, whoever travels there. */
export function isCountryContent(key: string): boolean {
  const type = detailType(key);
  return type !== undefined && (type.set === 'COUNTRY_INFORMATION' || (type.set === 'MAIN' && type.isCidmer));
}

/** An answer about the country alone: no summary, because there is no trip, and only warnings about its own content. */
export function countryContent(
  ruleIndex: RuleIndex,
  country: PlacePath,
  { citizenship, departure, today }: Viewpoint,
): Answer {
  const { places, entries: all } = answer(ruleIndex, {
    departureCountry: departure,
    destinations: [country],
    transits: [],
    citizenships: [citizenship],
    purpose: 'PRIVATE',
    dateStart: today,
    dateEnd: today,
  });
  const entries = all.filter((entry) => isCountryContent(entry.detailType));
  const warning = (key: 'CONFLICTING' | 'UNVERIFIED', holds: (entry: Entry) => boolean): Answer['warnings'] =>
    entries.some(holds) ? [{ key, places: [country.id] }] : [];
  const warnings = [
    ...warning('CONFLICTING', (entry) => entry.state === 'conflicting'),
    ...warning('UNVERIFIED', (entry) => saidBy(entry).some((statement) => statement.provenance === 'imported')),
  ];
  return { places, summary: [], warnings, entries, version: versionOf({ places, warnings, entries }) };
}

/** Hash of what a reader sees; the ids of details are not part of it. */
function versionOf({ places, warnings, entries }: Pick<Answer, 'places' | 'warnings' | 'entries'>): string {
  const shown = entries.map(({ detailType: type, state, statements }) => [
    type,
    state,
    statements.map((s) => [s.value, s.level, s.provenance, s.sourceUri, s.authorityId, s.writtenOn, s.checkedAt]),
  ]);
  return contentHash(JSON.stringify([places, warnings, shown]));
}
