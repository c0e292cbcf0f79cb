import type { Language } from '@landfall/kernel';

/** Everything the trip page shows, already in the reader's language. Rendered by `renderTripPage`. */
export interface TripPageView {
  state: 'ACTIVE' | 'DISABLED' | 'EXPIRED' | 'MISSING';
  language: Language;
  /** Path of the page without query: forms post below it, language links add `?lang=`. */
  path: string;
  organisation: OrganisationView | null;
  trip: {
    departure: string;
    destinations: string[];
    transits: string[];
    citizenships: string[];
    dateStart: string;
    dateEnd: string;
    purpose: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  } | null;
  detail: DetailViewModel | null;
  changes: ChangeView[];
  subscription: 'NONE' | 'PENDING' | 'CONFIRMED';
  /** Outcome of a form post that is shown on the page that follows it. */
  notice: { kind: 'success' | 'error'; text: string; field: string | null } | null;
}

export interface OrganisationView {
  name: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  street: string | null;
  zipCode: string | null;
  city: string | null;
}

export interface DetailViewModel {
  places: { id: string; name: string; isTransit: boolean; status: 'BLUE' | 'YELLOW' | 'RED' | 'GRAY' | 'PURPLE'; entryBanned: boolean; phase: string | null; phaseStart: string | null; phaseEnd: string | null }[];
  summary: { key: string; title: string; status: 'OK' | 'REQUIRED' | 'REQUIRED_ONE' | 'REQUIRED_MANY' | 'REQUIRED_ALL' | 'UNKNOWN'; text: string }[];
  warnings: { key: string; text: string }[];
  sections: {
    key: string;
    title: string;
    entries: {
      detailType: string;
      title: string;
      place: string;
      citizenships: string[];
      text: string;
      textLanguage: string;
      state: 'STATED' | 'UNKNOWN' | 'CONFLICTING';
      origin: 'EDITORIAL' | 'IMPORTED' | null;
      isChanged: boolean;
      sourceUri: string | null;
      authority: string | null;
      checkedAt: string | null;
    }[];
  }[];
}

export interface ChangeView {
  id: string;
  at: string;
  place: string;
  title: string;
  before: string | null;
  after: string | null;
  isRead: boolean;
}
