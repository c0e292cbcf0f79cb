export const sentences = {
  'value.ErPassportSufficient.yes': 'A passport is accepted as a travel document.',
  'value.ErPassportSufficient.no': 'A passport is not accepted as a travel document.',
  'value.ErPassportExpiredPermissible.yes': 'An expired passport is accepted.',
  'value.ErPassportExpiredPermissible.no': 'An expired passport is not accepted.',
  'value.ErPassportMaxMonthsExpired':
    'On entry, the passport must not have been expired for more than {count, plural, one {# month} other {# months}}.',
  'value.ErPassportValidForStay.yes': 'The passport must be valid for the entire stay.',
  'value.ErPassportValidForStay.no': 'The passport does not have to be valid for the entire stay.',
  'value.ErPassportMinMonthsBeyondTrip':
    'The passport must remain valid for at least {count, plural, one {# month} other {# months}} after the end of the trip.',
  'value.ErPassportMinMonthsAtDeparture':
    'On the day of arrival, the passport must be valid for at least {count, plural, one {# more month} other {# more months}}.',
  'value.ErPassportBlankPages':
    'The passport must have at least {count, plural, one {# blank page} other {# blank pages}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'On the day of entry, the passport must be no more than {count, plural, one {# year} other {# years}} old.',
  'value.ErTemporaryPassportSufficient.yes': 'A temporary passport is sufficient for entry.',
  'value.ErTemporaryPassportSufficient.no': 'A temporary passport is not sufficient for entry.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'An expired temporary passport is accepted.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'An expired temporary passport is not accepted.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'On entry, the temporary passport must not have been expired for more than {count, plural, one {# month} other {# months}}.',
  'value.ErTemporaryPassportValidForStay.yes': 'The temporary passport must be valid for the entire stay.',
  'value.ErTemporaryPassportValidForStay.no': 'The temporary passport does not have to be valid for the entire stay.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'The temporary passport must remain valid for at least {count, plural, one {# month} other {# months}} after the end of the trip.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'On the day of arrival, the temporary passport must be valid for at least {count, plural, one {# more month} other {# more months}}.',
  'value.ErIdSufficient.yes': 'An identity card is sufficient for entry.',
  'value.ErIdSufficient.no': 'An identity card is not sufficient for entry.',
  'value.ErIdExpiredPermissible.yes': 'An expired identity card is accepted.',
  'value.ErIdExpiredPermissible.no': 'An expired identity card is not accepted.',
  'value.ErIdMaxMonthsExpired':
    'On entry, the identity card must not have been expired for more than {count, plural, one {# month} other {# months}}.',
  'value.ErIdValidForStay.yes': 'The identity card must be valid for the entire stay.',
  'value.ErIdValidForStay.no': 'The identity card does not have to be valid for the entire stay.',
  'value.ErIdMinMonthsBeyondTrip':
    'The identity card must remain valid for at least {count, plural, one {# month} other {# months}} after the end of the trip.',
  'value.ErIdMinMonthsAtDeparture':
    'On the day of arrival, the identity card must be valid for at least {count, plural, one {# more month} other {# more months}}.',
  'value.ErTemporaryIdSufficient.yes': 'A temporary identity card is sufficient for entry.',
  'value.ErTemporaryIdSufficient.no': 'A temporary identity card is not sufficient for entry.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'An expired temporary identity card is accepted.',
  'value.ErTemporaryIdExpiredPermissible.no': 'An expired temporary identity card is not accepted.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'On entry, the temporary identity card must not have been expired for more than {count, plural, one {# month} other {# months}}.',
  'value.ErTemporaryIdValidForStay.yes': 'The temporary identity card must be valid for the entire stay.',
  'value.ErTemporaryIdValidForStay.no': 'The temporary identity card does not have to be valid for the entire stay.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'The temporary identity card must remain valid for at least {count, plural, one {# month} other {# months}} after the end of the trip.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'On the day of arrival, the temporary identity card must be valid for at least {count, plural, one {# more month} other {# more months}}.',
  'value.ErChildPassportSufficient.yes':
    'The former German children’s passport (Kinderreisepass) is sufficient for entry.',
  'value.ErChildPassportSufficient.no':
    'The former German children’s passport (Kinderreisepass) is not sufficient for entry.',
  'value.ErChildPassportExpiredPermissible.yes': 'An expired German children’s passport (Kinderreisepass) is accepted.',
  'value.ErChildPassportExpiredPermissible.no':
    'An expired German children’s passport (Kinderreisepass) is not accepted.',
  'value.ErChildPassportMaxMonthsExpired':
    'On entry, the German children’s passport (Kinderreisepass) must not have been expired for more than {count, plural, one {# month} other {# months}}.',
  'value.ErChildPassportValidForStay.yes':
    'The German children’s passport (Kinderreisepass) must be valid for the entire stay.',
  'value.ErChildPassportValidForStay.no':
    'The German children’s passport (Kinderreisepass) does not have to be valid for the entire stay.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'The German children’s passport (Kinderreisepass) must remain valid for at least {count, plural, one {# month} other {# months}} after the end of the trip.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'On the day of arrival, the German children’s passport (Kinderreisepass) must be valid for at least {count, plural, one {# more month} other {# more months}}.',
  'value.ErChildrenPassportRequired.yes': 'Children need their own passport.',
  'value.ErChildrenPassportRequired.no': 'Children do not need their own passport.',

  'value.ErVisaRequired.yes': 'A visa is required.',
  'value.ErVisaRequired.no': 'No visa is required.',
  'value.ErVisaFreeDays': 'You can stay for up to {count, plural, one {# day} other {# days}} without a visa.',
  'value.ErEVisaPossible.yes': 'You can apply for an e-visa online.',
  'value.ErEVisaPossible.no': 'An e-visa is not available.',
  'value.ErEVisaDays': 'An e-visa allows a stay of up to {count, plural, one {# day} other {# days}}.',
  'value.ErVisaOnArrivalPossible.yes': 'A visa can be obtained on arrival.',
  'value.ErVisaOnArrivalPossible.no': 'A visa cannot be obtained on arrival.',
  'value.ErVisaOnArrivalDays': 'A visa on arrival allows a stay of up to {count, plural, one {# day} other {# days}}.',
  'value.ErVisaEarliestDays':
    'You can apply for the visa no earlier than {count, plural, one {# day} other {# days}} before you arrive.',
  'value.ErVisaEarliestMonths':
    'You can apply for the visa no earlier than {count, plural, one {# month} other {# months}} before you arrive.',
  'value.ErVisaLatestDays':
    'A visa application should be submitted at least {count, plural, one {# day} other {# days}} before you arrive.',
  'value.ErEntryPermitRequired.yes': 'An entry permit is required.',
  'value.ErEntryPermitRequired.no': 'No additional entry permit is required.',
  'value.ErEntryPermitLatestDays':
    'You should apply for the entry permit at least {count, plural, one {# day} other {# days}} before you arrive.',
  'value.ErTransitVisaRequired.yes': 'A transit visa is required.',
  'value.ErTransitVisaRequired.no': 'If you only change planes, no transit visa is required.',
  'value.ErTransitEntryPermitRequired.yes': 'An entry permit is required for transit.',
  'value.ErTransitEntryPermitRequired.no': 'If you only change planes, no additional entry permit is required.',

  'value.ErExtraFormsRequired.yes': 'Additional forms or declarations are required.',
  'value.ErExtraFormsRequired.no': 'No additional forms or declarations are required.',
  'value.ErExtraFormsEarliestDays':
    'You can submit forms and declarations no earlier than {count, plural, one {# day} other {# days}} before you arrive.',
  'value.ErExtraFormsLatestDays':
    'You should submit forms and declarations at least {count, plural, one {# day} other {# days}} before you arrive.',
  'value.ErOnwardTicketRequired.yes': 'A return or onward ticket is required.',
  'value.ErOnwardTicketRequired.no': 'No return or onward ticket is required.',
  'value.ErSufficientFundsRequired.yes': 'Proof of sufficient funds is required.',
  'value.ErSufficientFundsRequired.no': 'No proof of sufficient funds is required.',
  'value.ErHealthInsuranceRequired.yes': 'Travel health insurance is compulsory.',
  'value.ErHealthInsuranceRequired.no': 'Travel health insurance is not compulsory.',
  'value.VaccinationRequired.yes': 'Vaccinations are mandatory.',
  'value.VaccinationRequired.no': 'No vaccinations are mandatory for entry.',
  'value.VaccinationLatestDays':
    'Mandatory vaccinations must have been given at least {count, plural, one {# day} other {# days}} before arrival.',
  'value.ErExitFeeRequired.yes': 'A departure tax is charged.',
  'value.ErExitFeeRequired.no': 'There is no separate fee to pay on departure.',
  'value.ErMinorsConsentRequired.yes': 'Minors travelling without both parents need a letter of consent.',
  'value.ErMinorsConsentRequired.no': 'Minors travelling without both parents do not need a letter of consent.',
  'value.InternationalDrivingPermitRequired.yes': 'An international driving permit is required.',
  'value.InternationalDrivingPermitRequired.no': 'No international driving permit is required.',

  'value.TestHoursBeforeArrival':
    'On arrival, the test must not be more than {count, plural, one {# hour} other {# hours}} old.',
  'value.TestMinorsExemptionAge':
    'Minors under the age of {count, plural, one {# year} other {# years}} are exempt from testing.',
  'value.VaccinationDaysBeforeArrival':
    'The vaccination must have been given at least {count, plural, one {# day} other {# days}} before arrival.',
  'value.SevenDayIncidence':
    'In the last seven days, {count, plural, one {# new infection was} other {# new infections were}} recorded per 100,000 inhabitants.',
  'value.SevenDayIncidenceLastWeek':
    'In the previous week, {count, plural, one {# new infection was} other {# new infections were}} recorded per 100,000 inhabitants.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Risk level {count} of 5 (1 = very low, 5 = very high), derived from the advice of the authority named here.',
  'value.ForeignOfficeStatus.BLUE': 'There is no travel warning.',
  'value.ForeignOfficeStatus.YELLOW': 'There is a partial travel warning.',
  'value.ForeignOfficeStatus.RED': 'There is a travel warning.',
  'value.ForeignOfficeStatus.GRAY': 'Not stated: no travel advice is available.',
  'value.ForeignOfficeStatus.PURPLE': 'The travel advice is conflicting; please check before travelling.',
  unknown: 'No information is available on this.',
  notKnown: 'Not known: our editors have no reliable information on this. Please check before travelling.',
  conflicting: 'Several sources give conflicting information; please check before travelling.',
  imported: 'imported, not verified',

  'summary.ID_OR_PASSPORT.title': 'Identity card or passport',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {An identity card is enough. It must be valid until at least {date}.} other {An identity card is enough.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: a passport is required. It must be valid until at least {date}.} other {{destinations}: a passport is required.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {A passport is required for one of your destinations: {destinations}. It must be valid until at least {date}.} other {A passport is required for one of your destinations: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {A passport is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}. It must be valid until at least {date}.} other {A passport is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {A passport is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}. It must be valid until at least {date}.} other {A passport is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Whether a passport is required depends on your journey or your documents.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: it is not known whether an identity card is enough or a passport is required. The document must be valid until at least {date}.} other {{destinations}: it is not known whether an identity card is enough or a passport is required.}}',
  'summary.VISA.title': 'Visa',
  'summary.VISA.OK': 'No visa is required.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: a visa is required. You can apply for it online as an e-visa.} onArrival {{destinations}: a visa is required. It can be obtained on arrival.} both {{destinations}: a visa is required. You can apply for it online as an e-visa or obtain it on arrival.} other {{destinations}: a visa is required.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {A visa is required for one of your destinations: {destinations}. You can apply for it online as an e-visa.} onArrival {A visa is required for one of your destinations: {destinations}. It can be obtained on arrival.} both {A visa is required for one of your destinations: {destinations}. You can apply for it online as an e-visa or obtain it on arrival.} other {A visa is required for one of your destinations: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {A visa is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}. Depending on the destination, an e-visa is available online.} onArrival {A visa is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}. Depending on the destination, it can be obtained on arrival.} both {A visa is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}. Depending on the destination, an e-visa or a visa on arrival is available.} other {A visa is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {A visa is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}. Depending on the destination, an e-visa is available online.} onArrival {A visa is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}. Depending on the destination, it can be obtained on arrival.} both {A visa is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}. Depending on the destination, an e-visa or a visa on arrival is available.} other {A visa is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Whether a visa is required depends on your journey or your documents.',
  'summary.VISA.UNKNOWN': '{destinations}: it is not known whether a visa is required.',
  'summary.ENTRY_PERMIT.title': 'Entry permit',
  'summary.ENTRY_PERMIT.OK': 'No additional entry permit is required.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: an entry permit is required. Name: {permits}.} other {{destinations}: an entry permit is required.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {An entry permit is required for one of your destinations: {destinations}. Name: {permits}.} other {An entry permit is required for one of your destinations: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {An entry permit is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}. Name: {permits}.} other {An entry permit is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {An entry permit is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}. Name: {permits}.} other {An entry permit is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS': 'Whether an entry permit is required depends on your journey or your documents.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: it is not known whether an entry permit is required.',
  'summary.HEALTH_INSURANCE.title': 'Health insurance',
  'summary.HEALTH_INSURANCE.OK': 'Travel health insurance is not compulsory.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: travel health insurance is compulsory.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Travel health insurance is compulsory for one of your destinations: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'Travel health insurance is compulsory for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'Travel health insurance is compulsory for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Whether travel health insurance is compulsory depends on your journey or your documents.',
  'summary.HEALTH_INSURANCE.UNKNOWN': '{destinations}: it is not known whether travel health insurance is compulsory.',
  'summary.IMMUNISATION.title': 'Mandatory vaccinations',
  'summary.IMMUNISATION.OK': 'No vaccinations are mandatory.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: vaccinations are mandatory.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Vaccinations are mandatory for one of your destinations: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Vaccinations are mandatory for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Vaccinations are mandatory for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Whether vaccinations are mandatory depends on your journey or your documents.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: it is not known whether vaccinations are mandatory.',
  'summary.DRIVING_PERMIT.title': 'International driving permit',
  'summary.DRIVING_PERMIT.OK': 'No international driving permit is required.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: an international driving permit is required.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'An international driving permit is required for one of your destinations: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'An international driving permit is required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'An international driving permit is required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Whether an international driving permit is required depends on your journey or your documents.',
  'summary.DRIVING_PERMIT.UNKNOWN':
    '{destinations}: it is not known whether an international driving permit is required.',
  'summary.EXTRA_FORMS.title': 'Additional forms',
  'summary.EXTRA_FORMS.OK': 'No additional forms are required.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: additional forms are required.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Additional forms are required for one of your destinations: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Additional forms are required for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Additional forms are required for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Whether additional forms are required depends on your journey or your documents.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: it is not known whether additional forms are required.',
  'summary.CHILDRENS_PASSPORT.title': 'Passport for children',
  'summary.CHILDRENS_PASSPORT.OK': 'Children do not need a passport; an identity card of their own is enough.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: children need their own passport.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Children need their own passport for one of your destinations: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Children need their own passport for {areTwo, select, yes {two} other {several}} of your destinations: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'Children need their own passport for {areTwo, select, yes {both} other {all}} your destinations: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Whether children need their own passport depends on your journey or your documents.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN': '{destinations}: it is not known whether children need their own passport.',
  'summary.partlyUnknown': 'Not stated for: {destinations}.',
  'summary.VISA.transit': '{destinations}: a transit visa is required.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: an entry permit is required for transit.',
  'summary.VISA.stayOk': 'No visa is required for the stay.',
  'summary.ID_OR_PASSPORT.stayOk': 'For the stay, an identity card is enough.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: it is not known whether an identity card is enough to change planes. Travel with a passport.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'For the stay, children need no passport; an identity card of their own is enough.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: it is not known whether an identity card is enough for children to change planes. Take a passport for each child.',
  'summary.VISA.transitUnknown': '{destinations}: it is not known whether a transit visa is required.',
  'summary.ENTRY_PERMIT.stayOk': 'No entry permit is required for the stay.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: it is not known whether an entry permit is required for transit.',
  onlyFor:
    '{count, plural, one {Applies to this nationality only: {citizenships}.} other {Applies to these nationalities only: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Otherwise: {text}',
  noFurtherVisa: 'No further visa is required.',
  'period.from': 'From {from}: {text}',
  'period.until': 'Until {until}: {text}',
  'period.between': 'From {from} to {until}: {text}',
  notYetKnown: 'Not yet known.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {after an earlier stay on this journey ({countries})} 1 {after a stay on the day before arrival ({countries})} other {after a stay in the {days} days before arrival ({countries})}}{transit, select, none {} any {, or an airport transit there} other {, or an airport transit there of more than {hours} hours}}',
  'condition.RESIDENCE':
    '{count, plural, one {with residence in this country} other {with residence in one of these countries}} ({countries})',
  'condition.HOLDS': 'with {documents}',
  'document.VISA':
    '{years, select, 0 {a valid visa} 1 {a visa valid at any time in the last year} other {a visa valid at any time in the last {years} years}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {a valid residence permit} 1 {a residence permit valid at any time in the last year} other {a residence permit valid at any time in the last {years} years}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {a valid visa or residence permit} 1 {a visa or residence permit valid at any time in the last year} other {a visa or residence permit valid at any time in the last {years} years}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {a valid {multiple, select, yes {multiple-entry visa} other {visa}}{used, select, yes { that has been used before} other {}}} other {a {multiple, select, yes {multiple-entry visa} other {visa}}{used, select, yes { that has been used before and is valid} other { valid}} for at least {months, plural, one {another month} other {another # months}} on entry}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {a valid {permanent, select, yes {permanent residence permit} other {residence permit}}} other {a {permanent, select, yes {permanent residence permit} other {residence permit}} valid for at least {months, plural, one {another month} other {another # months}} on entry}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {under the age of one} from {from the age of {from}} to {up to the age of {to}} other {from the age of {from} to {to}}}',
  'condition.ENTRY_BY.AIR': 'on entry by air',
  'condition.ENTRY_BY.LAND': 'on entry by land',
  'condition.ENTRY_BY.SEA': 'on entry by sea',
  'condition.ENTRY_BY.ports': 'on entry at {ports}',
  'condition.PASSPORT.ORDINARY': 'with an ordinary passport',
  'condition.PASSPORT.BIOMETRIC': 'with a biometric passport',
  'condition.PASSPORT.EMERGENCY': 'with an emergency passport',
  'condition.PASSPORT.DIPLOMATIC': 'with a diplomatic passport',
  'condition.not': 'except {condition}',
  'summary.dependsOn': '{destination}: required {conditions}.',
  'summary.exemptIf': '{destination}: required; an exemption is possible {conditions}.',
  'summary.inDetails': '{destinations}: there is no simple yes-or-no answer; see the details.',
  'summary.otherDocument': '{destinations}: a passport is not accepted as a travel document.',
  'summary.heldVisa':
    '{destinations}: according to your details, you already hold a visa or residence permit; it must be valid for these days, this purpose and the number of entries.',
  'summary.stayLimit':
    '{destination}: you can stay for no more than {days, plural, one {# day} other {# days}} without a visa; your stay is longer.',
  'summary.stayLimitTogether':
    '{destination}: you can stay for no more than {days, plural, one {# day} other {# days}} in total without a visa; your stay is longer.',

  'warning.ENTRY_BANNED':
    'Your trip is not possible as planned: entry is not permitted for at least one destination ({destinations}). Please contact the responsible diplomatic mission and read the “Entry” section.',
  'warning.TRAVEL_WARNING':
    'A foreign ministry advises against travel to at least one destination ({destinations}). Read the travel advice before booking; insurance cover may be limited.',
  'warning.CONFLICTING':
    'Information on at least one destination is conflicting ({destinations}). Please check before travelling.',
  'warning.UNVERIFIED':
    'Information on at least one destination comes from an imported data set and has not been verified by an editor ({destinations}).',
};

/** The English sentences set which keys every other language must have. */
export type Sentences = Readonly<Record<keyof typeof sentences, string>>;
