import { answerWithoutEntries } from './answer.js';
import { contentHash } from './content-hash.js';
import { entriesAt } from './entries.js';
import type { Entry, Itinerary, ScheduledRules, TripSnapshot } from './model.js';
import type { RuleIndex } from './rule-index.js';
import { scheduledDifferences, withScheduled } from './scheduled.js';
import { visitsOf, type Visit } from './visits.js';

/** The entries of one place in an answer. Many trips share them: they depend neither on its days nor on its other places. */
export interface AnswerPart {
  place: string;
  /** Equal for equal entries; internal ids are excluded. */
  hash: string;
  entries: () => Entry[];
}

/** A snapshot with the entries of its places apart, in the order of `places`. */
export interface SnapshotInParts extends Omit<TripSnapshot, 'entries'> {
  parts: AnswerPart[];
}

/** What `answerWithScheduledRevisions` answers, in parts. Entries are made when they are asked for. */
export function snapshotInParts(
  ruleIndex: RuleIndex,
  itinerary: Itinerary,
  scheduledRevisions: readonly ScheduledRules[],
): SnapshotInParts {
  const visits = visitsOf(ruleIndex, itinerary);
  return {
    ...withScheduled(
      answerWithoutEntries(visits, itinerary),
      scheduledDifferences(ruleIndex, itinerary, scheduledRevisions, visits),
    ),
    parts: visits.visits.map((visit) => ({
      place: visit.place.id,
      hash: hashOf(visit, visits.citizenships),
      entries: () => entriesAt(visit, visits.citizenships),
    })),
  };
}

const hashOf = ({ place, isTransit, views }: Visit, citizenships: readonly string[]): string =>
  contentHash(
    [
      place.type,
      place.id,
      isTransit,
      ...citizenships.map((code, at) => `${code}:${views[at]!.digest(isTransit)}`),
    ].join(' '),
  );
