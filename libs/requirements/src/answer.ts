import { entriesOf } from './entries.js';
import type { Answer, Itinerary } from './model.js';
import { dayNumber } from './phases.js';
import { placeStatus } from './place-status.js';
import type { RuleIndex } from './rule-index.js';
import { summarise } from './summary.js';
import { versionOf } from './version.js';
import { type Visits, visitsOf } from './visits.js';
import { warningsOf } from './warnings.js';

/**
 * The answer for an itinerary (design, section 5). Precedence per place, citizenship and type: editorial before
 * imported; airport, region, country; named country, smallest group, everyone; named departure before any. Different
 * values of equal rank conflict.
 * @throws RangeError when the trip ends before it starts.
 */
export const answer = (ruleIndex: RuleIndex, itinerary: Itinerary): Answer =>
  answerOf(visitsOf(ruleIndex, itinerary), itinerary);

/** The answer of visits that have been worked out. Throws as `answer` does. */
export function answerOf(visits: Visits, itinerary: Itinerary): Answer {
  const { version, ...rest } = answerWithoutEntries(visits, itinerary);
  return { ...rest, entries: entriesOf(visits), version };
}

export function answerWithoutEntries(visits: Visits, itinerary: Itinerary): Omit<Answer, 'entries'> {
  const trip = { from: dayNumber(itinerary.dateStart), to: dayNumber(itinerary.dateEnd) };
  if (!(trip.from <= trip.to))
    throw new RangeError(`A trip cannot run from ${itinerary.dateStart} to ${itinerary.dateEnd}.`);
  const places = visits.visits.map((visit) => placeStatus(visit, visits.citizenships, trip));
  const summary = summarise(visits, itinerary);
  const warnings = warningsOf(visits, places, trip);
  return {
    places,
    summary,
    warnings,
    version: versionOf(visits, { places, summary, warnings }),
  };
}
