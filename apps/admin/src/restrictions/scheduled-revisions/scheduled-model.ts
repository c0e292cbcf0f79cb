import type { OpenRevision, ScheduledState, StatusColor } from '../../gen/graphql.js';
import type { ScheduledActionName } from './useScheduledAction.js';

/** In the order in which they are looked at: what waits for a person before what waits for its day. */
export const OPEN_STATES = ['HELD', 'BLOCKED', 'SCHEDULED'] as const satisfies readonly ScheduledState[];
export type OpenState = (typeof OPEN_STATES)[number];

export const STATE_TONE: Readonly<Record<OpenState, StatusColor>> = {
  HELD: 'YELLOW',
  BLOCKED: 'RED',
  SCHEDULED: 'BLUE',
};

export interface ScheduledGroup {
  state: OpenState;
  revisions: OpenRevision[];
}

/** The longest waiting first, scheduled revisions by their day; states without any are left out. */
export function groupScheduled(revisions: readonly OpenRevision[]): ScheduledGroup[] {
  return OPEN_STATES.map((state) => ({
    state,
    revisions: revisions
      .filter((revision) => revision.state === state)
      .sort(
        (a, b) =>
          (state === 'SCHEDULED' ? (a.effectiveOn ?? '').localeCompare(b.effectiveOn ?? '') : 0) ||
          a.proposedAt.localeCompare(b.proposedAt),
      ),
  })).filter(({ revisions: own }) => own.length > 0);
}

/** Nobody decides about their own proposal: they can only take it back. */
export function actionsOf(
  { state, proposedBy }: Pick<OpenRevision, 'state' | 'proposedBy'>,
  viewer: string | null,
): ScheduledActionName[] {
  if (state !== 'HELD') return ['withdraw'];
  return isOwn({ proposedBy }, viewer) ? ['withdraw'] : ['confirm', 'reject'];
}

export const isOwn = ({ proposedBy }: Pick<OpenRevision, 'proposedBy'>, viewer: string | null): boolean =>
  viewer !== null && proposedBy?.id === viewer;
