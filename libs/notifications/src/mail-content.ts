import type { Language } from '@landfall/kernel';

/** A mail ready for the transport, without addresses. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

export interface VerificationMailInput {
  language: Language;
  organisationName: string;
  tripUrl: string;
  verificationUrl: string;
  /** ISO days. */
  dateStart: string;
  dateEnd: string;
  /** Names of the destinations in the mail's language. */
  destinations: string[];
}

export interface ChangeMailInput {
  language: Language;
  kind: 'BEFORE_TRIP' | 'DURING_TRIP';
  organisationName: string;
  tripUrl: string;
  unsubscribeUrl: string;
  dateStart: string;
  dateEnd: string;
  /** One per changed field, texts in the mail's language; null: nothing was or is stated. */
  changes: { place: string; title: string; citizenships: string[]; before: string | null; after: string | null }[];
}
