import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Az útlevelet elfogadják úti okmányként.',
  'value.ErPassportSufficient.no': 'Az útlevelet nem fogadják el úti okmányként.',
  'value.ErPassportExpiredPermissible.yes': 'A lejárt útlevelet is elfogadják.',
  'value.ErPassportExpiredPermissible.no': 'A lejárt útlevelet nem fogadják el.',
  'value.ErPassportMaxMonthsExpired':
    'Beutazáskor az útlevél legfeljebb {count, plural, one {# hónapja} other {# hónapja}} járhatott le.',
  'value.ErPassportValidForStay.yes': 'Az útlevélnek a teljes tartózkodás alatt érvényesnek kell lennie.',
  'value.ErPassportValidForStay.no': 'Az útlevélnek nem kell a teljes tartózkodás alatt érvényesnek lennie.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Az útlevélnek az utazás vége után még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErPassportMinMonthsAtDeparture':
    'Az érkezés napján az útlevélnek még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErPassportBlankPages':
    'Az útlevélben legalább {count, plural, one {# üres oldalnak} other {# üres oldalnak}} kell lennie.',
  'value.ErPassportMaxYearsSinceIssue':
    'Beutazáskor az útlevél kiállítása óta legfeljebb {count, plural, one {# év} other {# év}} telhetett el.',
  'value.ErTemporaryPassportSufficient.yes': 'A beutazáshoz elegendő az ideiglenes útlevél.',
  'value.ErTemporaryPassportSufficient.no': 'A beutazáshoz nem elegendő az ideiglenes útlevél.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'A lejárt ideiglenes útlevelet is elfogadják.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'A lejárt ideiglenes útlevelet nem fogadják el.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'Beutazáskor az ideiglenes útlevél legfeljebb {count, plural, one {# hónapja} other {# hónapja}} járhatott le.',
  'value.ErTemporaryPassportValidForStay.yes':
    'Az ideiglenes útlevélnek a teljes tartózkodás alatt érvényesnek kell lennie.',
  'value.ErTemporaryPassportValidForStay.no':
    'Az ideiglenes útlevélnek nem kell a teljes tartózkodás alatt érvényesnek lennie.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Az ideiglenes útlevélnek az utazás vége után még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'Az érkezés napján az ideiglenes útlevélnek még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErIdSufficient.yes': 'A beutazáshoz elegendő a személyazonosító igazolvány.',
  'value.ErIdSufficient.no': 'A beutazáshoz nem elegendő a személyazonosító igazolvány.',
  'value.ErIdExpiredPermissible.yes': 'A lejárt személyazonosító igazolványt is elfogadják.',
  'value.ErIdExpiredPermissible.no': 'A lejárt személyazonosító igazolványt nem fogadják el.',
  'value.ErIdMaxMonthsExpired':
    'Beutazáskor a személyazonosító igazolvány legfeljebb {count, plural, one {# hónapja} other {# hónapja}} járhatott le.',
  'value.ErIdValidForStay.yes': 'A személyazonosító igazolványnak a teljes tartózkodás alatt érvényesnek kell lennie.',
  'value.ErIdValidForStay.no':
    'A személyazonosító igazolványnak nem kell a teljes tartózkodás alatt érvényesnek lennie.',
  'value.ErIdMinMonthsBeyondTrip':
    'A személyazonosító igazolványnak az utazás vége után még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErIdMinMonthsAtDeparture':
    'Az érkezés napján a személyazonosító igazolványnak még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErTemporaryIdSufficient.yes': 'A beutazáshoz elegendő az ideiglenes személyazonosító igazolvány.',
  'value.ErTemporaryIdSufficient.no': 'A beutazáshoz nem elegendő az ideiglenes személyazonosító igazolvány.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'A lejárt ideiglenes személyazonosító igazolványt is elfogadják.',
  'value.ErTemporaryIdExpiredPermissible.no': 'A lejárt ideiglenes személyazonosító igazolványt nem fogadják el.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'Beutazáskor az ideiglenes személyazonosító igazolvány legfeljebb {count, plural, one {# hónapja} other {# hónapja}} járhatott le.',
  'value.ErTemporaryIdValidForStay.yes':
    'Az ideiglenes személyazonosító igazolványnak a teljes tartózkodás alatt érvényesnek kell lennie.',
  'value.ErTemporaryIdValidForStay.no':
    'Az ideiglenes személyazonosító igazolványnak nem kell a teljes tartózkodás alatt érvényesnek lennie.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'Az ideiglenes személyazonosító igazolványnak az utazás vége után még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'Az érkezés napján az ideiglenes személyazonosító igazolványnak még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErChildPassportSufficient.yes': 'A beutazáshoz elegendő a korábbi német gyermekútlevél (Kinderreisepass).',
  'value.ErChildPassportSufficient.no': 'A beutazáshoz nem elegendő a korábbi német gyermekútlevél (Kinderreisepass).',
  'value.ErChildPassportExpiredPermissible.yes': 'A lejárt német gyermekútlevelet (Kinderreisepass) is elfogadják.',
  'value.ErChildPassportExpiredPermissible.no': 'A lejárt német gyermekútlevelet (Kinderreisepass) nem fogadják el.',
  'value.ErChildPassportMaxMonthsExpired':
    'Beutazáskor a német gyermekútlevél (Kinderreisepass) legfeljebb {count, plural, one {# hónapja} other {# hónapja}} járhatott le.',
  'value.ErChildPassportValidForStay.yes':
    'A német gyermekútlevélnek (Kinderreisepass) a teljes tartózkodás alatt érvényesnek kell lennie.',
  'value.ErChildPassportValidForStay.no':
    'A német gyermekútlevélnek (Kinderreisepass) nem kell a teljes tartózkodás alatt érvényesnek lennie.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'A német gyermekútlevélnek (Kinderreisepass) az utazás vége után még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'Az érkezés napján a német gyermekútlevélnek (Kinderreisepass) még legalább {count, plural, one {# hónapig} other {# hónapig}} érvényesnek kell lennie.',
  'value.ErChildrenPassportRequired.yes': 'A gyermekeknek saját útlevélre van szükségük.',
  'value.ErChildrenPassportRequired.no': 'A gyermekeknek nincs szükségük saját útlevélre.',

  'value.ErVisaRequired.yes': 'Vízum szükséges.',
  'value.ErVisaRequired.no': 'Vízum nem szükséges.',
  'value.ErVisaFreeDays': 'Vízum nélkül legfeljebb {count, plural, one {# napig} other {# napig}} lehet tartózkodni.',
  'value.ErEVisaPossible.yes': 'Elektronikus vízum az interneten igényelhető.',
  'value.ErEVisaPossible.no': 'Elektronikus vízum nem igényelhető.',
  'value.ErEVisaDays':
    'Az elektronikus vízum legfeljebb {count, plural, one {# napos} other {# napos}} tartózkodásra jogosít.',
  'value.ErVisaOnArrivalPossible.yes': 'Vízum érkezéskor kapható.',
  'value.ErVisaOnArrivalPossible.no': 'Vízum érkezéskor nem kapható.',
  'value.ErVisaOnArrivalDays':
    'Az érkezéskor kapott vízum legfeljebb {count, plural, one {# napos} other {# napos}} tartózkodásra jogosít.',
  'value.ErVisaEarliestDays':
    'A vízumot legkorábban {count, plural, one {# nappal} other {# nappal}} az érkezés előtt lehet kérelmezni.',
  'value.ErVisaEarliestMonths':
    'A vízumot legkorábban {count, plural, one {# hónappal} other {# hónappal}} az érkezés előtt lehet kérelmezni.',
  'value.ErVisaLatestDays':
    'Vízumkérelmet legkésőbb {count, plural, one {# nappal} other {# nappal}} az érkezés előtt kell benyújtani.',
  'value.ErEntryPermitRequired.yes': 'Beutazási engedély szükséges.',
  'value.ErEntryPermitRequired.no': 'További beutazási engedély nem szükséges.',
  'value.ErEntryPermitLatestDays':
    'A beutazási engedélyt legkésőbb {count, plural, one {# nappal} other {# nappal}} az érkezés előtt célszerű kérelmezni.',
  'value.ErTransitVisaRequired.yes': 'Tranzitvízum szükséges.',
  'value.ErTransitVisaRequired.no': 'Ha csak átszáll, tranzitvízum nem szükséges.',
  'value.ErTransitEntryPermitRequired.yes': 'Az átutazáshoz beutazási engedély szükséges.',
  'value.ErTransitEntryPermitRequired.no': 'Ha csak átszáll, további beutazási engedély nem szükséges.',

  'value.ErExtraFormsRequired.yes': 'További űrlapok vagy nyilatkozatok szükségesek.',
  'value.ErExtraFormsRequired.no': 'Nincs szükség további űrlapokra vagy nyilatkozatokra.',
  'value.ErExtraFormsEarliestDays':
    'Az űrlapokat és nyilatkozatokat legkorábban {count, plural, one {# nappal} other {# nappal}} az érkezés előtt lehet benyújtani.',
  'value.ErExtraFormsLatestDays':
    'Az űrlapokat és nyilatkozatokat legkésőbb {count, plural, one {# nappal} other {# nappal}} az érkezés előtt célszerű benyújtani.',
  'value.ErOnwardTicketRequired.yes': 'Visszaútra vagy továbbutazásra szóló jegy szükséges.',
  'value.ErOnwardTicketRequired.no': 'Visszaútra vagy továbbutazásra szóló jegy nem szükséges.',
  'value.ErSufficientFundsRequired.yes': 'Igazolni kell a megfelelő anyagi fedezetet.',
  'value.ErSufficientFundsRequired.no': 'Nem kell igazolni a megfelelő anyagi fedezetet.',
  'value.ErHealthInsuranceRequired.yes': 'Az utazási egészségbiztosítás kötelező.',
  'value.ErHealthInsuranceRequired.no': 'Az utazási egészségbiztosítás nem kötelező.',
  'value.VaccinationRequired.yes': 'Vannak kötelező oltások.',
  'value.VaccinationRequired.no': 'A beutazáshoz nincs kötelező oltás.',
  'value.VaccinationLatestDays':
    'A kötelező oltásokat legkésőbb {count, plural, one {# nappal} other {# nappal}} az érkezés előtt meg kell kapni.',
  'value.ErExitFeeRequired.yes': 'Kiutazáskor illetéket kell fizetni.',
  'value.ErExitFeeRequired.no': 'Kiutazáskor nem kell külön illetéket fizetni.',
  'value.ErMinorsConsentRequired.yes':
    'A nem mindkét szülőjükkel utazó kiskorúaknak hozzájáruló nyilatkozatra van szükségük.',
  'value.ErMinorsConsentRequired.no':
    'A nem mindkét szülőjükkel utazó kiskorúaknak nincs szükségük hozzájáruló nyilatkozatra.',
  'value.InternationalDrivingPermitRequired.yes': 'Nemzetközi vezetői engedély szükséges.',
  'value.InternationalDrivingPermitRequired.no': 'Nemzetközi vezetői engedély nem szükséges.',

  'value.TestHoursBeforeArrival': 'Érkezéskor a teszt legfeljebb {count, plural, one {# órás} other {# órás}} lehet.',
  'value.TestMinorsExemptionAge':
    'A kiskorúak {count, plural, one {# éves} other {# éves}} korukig mentesülnek a teszt alól.',
  'value.VaccinationDaysBeforeArrival':
    'Az oltást legalább {count, plural, one {# nappal} other {# nappal}} az érkezés előtt meg kell kapni.',
  'value.SevenDayIncidence':
    'Az elmúlt hét napban 100\u00a0000 lakosra {count, plural, one {# új fertőzés} other {# új fertőzés}} jutott.',
  'value.SevenDayIncidenceLastWeek':
    'Az előző héten 100\u00a0000 lakosra {count, plural, one {# új fertőzés} other {# új fertőzés}} jutott.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Kockázati szint: {count} az 1-től (nagyon alacsony) 5-ig (nagyon magas) terjedő skálán, a megnevezett hatóság tanácsai alapján.',
  'value.ForeignOfficeStatus.BLUE': 'Nincs érvényben utazási figyelmeztetés.',
  'value.ForeignOfficeStatus.YELLOW': 'Részleges utazási figyelmeztetés van érvényben.',
  'value.ForeignOfficeStatus.RED': 'Utazási figyelmeztetés van érvényben.',
  'value.ForeignOfficeStatus.GRAY': 'Nincs adat: utazási tanács nem áll rendelkezésre.',
  'value.ForeignOfficeStatus.PURPLE':
    'Az utazási tanácsok ellentmondanak egymásnak; kérjük, utazás előtt ellenőrizze őket.',
  unknown: 'Erről nem áll rendelkezésre információ.',
  notKnown: 'Szerkesztőségünknek erről nincs megbízható információja. Kérjük, utazás előtt tájékozódjon.',
  conflicting: 'A források ellentmondanak egymásnak; kérjük, utazás előtt tájékozódjon.',
  imported: 'importált, nem ellenőrzött',

  'summary.ID_OR_PASSPORT.title': 'Személyazonosító igazolvány vagy útlevél',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Elegendő a személyazonosító igazolvány. Legalább {date} napjáig érvényesnek kell lennie.} other {Elegendő a személyazonosító igazolvány.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: útlevél szükséges. Legalább {date} napjáig érvényesnek kell lennie.} other {{destinations}: útlevél szükséges.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Az egyik úti célhoz útlevél szükséges: {destinations}. Legalább {date} napjáig érvényesnek kell lennie.} other {Az egyik úti célhoz útlevél szükséges: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {{areTwo, select, yes {Két} other {Több}} úti célhoz útlevél szükséges: {destinations}. Legalább {date} napjáig érvényesnek kell lennie.} other {{areTwo, select, yes {Két} other {Több}} úti célhoz útlevél szükséges: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz útlevél szükséges: {destinations}. Legalább {date} napjáig érvényesnek kell lennie.} other {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz útlevél szükséges: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Az utazásától vagy az okmányaitól függ, hogy szükséges-e útlevél.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: nem ismert, hogy elegendő-e a személyazonosító igazolvány, vagy útlevél szükséges. Az okmánynak legalább {date} napjáig érvényesnek kell lennie.} other {{destinations}: nem ismert, hogy elegendő-e a személyazonosító igazolvány, vagy útlevél szükséges.}}',
  'summary.VISA.title': 'Vízum',
  'summary.VISA.OK': 'Vízum nem szükséges.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: vízum szükséges. Az interneten elektronikus vízumként igényelhető.} onArrival {{destinations}: vízum szükséges. Érkezéskor kapható.} both {{destinations}: vízum szükséges. Az interneten elektronikus vízumként igényelhető, vagy érkezéskor kapható.} other {{destinations}: vízum szükséges.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Az egyik úti célhoz vízum szükséges: {destinations}. Az interneten elektronikus vízumként igényelhető.} onArrival {Az egyik úti célhoz vízum szükséges: {destinations}. Érkezéskor kapható.} both {Az egyik úti célhoz vízum szükséges: {destinations}. Az interneten elektronikus vízumként igényelhető, vagy érkezéskor kapható.} other {Az egyik úti célhoz vízum szükséges: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {{areTwo, select, yes {Két} other {Több}} úti célhoz vízum szükséges: {destinations}. Úti céltól függően elektronikus vízum igényelhető.} onArrival {{areTwo, select, yes {Két} other {Több}} úti célhoz vízum szükséges: {destinations}. Úti céltól függően érkezéskor kapható.} both {{areTwo, select, yes {Két} other {Több}} úti célhoz vízum szükséges: {destinations}. Úti céltól függően elektronikus vízum igényelhető, vagy érkezéskor kapható vízum.} other {{areTwo, select, yes {Két} other {Több}} úti célhoz vízum szükséges: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz vízum szükséges: {destinations}. Úti céltól függően elektronikus vízum igényelhető.} onArrival {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz vízum szükséges: {destinations}. Úti céltól függően érkezéskor kapható.} both {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz vízum szükséges: {destinations}. Úti céltól függően elektronikus vízum igényelhető, vagy érkezéskor kapható vízum.} other {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz vízum szükséges: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Az utazásától vagy az okmányaitól függ, hogy szükséges-e vízum.',
  'summary.VISA.UNKNOWN': '{destinations}: nem ismert, hogy szükséges-e vízum.',
  'summary.ENTRY_PERMIT.title': 'Beutazási engedély',
  'summary.ENTRY_PERMIT.OK': 'További beutazási engedély nem szükséges.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: beutazási engedély szükséges. Elnevezése: {permits}.} other {{destinations}: beutazási engedély szükséges.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Az egyik úti célhoz beutazási engedély szükséges: {destinations}. Elnevezése: {permits}.} other {Az egyik úti célhoz beutazási engedély szükséges: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {{areTwo, select, yes {Két} other {Több}} úti célhoz beutazási engedély szükséges: {destinations}. Elnevezése: {permits}.} other {{areTwo, select, yes {Két} other {Több}} úti célhoz beutazási engedély szükséges: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz beutazási engedély szükséges: {destinations}. Elnevezése: {permits}.} other {{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz beutazási engedély szükséges: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS': 'Az utazásától vagy az okmányaitól függ, hogy szükséges-e beutazási engedély.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: nem ismert, hogy szükséges-e beutazási engedély.',
  'summary.HEALTH_INSURANCE.title': 'Egészségbiztosítás',
  'summary.HEALTH_INSURANCE.OK': 'Az utazási egészségbiztosítás nem kötelező.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: kötelező az utazási egészségbiztosítás.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Az egyik úti célhoz kötelező az utazási egészségbiztosítás: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    '{areTwo, select, yes {Két} other {Több}} úti célhoz kötelező az utazási egészségbiztosítás: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    '{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz kötelező az utazási egészségbiztosítás: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Az utazásától vagy az okmányaitól függ, hogy kötelező-e az utazási egészségbiztosítás.',
  'summary.HEALTH_INSURANCE.UNKNOWN': '{destinations}: nem ismert, hogy kötelező-e az utazási egészségbiztosítás.',
  'summary.IMMUNISATION.title': 'Kötelező oltások',
  'summary.IMMUNISATION.OK': 'Nincsenek kötelező oltások.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: oltás kötelező.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Az egyik úti célhoz oltás kötelező: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    '{areTwo, select, yes {Két} other {Több}} úti célhoz oltás kötelező: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    '{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz oltás kötelező: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Az utazásától vagy az okmányaitól függ, hogy vannak-e kötelező oltások.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: nem ismert, hogy vannak-e kötelező oltások.',
  'summary.DRIVING_PERMIT.title': 'Nemzetközi vezetői engedély',
  'summary.DRIVING_PERMIT.OK': 'Nemzetközi vezetői engedély nem szükséges.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: nemzetközi vezetői engedély szükséges.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE': 'Az egyik úti célhoz nemzetközi vezetői engedély szükséges: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    '{areTwo, select, yes {Két} other {Több}} úti célhoz nemzetközi vezetői engedély szükséges: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    '{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz nemzetközi vezetői engedély szükséges: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Az utazásától vagy az okmányaitól függ, hogy szükséges-e nemzetközi vezetői engedély.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: nem ismert, hogy szükséges-e nemzetközi vezetői engedély.',
  'summary.EXTRA_FORMS.title': 'További űrlapok',
  'summary.EXTRA_FORMS.OK': 'Nincs szükség további űrlapokra.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: további űrlapok szükségesek.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Az egyik úti célhoz további űrlapok szükségesek: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    '{areTwo, select, yes {Két} other {Több}} úti célhoz további űrlapok szükségesek: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    '{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz további űrlapok szükségesek: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Az utazásától vagy az okmányaitól függ, hogy szükségesek-e további űrlapok.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: nem ismert, hogy szükségesek-e további űrlapok.',
  'summary.CHILDRENS_PASSPORT.title': 'Útlevél gyermekeknek',
  'summary.CHILDRENS_PASSPORT.OK':
    'A gyermekeknek nincs szükségük útlevélre; elegendő a saját személyazonosító igazolványuk.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: a gyermekeknek saját útlevélre van szükségük.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Az egyik úti célhoz a gyermekeknek saját útlevélre van szükségük: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    '{areTwo, select, yes {Két} other {Több}} úti célhoz a gyermekeknek saját útlevélre van szükségük: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    '{areTwo, select, yes {Mindkét} other {Minden}} úti célhoz a gyermekeknek saját útlevélre van szükségük: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Az utazásától vagy az okmányaitól függ, hogy a gyermekeknek szükségük van-e saját útlevélre.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN':
    '{destinations}: nem ismert, hogy a gyermekeknek szükségük van-e saját útlevélre.',
  'summary.partlyUnknown': 'Nincs adat a következőkről: {destinations}.',
  'summary.VISA.transit': '{destinations}: tranzitvízum szükséges.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: az átutazáshoz beutazási engedély szükséges.',
  'summary.VISA.stayOk': 'A tartózkodáshoz vízum nem szükséges.',
  'summary.ID_OR_PASSPORT.stayOk': 'A tartózkodáshoz elegendő a személyazonosító igazolvány.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: nem ismert, hogy az átszálláshoz elég-e a személyazonosító igazolvány. Utazzon útlevéllel.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'A tartózkodáshoz a gyermekeknek nincs szükségük útlevélre; elegendő a saját személyazonosító igazolványuk.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: nem ismert, hogy a gyermekeknek az átszálláshoz elég-e a személyazonosító igazolvány. Vigyen magával útlevelet minden gyermeknek.',
  'summary.VISA.transitUnknown': '{destinations}: nem ismert, hogy szükséges-e tranzitvízum.',
  'summary.ENTRY_PERMIT.stayOk': 'A tartózkodáshoz beutazási engedély nem szükséges.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: nem ismert, hogy az átutazáshoz szükséges-e beutazási engedély.',
  onlyFor:
    '{count, plural, one {Csak erre az állampolgárságra vonatkozik: {citizenships}.} other {Csak ezekre az állampolgárságokra vonatkozik: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Egyéb esetben: {text}',
  noFurtherVisa: 'További vízum nem szükséges.',
  'period.from': '{from} napjától: {text}',
  'period.until': '{until} napjáig: {text}',
  'period.between': '{from} és {until} között: {text}',
  notYetKnown: 'Még nem ismert.',
  'conditions.held': '{conditions} esetén',
  'condition.VISITED':
    '{days, select, 0 {korábbi tartózkodás ezen az utazáson ({countries})} 1 {az érkezés előtti napon való tartózkodás ({countries})} other {az érkezés előtti {days} napban való tartózkodás ({countries})}}{transit, select, none {} any { vagy ottani repülőtéri tranzit} other { vagy {hours} óránál hosszabb ottani repülőtéri tranzit}}',
  'condition.RESIDENCE':
    '{count, plural, one {ebben az országban lévő lakóhely} other {ezen országok egyikében lévő lakóhely}} ({countries})',
  'condition.HOLDS': '{documents}',
  'document.VISA':
    '{years, select, 0 {érvényes vízum} 1 {az elmúlt évben érvényes vízum} other {az elmúlt {years} évben érvényes vízum}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {érvényes tartózkodási engedély} 1 {az elmúlt évben érvényes tartózkodási engedély} other {az elmúlt {years} évben érvényes tartózkodási engedély}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {érvényes vízum vagy tartózkodási engedély} 1 {az elmúlt évben érvényes vízum vagy tartózkodási engedély} other {az elmúlt {years} évben érvényes vízum vagy tartózkodási engedély}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {érvényes{used, select, yes {, korábban már használt} other {}}{multiple, select, yes {, többszöri beutazásra jogosító} other {}} vízum} other {a beutazáskor még legalább {months, plural, one {# hónapig} other {# hónapig}} érvényes{used, select, yes {, korábban már használt} other {}}{multiple, select, yes {, többszöri beutazásra jogosító} other {}} vízum}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {érvényes {permanent, select, yes {állandó tartózkodási engedély} other {tartózkodási engedély}}} other {a beutazáskor még legalább {months, plural, one {# hónapig} other {# hónapig}} érvényes {permanent, select, yes {állandó tartózkodási engedély} other {tartózkodási engedély}}}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {1 évesnél fiatalabb életkor} from {legalább {from} éves életkor} to {legfeljebb {to} éves életkor} other {{from} és {to} év közötti életkor}}',
  'condition.ENTRY_BY.AIR': 'légi úton történő beutazás',
  'condition.ENTRY_BY.LAND': 'szárazföldi beutazás',
  'condition.ENTRY_BY.SEA': 'tengeri beutazás',
  'condition.ENTRY_BY.ports': 'a következő helyen történő beutazás ({ports})',
  'condition.PASSPORT.ORDINARY': 'magánútlevél',
  'condition.PASSPORT.BIOMETRIC': 'biometrikus útlevél',
  'condition.PASSPORT.EMERGENCY': 'ideiglenes útlevél',
  'condition.PASSPORT.DIPLOMATIC': 'diplomata-útlevél',
  'condition.not': 'kivéve {condition} esetén',
  'summary.dependsOn': '{destination}: {conditions} szükséges.',
  'summary.exemptIf': '{destination}: szükséges; {conditions} mentesség lehetséges.',
  'summary.inDetails':
    '{destinations}: erre nem adható egyszerű igen vagy nem válasz; hogy mi érvényes, a részletekben olvasható.',
  'summary.otherDocument': '{destinations}: az útlevelet nem fogadják el úti okmányként.',
  'summary.heldVisa':
    '{destinations}: a megadott adatok szerint már rendelkezik vízummal vagy tartózkodási engedéllyel; az okmánynak ezekre a napokra, erre az utazási célra és a beutazások számára érvényesnek kell lennie.',
  'summary.stayLimit':
    '{destination}: vízum nélkül legfeljebb {days, plural, one {# nap} other {# nap}} tartózkodás lehetséges; a tartózkodás ennél hosszabb.',
  'summary.stayLimitTogether':
    '{destination}: vízum nélkül összesen legfeljebb {days, plural, one {# nap} other {# nap}} tartózkodás lehetséges; a tartózkodás ennél hosszabb.',

  'warning.ENTRY_BANNED':
    'Az utazás így nem lehetséges: legalább egy úti cél esetében nem engedélyezett a beutazás ({destinations}). Kérjük, forduljon az illetékes diplomáciai képviselethez, és olvassa el a „Beutazás” részt.',
  'warning.TRAVEL_WARNING':
    'Egy külügyminisztérium legalább egy úti cél esetében nem javasolja az utazást ({destinations}). Foglalás előtt olvassa el az utazási tanácsokat; a biztosítási fedezet korlátozott lehet.',
  'warning.CONFLICTING':
    'Legalább egy úti célról ellentmondó információk szerepelnek ({destinations}). Kérjük, utazás előtt tájékozódjon.',
  'warning.UNVERIFIED':
    'Legalább egy úti célról olyan információk szerepelnek, amelyek importált adatállományból származnak, és amelyeket szerkesztő nem ellenőrzött ({destinations}).',
};
