import type { Provider } from '@nestjs/common';
import { SaveEntryRestrictionHandler } from './commands/save-entry-restriction/save-entry-restriction.handler.js';
import { SaveEntryRestrictionResolver } from './commands/save-entry-restriction/save-entry-restriction.resolver.js';
import { CatalogueResolver } from './views/catalogue/catalogue.resolver.js';
import { DestinationDetailResolver } from './views/destination-detail/destination-detail.resolver.js';
import { EntryRestrictionsResolver } from './views/entry-restrictions/entry-restrictions.resolver.js';

/** What the api process mounts of this context. */
export const RESTRICTION_PROVIDERS: Provider[] = [
  SaveEntryRestrictionHandler,
  SaveEntryRestrictionResolver,
  EntryRestrictionsResolver,
  CatalogueResolver,
  DestinationDetailResolver,
];
