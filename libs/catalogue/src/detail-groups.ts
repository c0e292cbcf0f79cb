import type { DetailType } from './detail-type.js';
import { FORMER_RULE_TYPES } from './former-rule-types.js';
import { VACCINATION_STATUS_TYPES } from './vaccination-status-types.js';

export type DetailView = 'EXPERT' | 'TRAVELLER' | 'LEGACY';

/** A heading of an answer and the detail types under it, in reading order. */
export interface DetailGroup {
  key: string;
  detailTypes: string[];
  citizenshipShowGrouping: 'LIMITED' | null;
}

const document = (prefix: string): string[] =>
  [
    'Sufficient',
    'ExpiredPermissible',
    'MaxMonthsExpired',
    'ValidForStay',
    'MinMonthsBeyondTrip',
    'MinMonthsAtDeparture',
  ].map((fact) => prefix + fact);

const keys = (types: readonly DetailType[]): string[] => types.map(({ key }) => key);

const group = (key: string, detailTypes: string[], citizenshipShowGrouping: 'LIMITED' | null = null): DetailGroup => ({
  key,
  detailTypes,
  citizenshipShowGrouping,
});

const ENTRY = group('entry', [
  'Note',
  'ForeignOfficeStatus',
  'AdvisoryRiskLevel',
  'AdvisoryNote',
  'ErEntryNote',
  'ErExtraFormsRequired',
  'ErExtraFormsEarliestDays',
  'ErExtraFormsLatestDays',
  'ErOnwardTicketRequired',
  'ErSufficientFundsRequired',
]);
const DOCUMENTS = group(
  'documents',
  [
    ...document('ErPassport'),
    'ErPassportBlankPages',
    'ErPassportMaxYearsSinceIssue',
    ...document('ErId'),
    ...document('ErTemporaryPassport'),
    ...document('ErTemporaryId'),
    'ErDocumentsNote',
  ],
  'LIMITED',
);
const VISA = group(
  'visa',
  [
    'ErVisaRequired',
    'ErVisaFreeDays',
    'ErEVisaPossible',
    'ErEVisaDays',
    'ErVisaOnArrivalPossible',
    'ErVisaOnArrivalDays',
    'ErVisaEarliestDays',
    'ErVisaEarliestMonths',
    'ErVisaLatestDays',
    'ErVisaCost',
    'ErVisaNote',
    'ErEntryPermitRequired',
    'ErEntryPermitName',
    'ErEntryPermitLatestDays',
    'ErEntryPermitCost',
    'ErEntryPermitNote',
  ],
  'LIMITED',
);
const TRANSIT = group('transit', ['ErTransitVisaRequired', 'ErTransitEntryPermitRequired', 'ErTransitNote'], 'LIMITED');
const CUSTOMS = group('customs', ['ErCustomsImport', 'ErCustomsExport']);
const CHILDREN = group('children', [
  'ErChildrenPassportRequired',
  ...document('ErChildPassport'),
  'ErMinorsConsentRequired',
  'ErMinorsNote',
]);
const DUAL_NATIONALS = group('dualNationals', ['ErDualNationalsNote']);
const CRUISE = group('cruise', ['ErCruiseNote']);
const VACCINATIONS = group('vaccinations', [
  'VaccinationRequired',
  'VaccinationLatestDays',
  'VaccinationRecommended',
  'HealthNote',
  'MonkeypoxNote',
]);
const HEALTH_INSURANCE = group('healthInsurance', ['ErHealthInsuranceRequired']);
const EXIT = group('exit', ['ErExitFeeRequired', 'ErExitNote']);
const EMERGENCY = group('emergency', [
  'EmergencyNumbers',
  'CiEmergencyCentral',
  'CiEmergencyPolice',
  'CiEmergencyFire',
  'CiEmergencyAmbulance',
]);
const WORTH_KNOWING = group('worthKnowing', ['WorthKnowingNote', 'CiCapital', 'CiLanguages', 'CiTouristBoard']);
const MEDICAL_CARE = group('medicalCare', ['MedicalCareNote', 'CiMedicalCare']);
const MONEY = group('money', ['MoneyNote', 'CiCurrency', 'CiCardPayment', 'CiCashPayment', 'CiTipping']);
const INFRASTRUCTURE = group('infrastructure', [
  'CiSockets',
  'CiSocketAdapter',
  'CiInternet',
  'CiCallingCode',
  'CiTimeZones',
]);
const TRAFFIC = group('traffic', [
  'InternationalDrivingPermitRequired',
  'TrafficNote',
  'CiDrivingSide',
  'CiDrivingPermit',
  'CiSpeedLimits',
  'CiAlcoholLimit',
]);
const CRIMINAL_LAWS = group('criminalLaws', ['LocalLawsNote']);
const ON_SITE = group('onSiteRepresentatives', ['CiEmbassies']);

const FORMER_RULES = group('formerRules', [
  ...keys(Object.values(FORMER_RULE_TYPES).flat()),
  ...keys(Object.values(VACCINATION_STATUS_TYPES).flat()),
]);
const FORMER_RULES_FOR_TRAVELLERS: Readonly<Record<string, readonly string[]>> = {
  entry: [
    ...keys(FORMER_RULE_TYPES.BEFORE_TRAVEL),
    ...keys(FORMER_RULE_TYPES.ON_ENTRY),
    ...keys([
      ...VACCINATION_STATUS_TYPES.Tests,
      ...VACCINATION_STATUS_TYPES.Entry,
      ...VACCINATION_STATUS_TYPES.Quarantine,
    ]),
  ],
  exit: [
    ...keys(FORMER_RULE_TYPES.DEPARTURE),
    ...keys(FORMER_RULE_TYPES.REENTRY),
    ...keys(VACCINATION_STATUS_TYPES.Reentry),
  ],
  worthKnowing: keys(FORMER_RULE_TYPES.ON_SITE),
};
const COMMON = [
  DOCUMENTS,
  VISA,
  TRANSIT,
  CUSTOMS,
  CHILDREN,
  DUAL_NATIONALS,
  CRUISE,
  VACCINATIONS,
  HEALTH_INSURANCE,
  EXIT,
  EMERGENCY,
  WORTH_KNOWING,
  MEDICAL_CARE,
  MONEY,
  INFRASTRUCTURE,
  TRAFFIC,
  CRIMINAL_LAWS,
  ON_SITE,
];

/** Which types stand under which heading, per view (spec: catalogue, section 3; the sets are our own choice). */
export const DETAIL_GROUPS: Record<DetailView, readonly DetailGroup[]> = {
  EXPERT: [ENTRY, ...COMMON, FORMER_RULES],
  // Travellers read what is stated of them where it concerns them: on entry, on the way back, at the place.
  TRAVELLER: [ENTRY, ...COMMON].map((common) => ({
    ...common,
    detailTypes: [...common.detailTypes, ...(FORMER_RULES_FOR_TRAVELLERS[common.key] ?? [])],
  })),
  LEGACY: [
    group('priorToTravel', [
      ...keys(FORMER_RULE_TYPES.BEFORE_TRAVEL),
      ...keys(VACCINATION_STATUS_TYPES.Tests),
      ...DOCUMENTS.detailTypes,
      ...VISA.detailTypes,
      ...TRANSIT.detailTypes,
      ...CHILDREN.detailTypes,
      ...DUAL_NATIONALS.detailTypes,
      ...CRUISE.detailTypes,
    ]),
    group('legacyEntry', [
      ...ENTRY.detailTypes,
      ...keys(FORMER_RULE_TYPES.ON_ENTRY),
      ...keys(VACCINATION_STATUS_TYPES.Entry),
      ...keys(VACCINATION_STATUS_TYPES.Quarantine),
      ...CUSTOMS.detailTypes,
      ...VACCINATIONS.detailTypes,
      ...HEALTH_INSURANCE.detailTypes,
    ]),
    group('conditionsOnSite', [
      ...keys(FORMER_RULE_TYPES.ON_SITE),
      ...[TRAFFIC, CRIMINAL_LAWS, MEDICAL_CARE, EMERGENCY, ON_SITE, WORTH_KNOWING, MONEY, INFRASTRUCTURE].flatMap(
        ({ detailTypes }) => detailTypes,
      ),
    ]),
    group('departure', [...EXIT.detailTypes, ...keys(FORMER_RULE_TYPES.DEPARTURE)]),
    group('reentry', [...keys(FORMER_RULE_TYPES.REENTRY), ...keys(VACCINATION_STATUS_TYPES.Reentry)]),
  ],
};
