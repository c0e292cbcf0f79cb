import type { Viewer } from '@landfall/platform';

/** Absent: unchanged. Null or empty: removed. */
export interface UpdateJourneyInput {
  id: string;
  email?: string | null;
  internalNote?: string | null;
  isManuallyDisabled?: boolean | null;
}

export class UpdateJourney {
  constructor(
    readonly input: UpdateJourneyInput,
    readonly viewer: Viewer & { organisationId: string },
    readonly correlationId: string,
  ) {}
}
