import type { Validated } from '@landfall/platform';
import type { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';

export class SaveEntryRestriction {
  constructor(
    readonly kind: 'create' | 'update',
    readonly draft: Validated<EntryRestrictionInput>,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}
