export type DetailView = 'EXPERT' | 'TRAVELLER' | 'LEGACY';

/** A heading of an answer and the detail types under it, in reading order. */
export interface DetailGroup {
  key: string;
  detailTypes: string[];
  citizenshipShowGrouping: 'LIMITED' | null;
}

const document = (prefix: string): string[] =>
  ['Sufficient', 'ExpiredPermissible', 'MaxMonthsExpired', 'ValidForStay', 'MinMonthsBeyondTrip', 'MinMonthsAtDeparture'].map((fact) => prefix + fact);

const group = (key: string, detailTypes: string[], citizenshipShowGrouping: 'LIMITED' | null = null): DetailGroup => ({
  key,
  detailTypes,
  citizenshipShowGrouping,
});

const ENTRY = group('entry', [
  'Note', 'ForeignOfficeStatus', 'ErEntryNote', 'ErExtraFormsRequired', 'ErOnwardTicketRequired', 'ErSufficientFundsRequired',
]);
const DOCUMENTS = group('documents', [
  ...document('ErPassport'), 'ErPassportBlankPages', ...document('ErId'), ...document('ErTemporaryPassport'), ...document('ErTemporaryId'), 'ErDocumentsNote',
], 'LIMITED');
const VISA = group('visa', [
  'ErVisaRequired', 'ErVisaFreeDays', 'ErEVisaPossible', 'ErEVisaDays', 'ErVisaOnArrivalPossible', 'ErVisaOnArrivalDays', 'ErVisaNote',
  'ErEntryPermitRequired', 'ErEntryPermitName', 'ErEntryPermitNote',
], 'LIMITED');
const TRANSIT = group('transit', ['ErTransitVisaRequired', 'ErTransitEntryPermitRequired', 'ErTransitNote'], 'LIMITED');
const CUSTOMS = group('customs', ['ErCustomsImport', 'ErCustomsExport']);
const CHILDREN = group('children', ['ErChildrenPassportRequired', ...document('ErChildPassport'), 'ErMinorsConsentRequired', 'ErMinorsNote']);
const DUAL_NATIONALS = group('dualNationals', ['ErDualNationalsNote']);
const CRUISE = group('cruise', ['ErCruiseNote']);
const VACCINATIONS = group('vaccinations', ['VaccinationRequired', 'VaccinationRecommended', 'HealthNote']);
const HEALTH_INSURANCE = group('healthInsurance', ['ErHealthInsuranceRequired']);
const EXIT = group('exit', ['ErExitFeeRequired', 'ErExitNote']);
const EMERGENCY = group('emergency', ['EmergencyNumbers']);
const WORTH_KNOWING = group('worthKnowing', ['WorthKnowingNote']);
const MEDICAL_CARE = group('medicalCare', ['MedicalCareNote']);
const MONEY = group('money', ['MoneyNote']);
const INFRASTRUCTURE = group('infrastructure', []);
const TRAFFIC = group('traffic', ['InternationalDrivingPermitRequired', 'TrafficNote']);
const CRIMINAL_LAWS = group('criminalLaws', ['LocalLawsNote']);
const ON_SITE = group('onSiteRepresentatives', []);

const FORMER_RULES = ['TestHoursBeforeArrival', 'TestMinorsExemptionAge', 'VaccinationDaysBeforeArrival'];
const COMMON = [
  DOCUMENTS, VISA, TRANSIT, CUSTOMS, CHILDREN, DUAL_NATIONALS, CRUISE, VACCINATIONS, HEALTH_INSURANCE, EXIT,
  EMERGENCY, WORTH_KNOWING, MEDICAL_CARE, MONEY, INFRASTRUCTURE, TRAFFIC, CRIMINAL_LAWS, ON_SITE,
];

/** Which types stand under which heading, per view (spec: catalogue, section 3; the sets are our own choice). */
export const DETAIL_GROUPS: Record<DetailView, readonly DetailGroup[]> = {
  EXPERT: [
    ENTRY, ...COMMON,
    group('formerRules', [...FORMER_RULES, 'ConditionsOnSiteNote', 'ReentryNote', 'SevenDayIncidence', 'SevenDayIncidenceLastWeek']),
  ],
  TRAVELLER: [ENTRY, ...COMMON],
  LEGACY: [
    group('priorToTravel', [...FORMER_RULES, ...DOCUMENTS.detailTypes, ...VISA.detailTypes]),
    group('legacyEntry', [...ENTRY.detailTypes, ...CUSTOMS.detailTypes, ...VACCINATIONS.detailTypes, ...HEALTH_INSURANCE.detailTypes]),
    group('conditionsOnSite', ['ConditionsOnSiteNote', ...TRAFFIC.detailTypes]),
    group('departure', EXIT.detailTypes),
    group('reentry', ['ReentryNote']),
  ],
};
