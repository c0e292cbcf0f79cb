import { addDays, dayIn, type Language } from '@landfall/kernel';
import type { TripLinks } from '@landfall/journeys/trip-links';
import type { Places } from '@landfall/places';
import type { Config, LinkSecrets, OutgoingMessage } from '@landfall/platform';
import type { MailKind } from '@landfall/platform/schema';
import type { DetailValue } from '@landfall/catalogue';
import type { ClaimedMail } from '../deliver-mails/claim.js';
import { compose } from '../deliver-mails/compose.js';
import type { NotifiedChange } from '../deliver-mails/notified-changes.js';
import { accountMessage } from '../send-account-mails/account-message.js';

/** Of no trip page, no subscription and no request: what links to it leads to a page that says so. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAYS_UNTIL_DEPARTURE = 14;
const DAYS_UNDER_WAY = 4;
const DAYS_OF_TRIP = 14;
const DESTINATION = 'TH';
const SECOND_DESTINATION = 'VN';

export interface SampleMail {
  kind: MailKind;
  language: Language;
  organisationName: string;
  to: string;
  /** Of the Message-ID. */
  id?: string;
}

export interface SampleContext {
  places: Places;
  links: TripLinks;
  secrets: LinkSecrets;
  config: Pick<Config, 'publicUrl' | 'timeZone'>;
  now: Date;
}

const stated = (detailType: string, value: DetailValue): NotifiedChange['before'] => ({
  detailType,
  place: DESTINATION,
  citizenships: [],
  state: 'stated',
  statements: [
    {
      value,
      detailId: NOBODY,
      level: 'COUNTRY',
      provenance: 'editorial',
      sourceUri: null,
      authorityId: null,
      checkedAt: null,
    },
  ],
});

const changed = (
  detailType: string,
  [before, after]: readonly [DetailValue, DetailValue],
  citizenships: string[] = [],
): NotifiedChange => ({
  place: DESTINATION,
  detailType,
  citizenships,
  before: stated(detailType, before),
  after: stated(detailType, after),
});

/** Invented: no rule of any country. */
const CHANGES: readonly NotifiedChange[] = [
  changed('ErVisaFreeDays', [60, 30], ['DE', 'TR']),
  changed('ErVisaRequired', [false, true], ['US']),
  { place: SECOND_DESTINATION, detailType: 'Status', citizenships: [], before: 'BLUE', after: 'YELLOW' },
];

const claimed = (
  { language, organisationName, to, id = NOBODY }: SampleMail,
  kind: ClaimedMail['kind'],
  dateStart: string,
): ClaimedMail => ({
  id,
  kind,
  attempts: 1,
  dueAt: new Date(0),
  isUncertain: false,
  dedupeKey: `verification:${NOBODY}:1`,
  fromChangeId: '0',
  upToChangeId: String(CHANGES.length),
  subscriptionId: NOBODY,
  status: kind === 'VERIFICATION' ? 'PENDING' : 'CONFIRMED',
  attempt: 1,
  rhythm: 'AT_ONCE',
  email: to,
  language,
  journeyId: NOBODY,
  organisationId: NOBODY,
  fingerprint: '',
  dateStart,
  dateEnd: addDays(dateStart, DAYS_OF_TRIP),
  isManuallyDisabled: false,
  expired: false,
  destinations: [DESTINATION, SECOND_DESTINATION].map((place) => ({ type: 'COUNTRY', id: place })),
  organisationName,
  msOfDay: 0,
});

/** A mail of a kind with invented data, made by what makes the mails that are sent. */
export function sampleMessage(sample: SampleMail, context: SampleContext): OutgoingMessage {
  const { places, links, config, now } = context;
  const today = dayIn(config.timeZone, now);
  const ofTrip = (kind: ClaimedMail['kind'], daysUntil: number): OutgoingMessage => {
    const changes = CHANGES.map((change, at) => ({ ...change, id: String(at + 1) }));
    const { publicUrl, timeZone } = config;
    const composed = compose(claimed(sample, kind, addDays(today, daysUntil)), changes, {
      ...{ places, links, publicUrl, timeZone, now },
    });
    if (!composed) throw new Error(`The sample of ${sample.kind} says nothing.`);
    return composed.message;
  };
  if (sample.kind === 'VERIFICATION') return ofTrip('VERIFICATION', DAYS_UNTIL_DEPARTURE);
  if (sample.kind === 'CHANGE_BEFORE_TRIP') return ofTrip('CHANGE', DAYS_UNTIL_DEPARTURE);
  if (sample.kind === 'CHANGE_DURING_TRIP') return ofTrip('CHANGE', -DAYS_UNDER_WAY);
  const { kind, language, to: email, id = NOBODY } = sample;
  const user = { firstName: 'Erika', lastName: 'Mustermann', username: 'erika' };
  return accountMessage({ id, kind, language, email, ...user }, context);
}
