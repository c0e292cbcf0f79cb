import type { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';

export class SaveEntryRestriction {
  constructor(
    readonly kind: 'create' | 'update',
    readonly input: EntryRestrictionInput,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}
