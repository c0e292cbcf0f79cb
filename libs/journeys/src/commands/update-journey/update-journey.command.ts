import { IsEmailAddress, OptionalText, type Validated, type Viewer } from '@landfall/platform';
import { NOTE_LENGTH } from '../create-journey/create-journey.command.js';

/** Absent: unchanged. Null or empty: removed. */
export class UpdateJourneyInput {
  id: string;
  @IsEmailAddress() email?: string | null;
  @OptionalText(NOTE_LENGTH) internalNote?: string | null;
  isManuallyDisabled?: boolean | null;
}

export class UpdateJourney {
  constructor(
    readonly input: Validated<UpdateJourneyInput>,
    readonly viewer: Viewer & { organisationId: string },
    readonly correlationId: string,
  ) {}
}
