import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Cestovní pas je uznáván jako cestovní doklad.',
  'value.ErPassportSufficient.no': 'Cestovní pas není uznáván jako cestovní doklad.',
  'value.ErPassportExpiredPermissible.yes': 'Propadlý cestovní pas je uznáván.',
  'value.ErPassportExpiredPermissible.no': 'Propadlý cestovní pas není uznáván.',
  'value.ErPassportMaxMonthsExpired':
    'Při vstupu do země smí být cestovní pas propadlý nejvýše {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErPassportValidForStay.yes': 'Cestovní pas musí být platný po celou dobu pobytu.',
  'value.ErPassportValidForStay.no': 'Cestovní pas nemusí být platný po celou dobu pobytu.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Cestovní pas musí platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}} po skončení cesty.',
  'value.ErPassportMinMonthsAtDeparture':
    'V den příjezdu musí cestovní pas platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErPassportBlankPages':
    'Cestovní pas musí mít nejméně {count, plural, one {# volnou stránku} few {# volné stránky} many {# volné stránky} other {# volných stránek}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'Při vstupu smí od vydání cestovního pasu uplynout nejvýše {count, plural, one {# rok} few {# roky} many {# roku} other {# let}}.',
  'value.ErTemporaryPassportSufficient.yes': 'Ke vstupu do země stačí dočasný cestovní pas.',
  'value.ErTemporaryPassportSufficient.no': 'Ke vstupu do země nestačí dočasný cestovní pas.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Propadlý dočasný cestovní pas je uznáván.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Propadlý dočasný cestovní pas není uznáván.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'Při vstupu do země smí být dočasný cestovní pas propadlý nejvýše {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErTemporaryPassportValidForStay.yes': 'Dočasný cestovní pas musí být platný po celou dobu pobytu.',
  'value.ErTemporaryPassportValidForStay.no': 'Dočasný cestovní pas nemusí být platný po celou dobu pobytu.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Dočasný cestovní pas musí platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}} po skončení cesty.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'V den příjezdu musí dočasný cestovní pas platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErIdSufficient.yes': 'Ke vstupu do země stačí občanský průkaz.',
  'value.ErIdSufficient.no': 'Ke vstupu do země nestačí občanský průkaz.',
  'value.ErIdExpiredPermissible.yes': 'Propadlý občanský průkaz je uznáván.',
  'value.ErIdExpiredPermissible.no': 'Propadlý občanský průkaz není uznáván.',
  'value.ErIdMaxMonthsExpired':
    'Při vstupu do země smí být občanský průkaz propadlý nejvýše {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErIdValidForStay.yes': 'Občanský průkaz musí být platný po celou dobu pobytu.',
  'value.ErIdValidForStay.no': 'Občanský průkaz nemusí být platný po celou dobu pobytu.',
  'value.ErIdMinMonthsBeyondTrip':
    'Občanský průkaz musí platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}} po skončení cesty.',
  'value.ErIdMinMonthsAtDeparture':
    'V den příjezdu musí občanský průkaz platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErTemporaryIdSufficient.yes': 'Ke vstupu do země stačí dočasný občanský průkaz.',
  'value.ErTemporaryIdSufficient.no': 'Ke vstupu do země nestačí dočasný občanský průkaz.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Propadlý dočasný občanský průkaz je uznáván.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Propadlý dočasný občanský průkaz není uznáván.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'Při vstupu do země smí být dočasný občanský průkaz propadlý nejvýše {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErTemporaryIdValidForStay.yes': 'Dočasný občanský průkaz musí být platný po celou dobu pobytu.',
  'value.ErTemporaryIdValidForStay.no': 'Dočasný občanský průkaz nemusí být platný po celou dobu pobytu.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'Dočasný občanský průkaz musí platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}} po skončení cesty.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'V den příjezdu musí dočasný občanský průkaz platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErChildPassportSufficient.yes': 'Ke vstupu do země stačí dřívější německý dětský pas (Kinderreisepass).',
  'value.ErChildPassportSufficient.no': 'Ke vstupu do země nestačí dřívější německý dětský pas (Kinderreisepass).',
  'value.ErChildPassportExpiredPermissible.yes': 'Propadlý německý dětský pas (Kinderreisepass) je uznáván.',
  'value.ErChildPassportExpiredPermissible.no': 'Propadlý německý dětský pas (Kinderreisepass) není uznáván.',
  'value.ErChildPassportMaxMonthsExpired':
    'Při vstupu do země smí být německý dětský pas (Kinderreisepass) propadlý nejvýše {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErChildPassportValidForStay.yes': 'Německý dětský pas (Kinderreisepass) musí být platný po celou dobu pobytu.',
  'value.ErChildPassportValidForStay.no':
    'Německý dětský pas (Kinderreisepass) nemusí být platný po celou dobu pobytu.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Německý dětský pas (Kinderreisepass) musí platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}} po skončení cesty.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'V den příjezdu musí německý dětský pas (Kinderreisepass) platit ještě nejméně {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}.',
  'value.ErChildrenPassportRequired.yes': 'Děti potřebují vlastní cestovní pas.',
  'value.ErChildrenPassportRequired.no': 'Děti nepotřebují vlastní cestovní pas.',

  'value.ErVisaRequired.yes': 'Je nutné vízum.',
  'value.ErVisaRequired.no': 'Vízum není nutné.',
  'value.ErVisaFreeDays':
    'Bez víza je možný pobyt v délce nejvýše {count, plural, one {# dne} few {# dnů} many {# dne} other {# dnů}}.',
  'value.ErEVisaPossible.yes': 'O elektronické vízum lze požádat online.',
  'value.ErEVisaPossible.no': 'Elektronické vízum není k dispozici.',
  'value.ErEVisaDays':
    'Elektronické vízum opravňuje k pobytu v délce nejvýše {count, plural, one {# dne} few {# dnů} many {# dne} other {# dnů}}.',
  'value.ErVisaOnArrivalPossible.yes': 'Vízum lze získat po příjezdu.',
  'value.ErVisaOnArrivalPossible.no': 'Vízum nelze získat po příjezdu.',
  'value.ErVisaOnArrivalDays':
    'Vízum vydané po příjezdu opravňuje k pobytu v délce nejvýše {count, plural, one {# dne} few {# dnů} many {# dne} other {# dnů}}.',
  'value.ErVisaEarliestDays':
    'O vízum lze požádat nejdříve {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před příjezdem.',
  'value.ErVisaEarliestMonths':
    'O vízum lze požádat nejdříve {count, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}} před příjezdem.',
  'value.ErVisaLatestDays':
    'Žádost o vízum je nutné podat nejpozději {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před příjezdem.',
  'value.ErEntryPermitRequired.yes': 'Je nutné povolení ke vstupu.',
  'value.ErEntryPermitRequired.no': 'Další povolení ke vstupu není nutné.',
  'value.ErEntryPermitLatestDays':
    'O povolení ke vstupu je vhodné požádat nejpozději {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před příjezdem.',
  'value.ErTransitVisaRequired.yes': 'Je nutné tranzitní vízum.',
  'value.ErTransitVisaRequired.no': 'Pokud pouze přestupujete, tranzitní vízum není nutné.',
  'value.ErTransitEntryPermitRequired.yes': 'Pro tranzit je nutné povolení ke vstupu.',
  'value.ErTransitEntryPermitRequired.no': 'Pokud pouze přestupujete, další povolení ke vstupu není nutné.',

  'value.ErExtraFormsRequired.yes': 'Jsou nutné další formuláře nebo prohlášení.',
  'value.ErExtraFormsRequired.no': 'Další formuláře ani prohlášení nejsou nutné.',
  'value.ErExtraFormsEarliestDays':
    'Formuláře a prohlášení lze podat nejdříve {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před příjezdem.',
  'value.ErExtraFormsLatestDays':
    'Formuláře a prohlášení je vhodné podat nejpozději {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před příjezdem.',
  'value.ErOnwardTicketRequired.yes': 'Je nutná zpáteční nebo navazující jízdenka či letenka.',
  'value.ErOnwardTicketRequired.no': 'Zpáteční ani navazující jízdenka či letenka není nutná.',
  'value.ErSufficientFundsRequired.yes': 'Je nutný doklad o dostatečných finančních prostředcích.',
  'value.ErSufficientFundsRequired.no': 'Doklad o dostatečných finančních prostředcích není nutný.',
  'value.ErHealthInsuranceRequired.yes': 'Cestovní zdravotní pojištění je povinné.',
  'value.ErHealthInsuranceRequired.no': 'Cestovní zdravotní pojištění není povinné.',
  'value.VaccinationRequired.yes': 'Jsou povinná očkování.',
  'value.VaccinationRequired.no': 'Pro vstup do země nejsou povinná žádná očkování.',
  'value.VaccinationLatestDays':
    'Povinná očkování musí proběhnout nejpozději {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před příjezdem.',
  'value.ErExitFeeRequired.yes': 'Při výjezdu se platí poplatek.',
  'value.ErExitFeeRequired.no': 'Při výjezdu se neplatí žádný zvláštní poplatek.',
  'value.ErMinorsConsentRequired.yes': 'Nezletilí, kteří necestují s oběma rodiči, potřebují písemný souhlas.',
  'value.ErMinorsConsentRequired.no': 'Nezletilí, kteří necestují s oběma rodiči, nepotřebují písemný souhlas.',
  'value.InternationalDrivingPermitRequired.yes': 'Je nutný mezinárodní řidičský průkaz.',
  'value.InternationalDrivingPermitRequired.no': 'Mezinárodní řidičský průkaz není nutný.',

  'value.TestHoursBeforeArrival':
    'Při příjezdu nesmí být test starší než {count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodin}}.',
  'value.TestMinorsExemptionAge':
    'Nezletilí jsou do věku {count, plural, one {# roku} few {# let} many {# roku} other {# let}} osvobozeni od testu.',
  'value.VaccinationDaysBeforeArrival':
    'Očkování musí proběhnout nejméně {count, plural, one {# den} few {# dny} many {# dne} other {# dní}} před příjezdem.',
  'value.SevenDayIncidence':
    'Za posledních sedm dní {count, plural, one {byl hlášen # nový případ} few {byly hlášeny # nové případy} many {bylo hlášeno # nového případu} other {bylo hlášeno # nových případů}} na 100\u00a0000 obyvatel.',
  'value.SevenDayIncidenceLastWeek':
    'Za předchozí týden {count, plural, one {byl hlášen # nový případ} few {byly hlášeny # nové případy} many {bylo hlášeno # nového případu} other {bylo hlášeno # nových případů}} na 100\u00a0000 obyvatel.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Stupeň rizika: {count} z 5 (1 = velmi nízké riziko, 5 = velmi vysoké riziko), odvozeno z doporučení uvedeného úřadu.',
  'value.ForeignOfficeStatus.BLUE': 'Není vydáno žádné cestovní varování.',
  'value.ForeignOfficeStatus.YELLOW': 'Je vydáno částečné cestovní varování.',
  'value.ForeignOfficeStatus.RED': 'Je vydáno cestovní varování.',
  'value.ForeignOfficeStatus.GRAY': 'Neuvedeno: cestovní doporučení není k dispozici.',
  'value.ForeignOfficeStatus.PURPLE': 'Cestovní doporučení si odporují; před cestou si je prosím ověřte.',
  unknown: 'K tomu nejsou k dispozici žádné informace.',
  notKnown: 'Není známo: naše redakce k tomu nemá spolehlivé informace. Před cestou si to prosím ověřte.',
  conflicting: 'Informace z více zdrojů si odporují; před cestou si je prosím ověřte.',
  imported: 'importováno, neověřeno',

  'summary.ID_OR_PASSPORT.title': 'Občanský průkaz nebo cestovní pas',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Stačí občanský průkaz. Musí být platný nejméně do {date}.} other {Stačí občanský průkaz.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: je nutný cestovní pas. Musí být platný nejméně do {date}.} other {{destinations}: je nutný cestovní pas.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Pro jednu z vašich destinací je nutný cestovní pas: {destinations}. Musí být platný nejméně do {date}.} other {Pro jednu z vašich destinací je nutný cestovní pas: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutný cestovní pas: {destinations}. Musí být platný nejméně do {date}.} other {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutný cestovní pas: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutný cestovní pas: {destinations}. Musí být platný nejméně do {date}.} other {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutný cestovní pas: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Zda je nutný cestovní pas, záleží na vaší cestě nebo dokladech.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: není známo, zda stačí občanský průkaz, nebo je nutný cestovní pas. Doklad musí být platný nejméně do {date}.} other {{destinations}: není známo, zda stačí občanský průkaz, nebo je nutný cestovní pas.}}',
  'summary.VISA.title': 'Vízum',
  'summary.VISA.OK': 'Vízum není nutné.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: je nutné vízum. Lze o ně požádat online jako o elektronické vízum.} onArrival {{destinations}: je nutné vízum. Lze je získat po příjezdu.} both {{destinations}: je nutné vízum. Lze o ně požádat online jako o elektronické vízum nebo je získat po příjezdu.} other {{destinations}: je nutné vízum.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Pro jednu z vašich destinací je nutné vízum: {destinations}. Lze o ně požádat online jako o elektronické vízum.} onArrival {Pro jednu z vašich destinací je nutné vízum: {destinations}. Lze je získat po příjezdu.} both {Pro jednu z vašich destinací je nutné vízum: {destinations}. Lze o ně požádat online jako o elektronické vízum nebo je získat po příjezdu.} other {Pro jednu z vašich destinací je nutné vízum: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutné vízum: {destinations}. Podle destinace je k dispozici elektronické vízum.} onArrival {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutné vízum: {destinations}. Podle destinace je lze získat po příjezdu.} both {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutné vízum: {destinations}. Podle destinace je k dispozici elektronické vízum nebo vízum po příjezdu.} other {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutné vízum: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutné vízum: {destinations}. Podle destinace je k dispozici elektronické vízum.} onArrival {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutné vízum: {destinations}. Podle destinace je lze získat po příjezdu.} both {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutné vízum: {destinations}. Podle destinace je k dispozici elektronické vízum nebo vízum po příjezdu.} other {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutné vízum: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Zda je nutné vízum, záleží na vaší cestě nebo dokladech.',
  'summary.VISA.UNKNOWN': '{destinations}: není známo, zda je nutné vízum.',
  'summary.ENTRY_PERMIT.title': 'Povolení ke vstupu',
  'summary.ENTRY_PERMIT.OK': 'Další povolení ke vstupu není nutné.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: je nutné povolení ke vstupu. Název: {permits}.} other {{destinations}: je nutné povolení ke vstupu.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Pro jednu z vašich destinací je nutné povolení ke vstupu: {destinations}. Název: {permits}.} other {Pro jednu z vašich destinací je nutné povolení ke vstupu: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutné povolení ke vstupu: {destinations}. Název: {permits}.} other {Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutné povolení ke vstupu: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutné povolení ke vstupu: {destinations}. Název: {permits}.} other {Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutné povolení ke vstupu: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS': 'Zda je nutné povolení ke vstupu, záleží na vaší cestě nebo dokladech.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: není známo, zda je nutné povolení ke vstupu.',
  'summary.HEALTH_INSURANCE.title': 'Zdravotní pojištění',
  'summary.HEALTH_INSURANCE.OK': 'Cestovní zdravotní pojištění není povinné.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: je povinné cestovní zdravotní pojištění.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Pro jednu z vašich destinací je povinné cestovní zdravotní pojištění: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je povinné cestovní zdravotní pojištění: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je povinné cestovní zdravotní pojištění: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Zda je cestovní zdravotní pojištění povinné, záleží na vaší cestě nebo dokladech.',
  'summary.HEALTH_INSURANCE.UNKNOWN': '{destinations}: není známo, zda je cestovní zdravotní pojištění povinné.',
  'summary.IMMUNISATION.title': 'Povinná očkování',
  'summary.IMMUNISATION.OK': 'Žádná očkování nejsou povinná.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: jsou povinná očkování.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Pro jednu z vašich destinací jsou povinná očkování: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací jsou povinná očkování: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace jsou povinná očkování: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Zda jsou povinná očkování, záleží na vaší cestě nebo dokladech.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: není známo, zda jsou povinná očkování.',
  'summary.DRIVING_PERMIT.title': 'Mezinárodní řidičský průkaz',
  'summary.DRIVING_PERMIT.OK': 'Mezinárodní řidičský průkaz není nutný.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: je nutný mezinárodní řidičský průkaz.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'Pro jednu z vašich destinací je nutný mezinárodní řidičský průkaz: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací je nutný mezinárodní řidičský průkaz: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace je nutný mezinárodní řidičský průkaz: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS': 'Zda je nutný mezinárodní řidičský průkaz, záleží na vaší cestě nebo dokladech.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: není známo, zda je nutný mezinárodní řidičský průkaz.',
  'summary.EXTRA_FORMS.title': 'Další formuláře',
  'summary.EXTRA_FORMS.OK': 'Další formuláře nejsou nutné.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: jsou nutné další formuláře.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Pro jednu z vašich destinací jsou nutné další formuláře: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací jsou nutné další formuláře: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace jsou nutné další formuláře: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Zda jsou nutné další formuláře, záleží na vaší cestě nebo dokladech.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: není známo, zda jsou nutné další formuláře.',
  'summary.CHILDRENS_PASSPORT.title': 'Cestovní pas pro děti',
  'summary.CHILDRENS_PASSPORT.OK': 'Děti nepotřebují cestovní pas; stačí vlastní občanský průkaz.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: děti potřebují vlastní cestovní pas.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Pro jednu z vašich destinací potřebují děti vlastní cestovní pas: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Pro {areTwo, select, yes {dvě z vašich} other {několik vašich}} destinací potřebují děti vlastní cestovní pas: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'Pro {areTwo, select, yes {obě} other {všechny}} vaše destinace potřebují děti vlastní cestovní pas: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS': 'Zda děti potřebují vlastní cestovní pas, záleží na vaší cestě nebo dokladech.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN': '{destinations}: není známo, zda děti potřebují vlastní cestovní pas.',
  'summary.partlyUnknown': 'Neuvedeno pro: {destinations}.',
  'summary.VISA.transit': '{destinations}: je nutné tranzitní vízum.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: pro tranzit je nutné povolení ke vstupu.',
  'summary.VISA.stayOk': 'K pobytu není nutné vízum.',
  'summary.ID_OR_PASSPORT.stayOk': 'K pobytu stačí občanský průkaz.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: není známo, zda k přestupu stačí občanský průkaz. Cestujte s cestovním pasem.',
  'summary.CHILDRENS_PASSPORT.stayOk': 'K pobytu děti nepotřebují cestovní pas; stačí vlastní občanský průkaz.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: není známo, zda dětem k přestupu stačí občanský průkaz. Vezměte pro každé dítě cestovní pas.',
  'summary.VISA.transitUnknown': '{destinations}: není známo, zda je nutné tranzitní vízum.',
  'summary.ENTRY_PERMIT.stayOk': 'K pobytu není nutné povolení ke vstupu.',
  'summary.ENTRY_PERMIT.transitUnknown': '{destinations}: není známo, zda je pro tranzit nutné povolení ke vstupu.',
  onlyFor:
    '{count, plural, one {Platí jen pro toto státní občanství: {citizenships}.} few {Platí jen pro tato státní občanství: {citizenships}.} many {Platí jen pro tato státní občanství: {citizenships}.} other {Platí jen pro tato státní občanství: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'V ostatních případech: {text}',
  noFurtherVisa: 'Další vízum není nutné.',
  'period.from': 'Od {from}: {text}',
  'period.until': 'Do {until}: {text}',
  'period.between': 'Od {from} do {until}: {text}',
  notYetKnown: 'Zatím není známo.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {po dřívějším pobytu na této cestě ({countries})} 1 {po pobytu v den před příjezdem ({countries})} other {po pobytu v posledních {days} dnech před příjezdem ({countries})}}{transit, select, none {} any {, i po letištním tranzitu} other {, i po letištním tranzitu delším než {hours} hodin}}',
  'condition.RESIDENCE':
    '{count, plural, one {s bydlištěm v této zemi} few {s bydlištěm v jedné z těchto zemí} many {s bydlištěm v jedné z těchto zemí} other {s bydlištěm v jedné z těchto zemí}} ({countries})',
  'condition.HOLDS': 's {documents}',
  'document.VISA':
    '{years, select, 0 {platným vízem} 1 {vízem platným v posledním roce} other {vízem platným v posledních {years} letech}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {platným povolením k pobytu} 1 {povolením k pobytu platným v posledním roce} other {povolením k pobytu platným v posledních {years} letech}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {platným vízem nebo povolením k pobytu} 1 {vízem nebo povolením k pobytu platným v posledním roce} other {vízem nebo povolením k pobytu platným v posledních {years} letech}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {platným{used, select, yes {, již dříve použitým} other {}} vízem{multiple, select, yes { pro více vstupů} other {}}} other {{used, select, yes {již dříve použitým vízem} other {vízem}}{multiple, select, yes { pro více vstupů} other {}} platným při vstupu ještě nejméně {months, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {platným povolením k {permanent, select, yes {trvalému pobytu} other {pobytu}}} other {povolením k {permanent, select, yes {trvalému pobytu} other {pobytu}} platným při vstupu ještě nejméně {months, plural, one {# měsíc} few {# měsíce} many {# měsíce} other {# měsíců}}}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {ve věku do 1 roku} from {ve věku od {from} let} to {ve věku do {to} let} other {ve věku od {from} do {to} let}}',
  'condition.ENTRY_BY.AIR': 'při vstupu letecky',
  'condition.ENTRY_BY.LAND': 'při vstupu po souši',
  'condition.ENTRY_BY.SEA': 'při vstupu po moři',
  'condition.ENTRY_BY.ports': 'při vstupu přes {ports}',
  'condition.PASSPORT.ORDINARY': 's běžným cestovním pasem',
  'condition.PASSPORT.BIOMETRIC': 's biometrickým pasem',
  'condition.PASSPORT.EMERGENCY': 's náhradním cestovním dokladem',
  'condition.PASSPORT.DIPLOMATIC': 's diplomatickým pasem',
  'condition.not': 'ne však {condition}',
  'summary.dependsOn': 'Pro destinaci {destination} je to povinné {conditions}.',
  'summary.exemptIf': 'Pro destinaci {destination} je to povinné; výjimka je možná {conditions}.',
  'summary.inDetails': '{destinations}: nelze odpovědět prostým ano nebo ne; co platí, uvádějí podrobnosti.',
  'summary.otherDocument': '{destinations}: cestovní pas není uznáván jako cestovní doklad.',
  'summary.heldVisa':
    '{destinations}: podle vašich údajů již máte vízum nebo povolení k pobytu; doklad musí platit pro tyto dny, tento účel cesty a daný počet vstupů.',
  'summary.stayLimit':
    '{destination}: bez víza lze pobývat nejvýše {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}; pobyt je delší.',
  'summary.stayLimitTogether':
    '{destination}: bez víza lze pobývat dohromady nejvýše {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}; pobyt je delší.',

  'warning.ENTRY_BANNED':
    'Vaši cestu nelze v plánované podobě uskutečnit: vstup nejméně do jedné destinace není povolen ({destinations}). Obraťte se prosím na příslušné diplomatické zastoupení a přečtěte si část „Vstup“.',
  'warning.TRAVEL_WARNING':
    'Některé z ministerstev zahraničí nedoporučuje cestovat nejméně do jedné destinace ({destinations}). Před rezervací si přečtěte cestovní doporučení; pojistné krytí může být omezené.',
  'warning.CONFLICTING':
    'Informace nejméně o jedné destinaci si odporují ({destinations}). Před cestou si je prosím ověřte.',
  'warning.UNVERIFIED':
    'Informace nejméně o jedné destinaci pocházejí z importovaného souboru dat a redaktor je neověřil ({destinations}).',
};
