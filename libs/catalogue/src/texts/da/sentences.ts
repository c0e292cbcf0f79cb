import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Et pas anerkendes som rejsedokument.',
  'value.ErPassportSufficient.no': 'Et pas anerkendes ikke som rejsedokument.',
  'value.ErPassportExpiredPermissible.yes': 'Et udløbet pas accepteres.',
  'value.ErPassportExpiredPermissible.no': 'Et udløbet pas accepteres ikke.',
  'value.ErPassportMaxMonthsExpired':
    'Ved indrejse må passet højst have været udløbet i {count, plural, one {# måned} other {# måneder}}.',
  'value.ErPassportValidForStay.yes': 'Passet skal være gyldigt under hele opholdet.',
  'value.ErPassportValidForStay.no': 'Passet behøver ikke være gyldigt under hele opholdet.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Passet skal være gyldigt i mindst {count, plural, one {# måned} other {# måneder}} efter rejsens afslutning.',
  'value.ErPassportMinMonthsAtDeparture':
    'Ved ankomsten skal passet stadig være gyldigt i mindst {count, plural, one {# måned} other {# måneder}}.',
  'value.ErPassportBlankPages': 'Passet skal have mindst {count, plural, one {# tom side} other {# tomme sider}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'Ved indrejsen må passet højst være udstedt for {count, plural, one {# år} other {# år}} siden.',
  'value.ErTemporaryPassportSufficient.yes': 'Et midlertidigt pas er tilstrækkeligt til indrejse.',
  'value.ErTemporaryPassportSufficient.no': 'Et midlertidigt pas er ikke tilstrækkeligt til indrejse.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Et udløbet midlertidigt pas accepteres.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Et udløbet midlertidigt pas accepteres ikke.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'Ved indrejse må det midlertidige pas højst have været udløbet i {count, plural, one {# måned} other {# måneder}}.',
  'value.ErTemporaryPassportValidForStay.yes': 'Det midlertidige pas skal være gyldigt under hele opholdet.',
  'value.ErTemporaryPassportValidForStay.no': 'Det midlertidige pas behøver ikke være gyldigt under hele opholdet.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Det midlertidige pas skal være gyldigt i mindst {count, plural, one {# måned} other {# måneder}} efter rejsens afslutning.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'Ved ankomsten skal det midlertidige pas stadig være gyldigt i mindst {count, plural, one {# måned} other {# måneder}}.',
  'value.ErIdSufficient.yes': 'Et id-kort er tilstrækkeligt til indrejse.',
  'value.ErIdSufficient.no': 'Et id-kort er ikke tilstrækkeligt til indrejse.',
  'value.ErIdExpiredPermissible.yes': 'Et udløbet id-kort accepteres.',
  'value.ErIdExpiredPermissible.no': 'Et udløbet id-kort accepteres ikke.',
  'value.ErIdMaxMonthsExpired':
    'Ved indrejse må id-kortet højst have været udløbet i {count, plural, one {# måned} other {# måneder}}.',
  'value.ErIdValidForStay.yes': 'Id-kortet skal være gyldigt under hele opholdet.',
  'value.ErIdValidForStay.no': 'Id-kortet behøver ikke være gyldigt under hele opholdet.',
  'value.ErIdMinMonthsBeyondTrip':
    'Id-kortet skal være gyldigt i mindst {count, plural, one {# måned} other {# måneder}} efter rejsens afslutning.',
  'value.ErIdMinMonthsAtDeparture':
    'Ved ankomsten skal id-kortet stadig være gyldigt i mindst {count, plural, one {# måned} other {# måneder}}.',
  'value.ErTemporaryIdSufficient.yes': 'Et midlertidigt id-kort er tilstrækkeligt til indrejse.',
  'value.ErTemporaryIdSufficient.no': 'Et midlertidigt id-kort er ikke tilstrækkeligt til indrejse.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Et udløbet midlertidigt id-kort accepteres.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Et udløbet midlertidigt id-kort accepteres ikke.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'Ved indrejse må det midlertidige id-kort højst have været udløbet i {count, plural, one {# måned} other {# måneder}}.',
  'value.ErTemporaryIdValidForStay.yes': 'Det midlertidige id-kort skal være gyldigt under hele opholdet.',
  'value.ErTemporaryIdValidForStay.no': 'Det midlertidige id-kort behøver ikke være gyldigt under hele opholdet.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'Det midlertidige id-kort skal være gyldigt i mindst {count, plural, one {# måned} other {# måneder}} efter rejsens afslutning.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'Ved ankomsten skal det midlertidige id-kort stadig være gyldigt i mindst {count, plural, one {# måned} other {# måneder}}.',
  'value.ErChildPassportSufficient.yes':
    'Det tidligere tyske børnepas (Kinderreisepass) er tilstrækkeligt til indrejse.',
  'value.ErChildPassportSufficient.no':
    'Det tidligere tyske børnepas (Kinderreisepass) er ikke tilstrækkeligt til indrejse.',
  'value.ErChildPassportExpiredPermissible.yes': 'Et udløbet tysk børnepas (Kinderreisepass) accepteres.',
  'value.ErChildPassportExpiredPermissible.no': 'Et udløbet tysk børnepas (Kinderreisepass) accepteres ikke.',
  'value.ErChildPassportMaxMonthsExpired':
    'Ved indrejse må det tyske børnepas (Kinderreisepass) højst have været udløbet i {count, plural, one {# måned} other {# måneder}}.',
  'value.ErChildPassportValidForStay.yes':
    'Det tyske børnepas (Kinderreisepass) skal være gyldigt under hele opholdet.',
  'value.ErChildPassportValidForStay.no':
    'Det tyske børnepas (Kinderreisepass) behøver ikke være gyldigt under hele opholdet.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Det tyske børnepas (Kinderreisepass) skal være gyldigt i mindst {count, plural, one {# måned} other {# måneder}} efter rejsens afslutning.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'Ved ankomsten skal det tyske børnepas (Kinderreisepass) stadig være gyldigt i mindst {count, plural, one {# måned} other {# måneder}}.',
  'value.ErChildrenPassportRequired.yes': 'Børn skal have deres eget pas.',
  'value.ErChildrenPassportRequired.no': 'Børn behøver ikke have deres eget pas.',

  'value.ErVisaRequired.yes': 'Der kræves visum.',
  'value.ErVisaRequired.no': 'Der kræves ikke visum.',
  'value.ErVisaFreeDays': 'Visumfrit ophold er muligt i op til {count, plural, one {# dag} other {# dage}}.',
  'value.ErEVisaPossible.yes': 'Der kan søges om e-visum online.',
  'value.ErEVisaPossible.no': 'Der kan ikke søges om e-visum.',
  'value.ErEVisaDays': 'Et e-visum giver ret til ophold i op til {count, plural, one {# dag} other {# dage}}.',
  'value.ErVisaOnArrivalPossible.yes': 'Visum kan fås ved ankomst.',
  'value.ErVisaOnArrivalPossible.no': 'Visum kan ikke fås ved ankomst.',
  'value.ErVisaOnArrivalDays':
    'Et visum udstedt ved ankomst giver ret til ophold i op til {count, plural, one {# dag} other {# dage}}.',
  'value.ErVisaEarliestDays':
    'Der kan tidligst søges om visum {count, plural, one {# dag} other {# dage}} før ankomst.',
  'value.ErVisaEarliestMonths':
    'Der kan tidligst søges om visum {count, plural, one {# måned} other {# måneder}} før ankomst.',
  'value.ErVisaLatestDays':
    'En visumansøgning bør indgives senest {count, plural, one {# dag} other {# dage}} før ankomst.',
  'value.ErEntryPermitRequired.yes': 'Der kræves indrejsetilladelse.',
  'value.ErEntryPermitRequired.no': 'Der kræves ingen yderligere indrejsetilladelse.',
  'value.ErEntryPermitLatestDays':
    'Der bør søges om indrejsetilladelse senest {count, plural, one {# dag} other {# dage}} før ankomst.',
  'value.ErTransitVisaRequired.yes': 'Der kræves transitvisum.',
  'value.ErTransitVisaRequired.no': 'Hvis du kun skifter fly, kræves der ikke transitvisum.',
  'value.ErTransitEntryPermitRequired.yes': 'Der kræves indrejsetilladelse ved transit.',
  'value.ErTransitEntryPermitRequired.no': 'Hvis du kun skifter fly, kræves der ingen yderligere indrejsetilladelse.',

  'value.ErExtraFormsRequired.yes': 'Der kræves yderligere formularer eller erklæringer.',
  'value.ErExtraFormsRequired.no': 'Der kræves ingen yderligere formularer eller erklæringer.',
  'value.ErExtraFormsEarliestDays':
    'Formularer og erklæringer kan tidligst indsendes {count, plural, one {# dag} other {# dage}} før ankomst.',
  'value.ErExtraFormsLatestDays':
    'Formularer og erklæringer bør indsendes senest {count, plural, one {# dag} other {# dage}} før ankomst.',
  'value.ErOnwardTicketRequired.yes': 'Der kræves returbillet eller billet til viderejse.',
  'value.ErOnwardTicketRequired.no': 'Der kræves ikke returbillet eller billet til viderejse.',
  'value.ErSufficientFundsRequired.yes': 'Der kræves dokumentation for tilstrækkelige midler.',
  'value.ErSufficientFundsRequired.no': 'Der kræves ikke dokumentation for tilstrækkelige midler.',
  'value.ErHealthInsuranceRequired.yes': 'Rejsesygeforsikring er obligatorisk.',
  'value.ErHealthInsuranceRequired.no': 'Rejsesygeforsikring er ikke obligatorisk.',
  'value.VaccinationRequired.yes': 'Vaccinationer er obligatoriske.',
  'value.VaccinationRequired.no': 'Der er ingen obligatoriske vaccinationer ved indrejse.',
  'value.VaccinationLatestDays':
    'Obligatoriske vaccinationer skal være givet senest {count, plural, one {# dag} other {# dage}} før ankomst.',
  'value.ErExitFeeRequired.yes': 'Der opkræves en udrejseafgift.',
  'value.ErExitFeeRequired.no': 'Der skal ikke betales en særskilt afgift ved udrejsen.',
  'value.ErMinorsConsentRequired.yes':
    'Mindreårige, der ikke rejser med begge forældre, skal have en samtykkeerklæring.',
  'value.ErMinorsConsentRequired.no':
    'Mindreårige, der ikke rejser med begge forældre, behøver ikke have en samtykkeerklæring.',
  'value.InternationalDrivingPermitRequired.yes': 'Der kræves internationalt kørekort.',
  'value.InternationalDrivingPermitRequired.no': 'Der kræves ikke internationalt kørekort.',

  'value.TestHoursBeforeArrival':
    'Ved ankomst må testen højst være {count, plural, one {# time} other {# timer}} gammel.',
  'value.TestMinorsExemptionAge':
    'Mindreårige er fritaget for test, indtil de fylder {count, plural, one {# år} other {# år}}.',
  'value.VaccinationDaysBeforeArrival':
    'Vaccinationen skal være givet mindst {count, plural, one {# dag} other {# dage}} før ankomst.',
  'value.SevenDayIncidence':
    'I de seneste syv dage er der registreret {count, plural, one {# nyt smittetilfælde} other {# nye smittetilfælde}} pr. 100.000 indbyggere.',
  'value.SevenDayIncidenceLastWeek':
    'I ugen før blev der registreret {count, plural, one {# nyt smittetilfælde} other {# nye smittetilfælde}} pr. 100.000 indbyggere.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Risikoniveau {count} af 5 (1 = meget lavt, 5 = meget højt), udledt af den nævnte myndigheds rejsevejledning.',
  'value.ForeignOfficeStatus.BLUE': 'Der gælder ingen rejseadvarsel.',
  'value.ForeignOfficeStatus.YELLOW': 'Der gælder en rejseadvarsel for dele af landet.',
  'value.ForeignOfficeStatus.RED': 'Der gælder en rejseadvarsel.',
  'value.ForeignOfficeStatus.GRAY': 'Ikke oplyst: Der foreligger ingen rejsevejledning.',
  'value.ForeignOfficeStatus.PURPLE': 'Rejsevejledningerne er modstridende; undersøg det før rejsen.',
  unknown: 'Der foreligger ingen oplysninger om dette.',
  notKnown: 'Ukendt: Vores redaktion har ingen pålidelige oplysninger om dette. Undersøg det før rejsen.',
  conflicting: 'Modstridende oplysninger fra flere kilder; undersøg det før rejsen.',
  imported: 'importeret, ikke kontrolleret',

  'summary.ID_OR_PASSPORT.title': 'Id-kort eller pas',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Et id-kort er tilstrækkeligt. Det skal være gyldigt mindst til og med den {date}.} other {Et id-kort er tilstrækkeligt.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: Der kræves pas. Det skal være gyldigt mindst til og med den {date}.} other {{destinations}: Der kræves pas.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Der kræves pas til en af dine destinationer: {destinations}. Det skal være gyldigt mindst til og med den {date}.} other {Der kræves pas til en af dine destinationer: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {Der kræves pas til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}. Det skal være gyldigt mindst til og med den {date}.} other {Der kræves pas til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {Der kræves pas til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}. Det skal være gyldigt mindst til og med den {date}.} other {Der kræves pas til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Om der kræves pas, afhænger af din rejse eller dine dokumenter.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: Det vides ikke, om et id-kort er tilstrækkeligt, eller om der kræves pas. Dokumentet skal være gyldigt mindst til og med den {date}.} other {{destinations}: Det vides ikke, om et id-kort er tilstrækkeligt, eller om der kræves pas.}}',
  'summary.VISA.title': 'Visum',
  'summary.VISA.OK': 'Der kræves ikke visum.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: Der kræves visum. Der kan søges online om e-visum.} onArrival {{destinations}: Der kræves visum. Det kan fås ved ankomst.} both {{destinations}: Der kræves visum. Der kan søges online om e-visum, eller visum kan fås ved ankomst.} other {{destinations}: Der kræves visum.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Der kræves visum til en af dine destinationer: {destinations}. Der kan søges online om e-visum.} onArrival {Der kræves visum til en af dine destinationer: {destinations}. Det kan fås ved ankomst.} both {Der kræves visum til en af dine destinationer: {destinations}. Der kan søges online om e-visum, eller visum kan fås ved ankomst.} other {Der kræves visum til en af dine destinationer: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {Der kræves visum til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}. Afhængigt af destinationen kan der søges om e-visum.} onArrival {Der kræves visum til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}. Afhængigt af destinationen kan det fås ved ankomst.} both {Der kræves visum til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}. Afhængigt af destinationen kan det fås som e-visum eller ved ankomst.} other {Der kræves visum til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {Der kræves visum til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}. Afhængigt af destinationen kan der søges om e-visum.} onArrival {Der kræves visum til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}. Afhængigt af destinationen kan det fås ved ankomst.} both {Der kræves visum til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}. Afhængigt af destinationen kan det fås som e-visum eller ved ankomst.} other {Der kræves visum til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Om der kræves visum, afhænger af din rejse eller dine dokumenter.',
  'summary.VISA.UNKNOWN': '{destinations}: Det vides ikke, om der kræves visum.',
  'summary.ENTRY_PERMIT.title': 'Indrejsetilladelse',
  'summary.ENTRY_PERMIT.OK': 'Der kræves ingen yderligere indrejsetilladelse.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: Der kræves indrejsetilladelse. Navn: {permits}.} other {{destinations}: Der kræves indrejsetilladelse.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Der kræves indrejsetilladelse til en af dine destinationer: {destinations}. Navn: {permits}.} other {Der kræves indrejsetilladelse til en af dine destinationer: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {Der kræves indrejsetilladelse til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}. Navn: {permits}.} other {Der kræves indrejsetilladelse til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {Der kræves indrejsetilladelse til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}. Navn: {permits}.} other {Der kræves indrejsetilladelse til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS': 'Om der kræves indrejsetilladelse, afhænger af din rejse eller dine dokumenter.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: Det vides ikke, om der kræves indrejsetilladelse.',
  'summary.HEALTH_INSURANCE.title': 'Sygeforsikring',
  'summary.HEALTH_INSURANCE.OK': 'Rejsesygeforsikring er ikke obligatorisk.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: Rejsesygeforsikring er obligatorisk.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Rejsesygeforsikring er obligatorisk for en af dine destinationer: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'Rejsesygeforsikring er obligatorisk for {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'Rejsesygeforsikring er obligatorisk for {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Om rejsesygeforsikring er obligatorisk, afhænger af din rejse eller dine dokumenter.',
  'summary.HEALTH_INSURANCE.UNKNOWN': '{destinations}: Det vides ikke, om rejsesygeforsikring er obligatorisk.',
  'summary.IMMUNISATION.title': 'Obligatoriske vaccinationer',
  'summary.IMMUNISATION.OK': 'Der er ingen obligatoriske vaccinationer.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: Der er obligatoriske vaccinationer.',
  'summary.IMMUNISATION.REQUIRED_ONE':
    'Der er obligatoriske vaccinationer for en af dine destinationer: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Der er obligatoriske vaccinationer for {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Der er obligatoriske vaccinationer for {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Om der er obligatoriske vaccinationer, afhænger af din rejse eller dine dokumenter.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: Det vides ikke, om der er obligatoriske vaccinationer.',
  'summary.DRIVING_PERMIT.title': 'Internationalt kørekort',
  'summary.DRIVING_PERMIT.OK': 'Der kræves ikke internationalt kørekort.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: Der kræves internationalt kørekort.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'Der kræves internationalt kørekort på en af dine destinationer: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'Der kræves internationalt kørekort på {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'Der kræves internationalt kørekort på {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Om der kræves internationalt kørekort, afhænger af din rejse eller dine dokumenter.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: Det vides ikke, om der kræves internationalt kørekort.',
  'summary.EXTRA_FORMS.title': 'Yderligere formularer',
  'summary.EXTRA_FORMS.OK': 'Der kræves ingen yderligere formularer.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: Der kræves yderligere formularer.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Der kræves yderligere formularer til en af dine destinationer: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Der kræves yderligere formularer til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Der kræves yderligere formularer til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Om der kræves yderligere formularer, afhænger af din rejse eller dine dokumenter.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: Det vides ikke, om der kræves yderligere formularer.',
  'summary.CHILDRENS_PASSPORT.title': 'Pas til børn',
  'summary.CHILDRENS_PASSPORT.OK': 'Børn behøver ikke et pas; deres eget id-kort er nok.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: Børn skal have deres eget pas.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Børn skal have deres eget pas til en af dine destinationer: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Børn skal have deres eget pas til {areTwo, select, yes {to} other {flere}} af dine destinationer: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'Børn skal have deres eget pas til {areTwo, select, yes {begge} other {alle}} dine destinationer: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Om børn skal have deres eget pas, afhænger af din rejse eller dine dokumenter.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN': '{destinations}: Det vides ikke, om børn skal have deres eget pas.',
  'summary.partlyUnknown': 'Ikke oplyst for: {destinations}.',
  'summary.VISA.transit': '{destinations}: Der kræves transitvisum.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: Der kræves indrejsetilladelse ved transit.',
  'summary.VISA.stayOk': 'Der kræves ikke visum til opholdet.',
  'summary.ID_OR_PASSPORT.stayOk': 'Til opholdet er et id-kort tilstrækkeligt.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: Det vides ikke, om et id-kort er tilstrækkeligt ved flyskift. Rejs med pas.',
  'summary.CHILDRENS_PASSPORT.stayOk': 'Til opholdet behøver børn ikke et pas; deres eget id-kort er nok.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: Det vides ikke, om et id-kort er tilstrækkeligt for børn ved flyskift. Medbring et pas til hvert barn.',
  'summary.VISA.transitUnknown': '{destinations}: Det vides ikke, om der kræves transitvisum.',
  'summary.ENTRY_PERMIT.stayOk': 'Der kræves ikke indrejsetilladelse til opholdet.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: Det vides ikke, om der kræves indrejsetilladelse ved transit.',
  onlyFor:
    '{count, plural, one {Gælder kun for denne nationalitet: {citizenships}.} other {Gælder kun for disse nationaliteter: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Ellers: {text}',
  noFurtherVisa: 'Der kræves ikke yderligere visum.',
  'period.from': 'Fra {from}: {text}',
  'period.until': 'Til og med {until}: {text}',
  'period.between': 'Fra {from} til og med {until}: {text}',
  notYetKnown: 'Endnu ikke kendt.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {efter et tidligere ophold på denne rejse ({countries})} 1 {efter et ophold dagen før ankomsten ({countries})} other {efter et ophold inden for de sidste {days} dage før ankomsten ({countries})}}{transit, select, none {} any {, også efter lufthavnstransit dér} other {, også efter lufthavnstransit dér på mere end {hours} timer}}',
  'condition.RESIDENCE':
    '{count, plural, one {med bopæl i dette land} other {med bopæl i et af disse lande}} ({countries})',
  'condition.HOLDS': 'med {documents}',
  'document.VISA':
    '{years, select, 0 {gyldigt visum} 1 {et visum, der har været gyldigt inden for det seneste år} other {et visum, der har været gyldigt inden for de seneste {years} år}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {gyldig opholdstilladelse} 1 {en opholdstilladelse, der har været gyldig inden for det seneste år} other {en opholdstilladelse, der har været gyldig inden for de seneste {years} år}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {gyldigt visum eller gyldig opholdstilladelse} 1 {et visum eller en opholdstilladelse, der har været gyldig inden for det seneste år} other {et visum eller en opholdstilladelse, der har været gyldig inden for de seneste {years} år}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {{used, select, yes {gyldigt, tidligere anvendt visum} other {gyldigt visum}}{multiple, select, yes { til flere indrejser} other {}}} other {et {used, select, yes {tidligere anvendt visum} other {visum}}{multiple, select, yes { til flere indrejser} other {}}, der ved indrejsen stadig er gyldigt i mindst {months, plural, one {# måned} other {# måneder}}}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {gyldig {permanent, select, yes {permanent opholdstilladelse} other {opholdstilladelse}}} other {en {permanent, select, yes {permanent opholdstilladelse} other {opholdstilladelse}}, der ved indrejsen stadig er gyldig i mindst {months, plural, one {# måned} other {# måneder}}}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {under 1 år} from {fra {from} år} to {til og med {to} år} other {i alderen {from} til {to} år}}',
  'condition.ENTRY_BY.AIR': 'ved indrejse med fly',
  'condition.ENTRY_BY.LAND': 'ved indrejse over land',
  'condition.ENTRY_BY.SEA': 'ved indrejse ad søvejen',
  'condition.ENTRY_BY.ports': 'ved indrejse via {ports}',
  'condition.PASSPORT.ORDINARY': 'med almindeligt pas',
  'condition.PASSPORT.BIOMETRIC': 'med biometrisk pas',
  'condition.PASSPORT.EMERGENCY': 'med nødpas',
  'condition.PASSPORT.DIPLOMATIC': 'med diplomatpas',
  'condition.not': 'undtagen {condition}',
  'summary.dependsOn': '{destination}: Dette kræves {conditions}.',
  'summary.exemptIf': '{destination}: Dette kræves; en undtagelse er mulig {conditions}.',
  'summary.inDetails':
    '{destinations}: Det kan ikke besvares med et enkelt ja eller nej; detaljerne oplyser, hvad der gælder.',
  'summary.otherDocument': '{destinations}: Et pas anerkendes ikke som rejsedokument.',
  'summary.heldVisa':
    '{destinations}: Ifølge dine oplysninger har du allerede et visum eller en opholdstilladelse; dokumentet skal være gyldigt for disse dage, dette rejseformål og antallet af indrejser.',
  'summary.stayLimit':
    '{destination}: Uden visum kan du højst opholde dig der i {days, plural, one {# dag} other {# dage}}; opholdet varer længere.',
  'summary.stayLimitTogether':
    '{destination}: Uden visum kan du opholde dig der i højst {days, plural, one {# dag} other {# dage}} tilsammen; opholdet varer længere.',

  'warning.ENTRY_BANNED':
    'Din rejse er ikke mulig som planlagt: Indrejse er ikke tilladt på mindst én destination ({destinations}). Kontakt den relevante diplomatiske repræsentation, og læs afsnittet »Indrejse«.',
  'warning.TRAVEL_WARNING':
    'Et udenrigsministerium fraråder rejser til mindst én destination ({destinations}). Læs rejsevejledningen, før du bestiller; forsikringsdækningen kan være begrænset.',
  'warning.CONFLICTING':
    'Oplysningerne om mindst én destination er modstridende ({destinations}). Undersøg det før rejsen.',
  'warning.UNVERIFIED':
    'Oplysninger om mindst én destination stammer fra et importeret datasæt og er ikke kontrolleret af en redaktør ({destinations}).',
};
