import { RequiredText } from '@landfall/platform';

const REASON_LENGTH = 2_000;

export class RejectRevisionInput {
  id: string;
  /** Said to whoever proposed the revision. */
  @RequiredText(REASON_LENGTH) reason: string;
}
