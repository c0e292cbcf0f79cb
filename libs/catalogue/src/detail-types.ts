export type ValueKind = 'FREETEXT' | 'YESNO' | 'YESNOTEXT' | 'POSINT' | 'COLOR';

/** One thing that can be said about entering a place (spec: catalogue, section 3). */
export interface DetailType {
  key: string;
  kind: ValueKind;
  /** Key of a `DetailCategory`. */
  category: string;
  /** False: left out of business answers. */
  showBusiness: boolean;
  /** True when "yes" is good news for the traveller. */
  positiveYes: boolean;
  isCidmer: boolean;
}

type Options = Partial<Pick<DetailType, 'showBusiness' | 'positiveYes' | 'isCidmer'>>;
const type = (key: string, kind: ValueKind, category: string, options: Options = {}): DetailType => ({
  key,
  kind,
  category,
  showBusiness: true,
  positiveYes: false,
  isCidmer: false,
  ...options,
});

/** The facts kept for each kind of travel document. `Sufficient` is good news, the months are counted as design section 5 says. */
const travelDocument = (prefix: string, category: string): DetailType[] => [
  type(`${prefix}Sufficient`, 'YESNO', category, { positiveYes: true }),
  type(`${prefix}ExpiredPermissible`, 'YESNO', category, { positiveYes: true }),
  type(`${prefix}MaxMonthsExpired`, 'POSINT', category),
  type(`${prefix}ValidForStay`, 'YESNO', category),
  type(`${prefix}MinMonthsBeyondTrip`, 'POSINT', category),
  type(`${prefix}MinMonthsAtDeparture`, 'POSINT', category),
];

export const DETAIL_TYPES: readonly DetailType[] = [
  type('Note', 'FREETEXT', 'EntryRequirements'),
  type('ForeignOfficeStatus', 'COLOR', 'EntryRequirements'),
  type('TestHoursBeforeArrival', 'POSINT', 'EntryOthers'),
  type('TestMinorsExemptionAge', 'POSINT', 'EntryOthers', { showBusiness: false }),
  type('VaccinationDaysBeforeArrival', 'POSINT', 'EntryVaccinations'),
  type('ConditionsOnSiteNote', 'FREETEXT', 'ConditionsOnSite'),
  type('ReentryNote', 'FREETEXT', 'ReentryRegulations'),
  type('SevenDayIncidence', 'POSINT', 'IncidenceStatistic'),
  type('SevenDayIncidenceLastWeek', 'POSINT', 'IncidenceStatistic'),

  ...travelDocument('ErPassport', 'Passport'),
  type('ErPassportBlankPages', 'POSINT', 'Passport'),
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
  type('ErVisaNote', 'FREETEXT', 'ErVisaRequirement'),
  type('ErEntryPermitRequired', 'YESNO', 'ErVisaRequirement'),
  type('ErEntryPermitName', 'FREETEXT', 'ErVisaRequirement'),
  type('ErEntryPermitNote', 'FREETEXT', 'ErVisaRequirement'),
  type('ErTransitVisaRequired', 'YESNO', 'ErVisaRequirement'),
  type('ErTransitEntryPermitRequired', 'YESNO', 'ErVisaRequirement'),
  type('ErTransitNote', 'FREETEXT', 'ErVisaRequirement'),

  type('ErExtraFormsRequired', 'YESNOTEXT', 'ErEntry'),
  type('ErOnwardTicketRequired', 'YESNOTEXT', 'ErEntry'),
  type('ErSufficientFundsRequired', 'YESNOTEXT', 'ErEntry'),
  type('ErEntryNote', 'FREETEXT', 'ErEntry'),
  type('ErCustomsImport', 'FREETEXT', 'ErEntry'),
  type('ErCustomsExport', 'FREETEXT', 'ErEntry'),
  type('ErCruiseNote', 'FREETEXT', 'ErEntry', { showBusiness: false }),

  type('ErHealthInsuranceRequired', 'YESNOTEXT', 'ErCompulsoryHealthInsurance'),
  type('VaccinationRequired', 'YESNOTEXT', 'HealthInformation'),
  type('VaccinationRecommended', 'FREETEXT', 'HealthInformation'),
  type('HealthNote', 'FREETEXT', 'HealthInformation'),

  type('ErExitFeeRequired', 'YESNOTEXT', 'ErExit'),
  type('ErExitNote', 'FREETEXT', 'ErExit'),
  type('ErDualNationalsNote', 'FREETEXT', 'ErDualNationals'),
  type('ErMinorsConsentRequired', 'YESNOTEXT', 'ErRegulationsForMinors', { showBusiness: false }),
  type('ErMinorsNote', 'FREETEXT', 'ErRegulationsForMinors', { showBusiness: false }),
  type('InternationalDrivingPermitRequired', 'YESNOTEXT', 'MoreAboutDestination'),
  type('TrafficNote', 'FREETEXT', 'MoreAboutDestination'),
  type('LocalLawsNote', 'FREETEXT', 'MoreAboutDestination'),
  type('MoneyNote', 'FREETEXT', 'MoreAboutDestination'),
  type('MedicalCareNote', 'FREETEXT', 'MoreAboutDestination'),
  type('EmergencyNumbers', 'FREETEXT', 'MoreAboutDestination'),
  type('WorthKnowingNote', 'FREETEXT', 'MoreAboutDestination'),
];

const BY_KEY: ReadonlyMap<string, DetailType> = new Map(DETAIL_TYPES.map((t) => [t.key, t]));

export const detailType = (key: string): DetailType | undefined => BY_KEY.get(key);
