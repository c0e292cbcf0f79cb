import type { WaitingRevision, PendingState, StatusColor } from '../../gen/graphql.js';
import type { PendingActionName } from './PendingAction.js';

/** In the order in which they are looked at: what waits for a person before what waits for its day. */
export const OPEN_STATES = ['AWAITING_CONFIRMATION', 'BLOCKED', 'PLANNED'] as const satisfies readonly PendingState[];
export type OpenState = (typeof OPEN_STATES)[number];

export const STATE_TONE: Readonly<Record<OpenState, StatusColor>> = {
  AWAITING_CONFIRMATION: 'YELLOW',
  BLOCKED: 'RED',
  PLANNED: 'BLUE',
};

export interface PendingGroup {
  state: OpenState;
  revisions: WaitingRevision[];
}

/** The longest waiting first, plans by their day; states without any are left out. */
export function groupPending(revisions: readonly WaitingRevision[]): PendingGroup[] {
  return OPEN_STATES.map((state) => ({
    state,
    revisions: revisions
      .filter((revision) => revision.state === state)
      .sort(
        (a, b) =>
          (state === 'PLANNED' ? (a.effectiveOn ?? '').localeCompare(b.effectiveOn ?? '') : 0) ||
          a.proposedAt.localeCompare(b.proposedAt),
      ),
  })).filter(({ revisions: own }) => own.length > 0);
}

/** Nobody decides about their own proposal: they can only take it back. */
export function actionsOf(
  { state, proposedBy }: Pick<WaitingRevision, 'state' | 'proposedBy'>,
  viewer: string | null,
): PendingActionName[] {
  if (state !== 'AWAITING_CONFIRMATION') return ['withdraw'];
  return isOwn({ proposedBy }, viewer) ? ['withdraw'] : ['confirm', 'reject'];
}

export const isOwn = ({ proposedBy }: Pick<WaitingRevision, 'proposedBy'>, viewer: string | null): boolean =>
  viewer !== null && proposedBy?.id === viewer;
