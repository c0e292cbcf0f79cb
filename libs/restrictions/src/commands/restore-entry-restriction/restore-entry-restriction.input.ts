import { OptionalTextAsTyped } from '@landfall/platform';
import { TEXT_LENGTH } from '../../model/restriction/restriction-input.js';

/** Which version an editor brings back and what is to be said about it, as the api names it. */
export class RestoreInput {
  toVersion: number;
  isSignificant?: boolean | null;
  @OptionalTextAsTyped(TEXT_LENGTH) significantUpdateNote?: string | null;
  /** Lets a second person decide where it breaks regression cases. */
  proposeForConfirmation?: boolean | null;
}
