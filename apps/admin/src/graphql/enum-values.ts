import type {
  AuthorityType,
  DetailView,
  DocumentQuality,
  EntryMeans,
  NewsType,
  PassportKind,
  RestrictionType,
  StatusColor,
} from '../gen/graphql.js';

export const STATUS_COLORS: readonly StatusColor[] = ['BLUE', 'YELLOW', 'RED', 'GRAY', 'PURPLE'];
export const PURPOSES: readonly RestrictionType[] = ['PRIVATE', 'BUSINESS', 'CRUISE'];
export const DETAIL_VIEWS: readonly DetailView[] = ['EXPERT', 'TRAVELLER', 'LEGACY'];
export const AUTHORITY_TYPES: readonly AuthorityType[] = [
  'DESTINATION_COUNTRY',
  'FOREIGN_OFFICE',
  'HEALTH_INSTITUTE',
  'OTHER',
];
export const NEWS_TYPES: readonly NewsType[] = ['GENERAL', 'DESTINATIONMANAGER'];
export const ENTRY_MEANS: readonly EntryMeans[] = ['AIR', 'LAND', 'SEA'];
export const DOCUMENT_QUALITIES: readonly DocumentQuality[] = ['MULTIPLE_ENTRY', 'USED', 'PERMANENT'];
export const PASSPORT_KINDS: readonly PassportKind[] = ['ORDINARY', 'BIOMETRIC', 'EMERGENCY', 'DIPLOMATIC'];
/** The languages of trip pages and answers (spec: application, section 9). */
export const TRIP_LANGUAGES = ['de', 'en', 'cs', 'da', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'tr'] as const;
