import type { Journey, PastTripPage, StatusColor } from '../gen/graphql.js';

export type JourneyState = 'active' | 'disabled' | 'expired';

/** Disabled by hand wins over expired: it says who closed the page. */
export const journeyState = ({
  isActive,
  isManuallyDisabled,
}: Pick<Journey, 'isActive' | 'isManuallyDisabled'>): JourneyState => {
  if (isManuallyDisabled) return 'disabled';
  return isActive ? 'active' : 'expired';
};

/** Nothing of a page can be changed once its trip is over, whoever closed it before. */
export const isOver = (journey: Pick<Journey, 'isActive' | 'isManuallyDisabled' | 'dateEnd'>, today: string): boolean =>
  journey.dateEnd < today || journeyState(journey) === 'expired';

export const STATE_TONE: Record<JourneyState, StatusColor> = { active: 'BLUE', disabled: 'YELLOW', expired: 'GRAY' };

/** Links may come as a path; what is shared must work anywhere. */
export const absoluteLink = (link: string, origin: string): string => new URL(link, origin).toString();

/** The state that a trip page had, as the list names it. */
export const PAGE_STATES: Record<PastTripPage['state'], JourneyState> = {
  ACTIVE: 'active',
  DISABLED: 'disabled',
  EXPIRED: 'expired',
};
