import type { Journey, StatusColor } from '../graphql/schema-types.js';

export type JourneyState = 'active' | 'disabled' | 'expired';

/** Disabled by hand wins over expired: it says who closed the page. */
export const journeyState = ({ isActive, isManuallyDisabled }: Pick<Journey, 'isActive' | 'isManuallyDisabled'>): JourneyState =>
  isManuallyDisabled ? 'disabled' : isActive ? 'active' : 'expired';

export const STATE_TONE: Record<JourneyState, StatusColor> = { active: 'BLUE', disabled: 'YELLOW', expired: 'GRAY' };

/** Links may come as a path; what is shared must work anywhere. */
export const absoluteLink = (link: string, origin: string): string => new URL(link, origin).toString();
