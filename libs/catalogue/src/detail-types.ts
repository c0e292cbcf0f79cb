import { COUNTRY_INFORMATION_TYPES } from './country-information-types.js';
import { type, type DetailType } from './detail-type.js';
import { FORMER_RULE_TYPES } from './former-rule-types.js';
import { VACCINATION_STATUS_TYPES } from './vaccination-status-types.js';

const COUNTRY = { isCidmer: true };

/** The facts kept for each kind of travel document. `Sufficient` is good news, the months are counted as design section 5 says. */
const travelDocument = (prefix: string, category: string): DetailType[] => [
  type(`${prefix}Sufficient`, 'YESNO', category, { positiveYes: true }),
  type(`${prefix}ExpiredPermissible`, 'YESNO', category, { positiveYes: true }),
  type(`${prefix}MaxMonthsExpired`, 'POSINT', category),
  type(`${prefix}ValidForStay`, 'YESNO', category),
  type(`${prefix}MinMonthsBeyondTrip`, 'POSINT', category),
  type(`${prefix}MinMonthsAtDeparture`, 'POSINT', category),
];

/** Every detail type of the three sets; the order is that of the entries of an answer. */
export const DETAIL_TYPES: readonly DetailType[] = [
  type('Note', 'FREETEXT', 'EntryRequirements'),
  type('ForeignOfficeStatus', 'COLOR', 'EntryRequirements'),
  type('AdvisoryRiskLevel', 'POSINT', 'EntryRequirements', { max: 5 }),
  type('AdvisoryNote', 'FREETEXT', 'EntryRequirements'),
  ...Object.values(FORMER_RULE_TYPES).flat(),

  ...travelDocument('ErPassport', 'Passport'),
  type('ErPassportBlankPages', 'POSINT', 'Passport'),
  type('ErPassportMaxYearsSinceIssue', 'POSINT', 'Passport'),
  ...travelDocument('ErTemporaryPassport', 'TemporaryPassport'),
  ...travelDocument('ErId', 'ID'),
  ...travelDocument('ErTemporaryId', 'TemporaryID'),
  ...travelDocument('ErChildPassport', 'ChildrenPassport'),
  type('ErChildrenPassportRequired', 'YESNOTEXT', 'ChildrenPassport'),
  type('ErDocumentsNote', 'FREETEXT', 'General'),

  type('ErVisaRequired', 'YESNO', 'ErVisaRequirement'),
  type('ErVisaFreeDays', 'POSINT', 'ErVisaRequirement'),
  type('ErEVisaPossible', 'YESNO', 'ErVisaRequirement', { positiveYes: true }),
  type('ErEVisaDays', 'POSINT', 'ErVisaRequirement'),
  type('ErVisaOnArrivalPossible', 'YESNO', 'ErVisaRequirement', { positiveYes: true }),
  type('ErVisaOnArrivalDays', 'POSINT', 'ErVisaRequirement'),
  type('ErVisaEarliestDays', 'POSINT', 'ErVisaRequirement'),
  type('ErVisaEarliestMonths', 'POSINT', 'ErVisaRequirement'),
  type('ErVisaLatestDays', 'POSINT', 'ErVisaRequirement'),
  type('ErVisaCost', 'FREETEXT', 'ErVisaRequirement'),
  type('ErVisaNote', 'FREETEXT', 'ErVisaRequirement'),
  type('ErEntryPermitRequired', 'YESNO', 'ErVisaRequirement'),
  type('ErEntryPermitName', 'FREETEXT', 'ErVisaRequirement'),
  type('ErEntryPermitLatestDays', 'POSINT', 'ErVisaRequirement'),
  type('ErEntryPermitCost', 'FREETEXT', 'ErVisaRequirement'),
  type('ErEntryPermitNote', 'FREETEXT', 'ErVisaRequirement'),
  type('ErTransitVisaRequired', 'YESNO', 'ErVisaRequirement'),
  type('ErTransitEntryPermitRequired', 'YESNO', 'ErVisaRequirement'),
  type('ErTransitNote', 'FREETEXT', 'ErVisaRequirement'),

  type('ErExtraFormsRequired', 'YESNOTEXT', 'ErEntry'),
  type('ErExtraFormsEarliestDays', 'POSINT', 'ErEntry'),
  type('ErExtraFormsLatestDays', 'POSINT', 'ErEntry'),
  type('ErOnwardTicketRequired', 'YESNOTEXT', 'ErEntry'),
  type('ErSufficientFundsRequired', 'YESNOTEXT', 'ErEntry'),
  type('ErEntryNote', 'FREETEXT', 'ErEntry'),
  type('ErCustomsImport', 'FREETEXT', 'ErEntry'),
  type('ErCustomsExport', 'FREETEXT', 'ErEntry'),
  type('ErCruiseNote', 'FREETEXT', 'ErEntry', { showBusiness: false }),

  type('ErHealthInsuranceRequired', 'YESNOTEXT', 'ErCompulsoryHealthInsurance'),
  type('VaccinationRequired', 'YESNOTEXT', 'HealthInformation'),
  type('VaccinationLatestDays', 'POSINT', 'HealthInformation'),
  type('VaccinationRecommended', 'FREETEXT', 'HealthInformation', COUNTRY),
  type('HealthNote', 'FREETEXT', 'HealthInformation', COUNTRY),
  type('MonkeypoxNote', 'FREETEXT', 'Monkeypox', COUNTRY),

  type('ErExitFeeRequired', 'YESNOTEXT', 'ErExit'),
  type('ErExitNote', 'FREETEXT', 'ErExit'),
  type('ErDualNationalsNote', 'FREETEXT', 'ErDualNationals'),
  type('ErMinorsConsentRequired', 'YESNOTEXT', 'ErRegulationsForMinors', { showBusiness: false }),
  type('ErMinorsNote', 'FREETEXT', 'ErRegulationsForMinors', { showBusiness: false }),
  type('InternationalDrivingPermitRequired', 'YESNOTEXT', 'MoreAboutDestination'),
  type('TrafficNote', 'FREETEXT', 'MoreAboutDestination', COUNTRY),
  type('LocalLawsNote', 'FREETEXT', 'MoreAboutDestination', COUNTRY),
  type('MoneyNote', 'FREETEXT', 'MoreAboutDestination', COUNTRY),
  type('MedicalCareNote', 'FREETEXT', 'MoreAboutDestination', COUNTRY),
  type('EmergencyNumbers', 'FREETEXT', 'MoreAboutDestination', COUNTRY),
  type('WorthKnowingNote', 'FREETEXT', 'MoreAboutDestination', COUNTRY),

  ...Object.values(VACCINATION_STATUS_TYPES).flat(),
  ...COUNTRY_INFORMATION_TYPES,
];

const BY_KEY: ReadonlyMap<string, DetailType> = new Map(DETAIL_TYPES.map((t) => [t.key, t]));

/** The detail type of a key; undefined when there is none. */
export const detailType = (key: string): DetailType | undefined => BY_KEY.get(key);
