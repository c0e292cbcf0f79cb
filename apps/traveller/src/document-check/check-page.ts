/** What the page hands to the script that checks documents. */
export interface CheckPage {
  language: string;
  dateEnd: string;
  /** ICAO codes and names of the nationalities of the page. */
  nationalities: { code: string; name: string }[];
  places: { name: string; rules: CheckRule[] }[];
  /** Of pages that were opened before their script had its texts. */
  texts?: CheckTexts;
}

export interface CheckRule {
  /** ICAO codes. */
  nationalities: string[];
  passport: CheckedDocument;
  idCard: CheckedDocument;
  isVisaFree: boolean | null;
}

interface CheckedDocument {
  isEnough: boolean | null;
  validUntil: string | null;
  /** Issued before `since` it is too old; issued on `surely` or later it is not. Missing: its age does not matter. */
  issued?: { since: string; surely: string };
}

export const CHECK_TEXTS = [
  'lines',
  'linesHint',
  'read',
  'unread',
  'wrongDigits',
  'kind',
  'PASSPORT',
  'ID',
  'nationality',
  'expires',
  'issued',
  'add',
  'missing',
  'remove',
  'document',
  'ok',
  'notAccepted',
  'notStated',
  'otherNationality',
  'tooShort',
  'tooOld',
  'mayBeTooOld',
  'issueMissing',
  'endsOnTrip',
  'best',
  'visaFree',
  'most',
] as const;
export type CheckText = (typeof CHECK_TEXTS)[number];

/** What the script is sent with, in the language of the page; `{day}` and the like stand for what is filled in. */
export type CheckTexts = Readonly<Record<CheckText, string>>;
