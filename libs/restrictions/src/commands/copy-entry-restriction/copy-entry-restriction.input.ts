import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { DETAIL_CATEGORIES } from '@landfall/catalogue';
import { OptionalTextAsTyped, saying } from '@landfall/platform';
import { TEXT_LENGTH } from '../../model/restriction/restriction-input.js';

export type CopySource = 'BUSINESS' | 'PARENT';

const MAX_CATEGORIES = DETAIL_CATEGORIES.length;

/** What is copied from where. */
export class CopyOrder {
  from: CopySource;
  @ArrayMinSize(1, saying('rejection.required'))
  @ArrayMaxSize(MAX_CATEGORIES, saying('rejection.notInRange', { min: 1, max: MAX_CATEGORIES }))
  categories: readonly string[];
}

/** As the api names it. */
export class CopyEntryRestrictionInput extends CopyOrder {
  id: string;
  version: number;
  confirmOverwrite?: boolean | null;
  isSignificant?: boolean | null;
  @OptionalTextAsTyped(TEXT_LENGTH) significantUpdateNote?: string | null;
  /** Lets a second person decide where it breaks regression cases. */
  proposeForConfirmation?: boolean | null;
}
