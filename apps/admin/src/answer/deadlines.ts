import { daysBetween } from '@landfall/kernel';
import { deadlinesOf, heldPlacesIn, type Deadline, type Duty } from '@landfall/requirements/deadlines';
import type { DestinationDetail, StatusColor } from '../gen/graphql.js';
import type { SearchForm } from '../search/search-form.js';
import { travellersInput } from '../search/traveller-facts.js';
import type { Cell, Reason } from './verdicts.js';

/** When what an answer requires of each nationality has to be done. */
export function deadlinesOfAnswer(answer: DestinationDetail, form: SearchForm): Deadline[] {
  const destinations = answer.destinations.filter(({ isTransit }) => !isTransit).map(({ place }) => place.id);
  const travellers = travellersInput(
    form.facts,
    form.transits.map(({ id }) => id),
    form.destinations.map(({ id }) => id),
  );
  return deadlinesOf(
    answer.sections.flatMap(({ entries }) => entries),
    form.nationalities,
    {
      dateStart: form.dateStart,
      dateEnd: form.dateEnd,
      destinations,
      arrivalDays: travellers?.arrivalDays ?? [],
      heldPlaces: heldPlacesIn(answer.summary),
    },
  );
}

const DUTY_OF: Partial<Record<Reason['key'], Duty>> = {
  visa: 'VISA',
  permit: 'ENTRY_PERMIT',
  forms: 'EXTRA_FORMS',
  vaccination: 'IMMUNISATION',
};

/** The deadline of what a reason of a cell says. */
export const deadlineOf = (
  deadlines: readonly Deadline[],
  { destination, nationality }: Cell,
  { key, verdict }: Reason,
): Deadline | undefined =>
  verdict === 'FINE'
    ? undefined
    : deadlines.find(
        (one) =>
          one.duty === DUTY_OF[key] &&
          one.destination === destination.place.id &&
          one.citizenships.includes(nationality),
      );

/** LATE: its last day is over. SOON: within a week. WAITING: cannot be done yet. UNDATED: counted from an arrival whose day nobody says. */
export type DueState = 'LATE' | 'SOON' | 'OPEN' | 'WAITING' | 'UNDATED';

const SOON_DAYS = 7;

export function dueStateOf({ firstDay, lastDay }: Deadline, today: string): DueState {
  if (lastDay !== null && lastDay < today) return 'LATE';
  if (firstDay !== null && firstDay > today) return 'WAITING';
  if (lastDay === null) return firstDay === null ? 'UNDATED' : 'OPEN';
  return daysBetween(today, lastDay) <= SOON_DAYS ? 'SOON' : 'OPEN';
}

export const DUE_STATUS: Readonly<Record<DueState, StatusColor>> = {
  LATE: 'RED',
  SOON: 'YELLOW',
  OPEN: 'YELLOW',
  WAITING: 'GRAY',
  UNDATED: 'GRAY',
};

/** The one to see to first: that ends next among those that are not over. */
export const nextDeadline = (deadlines: readonly Deadline[], today: string): Deadline | undefined =>
  deadlines.find(({ lastDay }) => lastDay !== null && lastDay >= today);
