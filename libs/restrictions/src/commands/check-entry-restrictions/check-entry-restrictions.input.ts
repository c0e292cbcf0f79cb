import { ArrayMaxSize } from 'class-validator';
import { Prepare, saying } from '@landfall/platform';

const MAX_IDS = 200;

export class CheckEntryRestrictionsInput {
  /** In the case in which they are stored. */
  @Prepare((ids) => (Array.isArray(ids) ? ids.map((id) => String(id).trim().toLowerCase()) : ids))
  @ArrayMaxSize(MAX_IDS, saying('rejection.tooManyIds', { max: MAX_IDS }))
  ids: readonly string[];
}
