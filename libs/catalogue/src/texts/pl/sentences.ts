import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Paszport jest akceptowany jako dokument podróży.',
  'value.ErPassportSufficient.no': 'Paszport nie jest akceptowany jako dokument podróży.',
  'value.ErPassportExpiredPermissible.yes': 'Przeterminowany paszport jest honorowany.',
  'value.ErPassportExpiredPermissible.no': 'Przeterminowany paszport nie jest honorowany.',
  'value.ErPassportMaxMonthsExpired':
    'W chwili wjazdu paszport może być przeterminowany najwyżej od {count, plural, one {# miesiąca} few {# miesięcy} many {# miesięcy} other {# miesiąca}}.',
  'value.ErPassportValidForStay.yes': 'Paszport musi być ważny przez cały pobyt.',
  'value.ErPassportValidForStay.no': 'Paszport nie musi być ważny przez cały pobyt.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Paszport musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} po zakończeniu podróży.',
  'value.ErPassportMinMonthsAtDeparture':
    'W dniu przyjazdu paszport musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  'value.ErPassportBlankPages':
    'Paszport musi mieć co najmniej {count, plural, one {# wolną stronę} few {# wolne strony} many {# wolnych stron} other {# wolnej strony}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'Przy wjeździe od wydania paszportu może upłynąć najwyżej {count, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.',
  'value.ErTemporaryPassportSufficient.yes': 'Do wjazdu wystarcza paszport tymczasowy.',
  'value.ErTemporaryPassportSufficient.no': 'Do wjazdu nie wystarcza paszport tymczasowy.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Przeterminowany paszport tymczasowy jest honorowany.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Przeterminowany paszport tymczasowy nie jest honorowany.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'W chwili wjazdu paszport tymczasowy może być przeterminowany najwyżej od {count, plural, one {# miesiąca} few {# miesięcy} many {# miesięcy} other {# miesiąca}}.',
  'value.ErTemporaryPassportValidForStay.yes': 'Paszport tymczasowy musi być ważny przez cały pobyt.',
  'value.ErTemporaryPassportValidForStay.no': 'Paszport tymczasowy nie musi być ważny przez cały pobyt.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Paszport tymczasowy musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} po zakończeniu podróży.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'W dniu przyjazdu paszport tymczasowy musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  'value.ErIdSufficient.yes': 'Do wjazdu wystarcza dowód osobisty.',
  'value.ErIdSufficient.no': 'Do wjazdu nie wystarcza dowód osobisty.',
  'value.ErIdExpiredPermissible.yes': 'Przeterminowany dowód osobisty jest honorowany.',
  'value.ErIdExpiredPermissible.no': 'Przeterminowany dowód osobisty nie jest honorowany.',
  'value.ErIdMaxMonthsExpired':
    'W chwili wjazdu dowód osobisty może być przeterminowany najwyżej od {count, plural, one {# miesiąca} few {# miesięcy} many {# miesięcy} other {# miesiąca}}.',
  'value.ErIdValidForStay.yes': 'Dowód osobisty musi być ważny przez cały pobyt.',
  'value.ErIdValidForStay.no': 'Dowód osobisty nie musi być ważny przez cały pobyt.',
  'value.ErIdMinMonthsBeyondTrip':
    'Dowód osobisty musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} po zakończeniu podróży.',
  'value.ErIdMinMonthsAtDeparture':
    'W dniu przyjazdu dowód osobisty musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  'value.ErTemporaryIdSufficient.yes': 'Do wjazdu wystarcza tymczasowy dowód osobisty.',
  'value.ErTemporaryIdSufficient.no': 'Do wjazdu nie wystarcza tymczasowy dowód osobisty.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Przeterminowany tymczasowy dowód osobisty jest honorowany.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Przeterminowany tymczasowy dowód osobisty nie jest honorowany.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'W chwili wjazdu tymczasowy dowód osobisty może być przeterminowany najwyżej od {count, plural, one {# miesiąca} few {# miesięcy} many {# miesięcy} other {# miesiąca}}.',
  'value.ErTemporaryIdValidForStay.yes': 'Tymczasowy dowód osobisty musi być ważny przez cały pobyt.',
  'value.ErTemporaryIdValidForStay.no': 'Tymczasowy dowód osobisty nie musi być ważny przez cały pobyt.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'Tymczasowy dowód osobisty musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} po zakończeniu podróży.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'W dniu przyjazdu tymczasowy dowód osobisty musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  'value.ErChildPassportSufficient.yes': 'Do wjazdu wystarcza dawny niemiecki paszport dziecięcy (Kinderreisepass).',
  'value.ErChildPassportSufficient.no': 'Do wjazdu nie wystarcza dawny niemiecki paszport dziecięcy (Kinderreisepass).',
  'value.ErChildPassportExpiredPermissible.yes':
    'Przeterminowany niemiecki paszport dziecięcy (Kinderreisepass) jest honorowany.',
  'value.ErChildPassportExpiredPermissible.no':
    'Przeterminowany niemiecki paszport dziecięcy (Kinderreisepass) nie jest honorowany.',
  'value.ErChildPassportMaxMonthsExpired':
    'W chwili wjazdu niemiecki paszport dziecięcy (Kinderreisepass) może być przeterminowany najwyżej od {count, plural, one {# miesiąca} few {# miesięcy} many {# miesięcy} other {# miesiąca}}.',
  'value.ErChildPassportValidForStay.yes':
    'Niemiecki paszport dziecięcy (Kinderreisepass) musi być ważny przez cały pobyt.',
  'value.ErChildPassportValidForStay.no':
    'Niemiecki paszport dziecięcy (Kinderreisepass) nie musi być ważny przez cały pobyt.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Niemiecki paszport dziecięcy (Kinderreisepass) musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} po zakończeniu podróży.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'W dniu przyjazdu niemiecki paszport dziecięcy (Kinderreisepass) musi być ważny jeszcze przez co najmniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  'value.ErChildrenPassportRequired.yes': 'Dzieci muszą mieć własny paszport.',
  'value.ErChildrenPassportRequired.no': 'Dzieci nie muszą mieć własnego paszportu.',

  'value.ErVisaRequired.yes': 'Wymagana jest wiza.',
  'value.ErVisaRequired.no': 'Wiza nie jest wymagana.',
  'value.ErVisaFreeDays':
    'Bez wizy można przebywać najwyżej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.ErEVisaPossible.yes': 'O wizę elektroniczną można ubiegać się przez internet.',
  'value.ErEVisaPossible.no': 'Wiza elektroniczna nie jest dostępna.',
  'value.ErEVisaDays':
    'Wiza elektroniczna uprawnia do pobytu przez maksymalnie {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.ErVisaOnArrivalPossible.yes': 'Wizę można uzyskać po przybyciu.',
  'value.ErVisaOnArrivalPossible.no': 'Wizy nie można uzyskać po przybyciu.',
  'value.ErVisaOnArrivalDays':
    'Wiza wydana po przybyciu uprawnia do pobytu przez maksymalnie {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'value.ErVisaEarliestDays':
    'Wniosek o wizę można złożyć najwcześniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed przyjazdem.',
  'value.ErVisaEarliestMonths':
    'Wniosek o wizę można złożyć najwcześniej {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} przed przyjazdem.',
  'value.ErVisaLatestDays':
    'Wniosek o wizę należy złożyć najpóźniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed przyjazdem.',
  'value.ErEntryPermitRequired.yes': 'Wymagane jest zezwolenie na wjazd.',
  'value.ErEntryPermitRequired.no': 'Dodatkowe zezwolenie na wjazd nie jest wymagane.',
  'value.ErEntryPermitLatestDays':
    'Wniosek o zezwolenie na wjazd najlepiej złożyć co najmniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed przyjazdem.',
  'value.ErTransitVisaRequired.yes': 'Wymagana jest wiza tranzytowa.',
  'value.ErTransitVisaRequired.no': 'Przy samej przesiadce wiza tranzytowa nie jest wymagana.',
  'value.ErTransitEntryPermitRequired.yes': 'W tranzycie wymagane jest zezwolenie na wjazd.',
  'value.ErTransitEntryPermitRequired.no': 'Przy samej przesiadce dodatkowe zezwolenie na wjazd nie jest wymagane.',

  'value.ErExtraFormsRequired.yes': 'Wymagane są dodatkowe formularze lub oświadczenia.',
  'value.ErExtraFormsRequired.no': 'Dodatkowe formularze ani oświadczenia nie są wymagane.',
  'value.ErExtraFormsEarliestDays':
    'Formularze i oświadczenia można złożyć najwcześniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed przyjazdem.',
  'value.ErExtraFormsLatestDays':
    'Formularze i oświadczenia należy złożyć najpóźniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed przyjazdem.',
  'value.ErOnwardTicketRequired.yes': 'Wymagany jest bilet powrotny lub na dalszą podróż.',
  'value.ErOnwardTicketRequired.no': 'Bilet powrotny lub na dalszą podróż nie jest wymagany.',
  'value.ErSufficientFundsRequired.yes': 'Wymagane jest potwierdzenie wystarczających środków finansowych.',
  'value.ErSufficientFundsRequired.no': 'Potwierdzenie wystarczających środków finansowych nie jest wymagane.',
  'value.ErHealthInsuranceRequired.yes': 'Podróżne ubezpieczenie medyczne jest obowiązkowe.',
  'value.ErHealthInsuranceRequired.no': 'Podróżne ubezpieczenie medyczne nie jest obowiązkowe.',
  'value.VaccinationRequired.yes': 'Szczepienia są obowiązkowe.',
  'value.VaccinationRequired.no': 'Przy wjeździe nie są wymagane żadne szczepienia.',
  'value.VaccinationLatestDays':
    'Obowiązkowe szczepienia muszą zostać wykonane najpóźniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed przyjazdem.',
  'value.ErExitFeeRequired.yes': 'Przy wyjeździe pobierana jest opłata.',
  'value.ErExitFeeRequired.no': 'Przy wyjeździe nie trzeba wnosić osobnej opłaty.',
  'value.ErMinorsConsentRequired.yes': 'Małoletni, którzy nie podróżują z obojgiem rodziców, muszą mieć pisemną zgodę.',
  'value.ErMinorsConsentRequired.no':
    'Małoletni, którzy nie podróżują z obojgiem rodziców, nie muszą mieć pisemnej zgody.',
  'value.InternationalDrivingPermitRequired.yes': 'Wymagane jest międzynarodowe prawo jazdy.',
  'value.InternationalDrivingPermitRequired.no': 'Międzynarodowe prawo jazdy nie jest wymagane.',

  'value.TestHoursBeforeArrival':
    'W chwili przyjazdu test nie może być starszy niż {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'value.TestMinorsExemptionAge':
    'Małoletni do ukończenia {count, plural, one {# roku} few {# lat} many {# lat} other {# roku}} są zwolnieni z testu.',
  'value.VaccinationDaysBeforeArrival':
    'Szczepienie musi zostać wykonane co najmniej {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} przed przyjazdem.',
  'value.SevenDayIncidence':
    'W ciągu ostatnich siedmiu dni {count, plural, one {odnotowano # nowe zakażenie} few {odnotowano # nowe zakażenia} many {odnotowano # nowych zakażeń} other {odnotowano # nowego zakażenia}} na 100\u00a0000 mieszkańców.',
  'value.SevenDayIncidenceLastWeek':
    'W poprzednim tygodniu {count, plural, one {odnotowano # nowe zakażenie} few {odnotowano # nowe zakażenia} many {odnotowano # nowych zakażeń} other {odnotowano # nowego zakażenia}} na 100\u00a0000 mieszkańców.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Poziom ryzyka: {count} w skali od 1 (bardzo niski) do 5 (bardzo wysoki), określony na podstawie zaleceń wskazanego organu.',
  'value.ForeignOfficeStatus.BLUE': 'Nie obowiązuje ostrzeżenie przed podróżą.',
  'value.ForeignOfficeStatus.YELLOW': 'Obowiązuje częściowe ostrzeżenie przed podróżą.',
  'value.ForeignOfficeStatus.RED': 'Obowiązuje ostrzeżenie przed podróżą.',
  'value.ForeignOfficeStatus.GRAY': 'Brak danych: zalecenia dla podróżujących nie są dostępne.',
  'value.ForeignOfficeStatus.PURPLE': 'Zalecenia dla podróżujących są sprzeczne; prosimy je sprawdzić przed podróżą.',
  unknown: 'Brak informacji na ten temat.',
  notKnown:
    'Nie wiadomo: nasza redakcja nie ma na ten temat wiarygodnych informacji. Prosimy to sprawdzić przed podróżą.',
  conflicting: 'Informacje z kilku źródeł są sprzeczne; prosimy je sprawdzić przed podróżą.',
  imported: 'zaimportowano, nie sprawdzono',

  'summary.ID_OR_PASSPORT.title': 'Dowód osobisty lub paszport',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Wystarczy dowód osobisty. Musi być ważny co najmniej do {date}.} other {Wystarczy dowód osobisty.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: wymagany jest paszport. Musi być ważny co najmniej do {date}.} other {{destinations}: wymagany jest paszport.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {W jednym z miejsc docelowych wymagany jest paszport: {destinations}. Musi być ważny co najmniej do {date}.} other {W jednym z miejsc docelowych wymagany jest paszport: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagany jest paszport: {destinations}. Musi być ważny co najmniej do {date}.} other {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagany jest paszport: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagany jest paszport: {destinations}. Musi być ważny co najmniej do {date}.} other {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagany jest paszport: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'To, czy wymagany jest paszport, zależy od podróży lub posiadanych dokumentów.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: nie wiadomo, czy wystarczy dowód osobisty, czy wymagany jest paszport. Dokument musi być ważny co najmniej do {date}.} other {{destinations}: nie wiadomo, czy wystarczy dowód osobisty, czy wymagany jest paszport.}}',
  'summary.VISA.title': 'Wiza',
  'summary.VISA.OK': 'Wiza nie jest wymagana.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: wymagana jest wiza. Można się o nią ubiegać przez internet jako o wizę elektroniczną.} onArrival {{destinations}: wymagana jest wiza. Można ją uzyskać po przybyciu.} both {{destinations}: wymagana jest wiza. Można się o nią ubiegać przez internet jako o wizę elektroniczną lub uzyskać ją po przybyciu.} other {{destinations}: wymagana jest wiza.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {W jednym z miejsc docelowych wymagana jest wiza: {destinations}. Można się o nią ubiegać przez internet jako o wizę elektroniczną.} onArrival {W jednym z miejsc docelowych wymagana jest wiza: {destinations}. Można ją uzyskać po przybyciu.} both {W jednym z miejsc docelowych wymagana jest wiza: {destinations}. Można się o nią ubiegać przez internet jako o wizę elektroniczną lub uzyskać ją po przybyciu.} other {W jednym z miejsc docelowych wymagana jest wiza: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagana jest wiza: {destinations}. W zależności od miejsca docelowego dostępna jest wiza elektroniczna.} onArrival {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagana jest wiza: {destinations}. W zależności od miejsca docelowego można ją uzyskać po przybyciu.} both {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagana jest wiza: {destinations}. W zależności od miejsca docelowego dostępna jest wiza elektroniczna lub wiza po przybyciu.} other {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagana jest wiza: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagana jest wiza: {destinations}. W zależności od miejsca docelowego dostępna jest wiza elektroniczna.} onArrival {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagana jest wiza: {destinations}. W zależności od miejsca docelowego można ją uzyskać po przybyciu.} both {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagana jest wiza: {destinations}. W zależności od miejsca docelowego dostępna jest wiza elektroniczna lub wiza po przybyciu.} other {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagana jest wiza: {destinations}.}}',
  'summary.VISA.DEPENDS': 'To, czy wymagana jest wiza, zależy od podróży lub posiadanych dokumentów.',
  'summary.VISA.UNKNOWN': '{destinations}: nie wiadomo, czy wymagana jest wiza.',
  'summary.ENTRY_PERMIT.title': 'Zezwolenie na wjazd',
  'summary.ENTRY_PERMIT.OK': 'Dodatkowe zezwolenie na wjazd nie jest wymagane.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: wymagane jest zezwolenie na wjazd. Nazwa: {permits}.} other {{destinations}: wymagane jest zezwolenie na wjazd.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {W jednym z miejsc docelowych wymagane jest zezwolenie na wjazd: {destinations}. Nazwa: {permits}.} other {W jednym z miejsc docelowych wymagane jest zezwolenie na wjazd: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagane jest zezwolenie na wjazd: {destinations}. Nazwa: {permits}.} other {{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagane jest zezwolenie na wjazd: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagane jest zezwolenie na wjazd: {destinations}. Nazwa: {permits}.} other {{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagane jest zezwolenie na wjazd: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS':
    'To, czy wymagane jest zezwolenie na wjazd, zależy od podróży lub posiadanych dokumentów.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: nie wiadomo, czy wymagane jest zezwolenie na wjazd.',
  'summary.HEALTH_INSURANCE.title': 'Ubezpieczenie medyczne',
  'summary.HEALTH_INSURANCE.OK': 'Podróżne ubezpieczenie medyczne nie jest obowiązkowe.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: obowiązkowe jest podróżne ubezpieczenie medyczne.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'W jednym z miejsc docelowych obowiązkowe jest podróżne ubezpieczenie medyczne: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    '{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych obowiązkowe jest podróżne ubezpieczenie medyczne: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    '{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych obowiązkowe jest podróżne ubezpieczenie medyczne: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'To, czy podróżne ubezpieczenie medyczne jest obowiązkowe, zależy od podróży lub posiadanych dokumentów.',
  'summary.HEALTH_INSURANCE.UNKNOWN':
    '{destinations}: nie wiadomo, czy podróżne ubezpieczenie medyczne jest obowiązkowe.',
  'summary.IMMUNISATION.title': 'Szczepienia obowiązkowe',
  'summary.IMMUNISATION.OK': 'Żadne szczepienia nie są obowiązkowe.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: obowiązkowe są szczepienia.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'W jednym z miejsc docelowych obowiązkowe są szczepienia: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    '{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych obowiązkowe są szczepienia: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    '{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych obowiązkowe są szczepienia: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'To, czy szczepienia są obowiązkowe, zależy od podróży lub posiadanych dokumentów.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: nie wiadomo, czy szczepienia są obowiązkowe.',
  'summary.DRIVING_PERMIT.title': 'Międzynarodowe prawo jazdy',
  'summary.DRIVING_PERMIT.OK': 'Międzynarodowe prawo jazdy nie jest wymagane.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: wymagane jest międzynarodowe prawo jazdy.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'W jednym z miejsc docelowych wymagane jest międzynarodowe prawo jazdy: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    '{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagane jest międzynarodowe prawo jazdy: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    '{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagane jest międzynarodowe prawo jazdy: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'To, czy wymagane jest międzynarodowe prawo jazdy, zależy od podróży lub posiadanych dokumentów.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: nie wiadomo, czy wymagane jest międzynarodowe prawo jazdy.',
  'summary.EXTRA_FORMS.title': 'Dodatkowe formularze',
  'summary.EXTRA_FORMS.OK': 'Dodatkowe formularze nie są wymagane.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: wymagane są dodatkowe formularze.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'W jednym z miejsc docelowych wymagane są dodatkowe formularze: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    '{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych wymagane są dodatkowe formularze: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    '{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych wymagane są dodatkowe formularze: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS':
    'To, czy wymagane są dodatkowe formularze, zależy od podróży lub posiadanych dokumentów.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: nie wiadomo, czy wymagane są dodatkowe formularze.',
  'summary.CHILDRENS_PASSPORT.title': 'Paszport dla dzieci',
  'summary.CHILDRENS_PASSPORT.OK': 'Dzieci nie potrzebują paszportu; wystarczy własny dowód osobisty.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: dzieci muszą mieć własny paszport.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'W jednym z miejsc docelowych dzieci muszą mieć własny paszport: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    '{areTwo, select, yes {W dwóch} other {W kilku}} miejscach docelowych dzieci muszą mieć własny paszport: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    '{areTwo, select, yes {W obu} other {We wszystkich}} miejscach docelowych dzieci muszą mieć własny paszport: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'To, czy dzieci muszą mieć własny paszport, zależy od podróży lub posiadanych dokumentów.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN': '{destinations}: nie wiadomo, czy dzieci muszą mieć własny paszport.',
  'summary.partlyUnknown': 'Brak danych dla następujących miejsc: {destinations}.',
  'summary.VISA.transit': '{destinations}: wymagana jest wiza tranzytowa.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: w tranzycie wymagane jest zezwolenie na wjazd.',
  'summary.VISA.stayOk': 'Na czas pobytu wiza nie jest wymagana.',
  'summary.ID_OR_PASSPORT.stayOk': 'Na czas pobytu wystarczy dowód osobisty.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: nie wiadomo, czy do przesiadki wystarczy dowód osobisty. Należy podróżować z paszportem.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Na czas pobytu dzieci nie potrzebują paszportu; wystarczy własny dowód osobisty.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: nie wiadomo, czy do przesiadki dzieciom wystarczy dowód osobisty. Każde dziecko powinno mieć paszport.',
  'summary.VISA.transitUnknown': '{destinations}: nie wiadomo, czy wymagana jest wiza tranzytowa.',
  'summary.ENTRY_PERMIT.stayOk': 'Na czas pobytu zezwolenie na wjazd nie jest wymagane.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: nie wiadomo, czy w tranzycie wymagane jest zezwolenie na wjazd.',
  onlyFor:
    '{count, plural, one {Dotyczy tylko osób z tym obywatelstwem: {citizenships}.} few {Dotyczy tylko osób z tymi obywatelstwami: {citizenships}.} many {Dotyczy tylko osób z tymi obywatelstwami: {citizenships}.} other {Dotyczy tylko osób z tymi obywatelstwami: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'W pozostałych przypadkach: {text}',
  noFurtherVisa: 'Dodatkowa wiza nie jest wymagana.',
  'period.from': 'Od {from}: {text}',
  'period.until': 'Do {until}: {text}',
  'period.between': 'Od {from} do {until}: {text}',
  notYetKnown: 'Jeszcze nie wiadomo.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {po wcześniejszym pobycie podczas tej podróży ({countries})} 1 {po pobycie w dniu poprzedzającym przyjazd ({countries})} other {po pobycie w ciągu {days} dni przed przyjazdem ({countries})}}{transit, select, none {} any {, także po tranzycie lotniskowym} other {, także po tranzycie lotniskowym trwającym ponad {hours} godzin}}',
  'condition.RESIDENCE':
    '{count, plural, one {dla osób mieszkających w tym kraju} few {dla osób mieszkających w jednym z tych krajów} many {dla osób mieszkających w jednym z tych krajów} other {dla osób mieszkających w jednym z tych krajów}} ({countries})',
  'condition.HOLDS': 'z {documents}',
  'document.VISA':
    '{years, select, 0 {ważną wizą} 1 {wizą ważną w ciągu ostatniego roku} other {wizą ważną w ciągu ostatnich {years} lat}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {ważnym dokumentem pobytowym} 1 {dokumentem pobytowym ważnym w ciągu ostatniego roku} other {dokumentem pobytowym ważnym w ciągu ostatnich {years} lat}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {ważną wizą lub ważnym dokumentem pobytowym} 1 {wizą lub dokumentem pobytowym, ważnymi w ciągu ostatniego roku} other {wizą lub dokumentem pobytowym, ważnymi w ciągu ostatnich {years} lat}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {ważną{used, select, yes {, użytą już wcześniej} other {}} wizą{multiple, select, yes { wielokrotnego wjazdu} other {}}} other {{used, select, yes {użytą już wcześniej wizą} other {wizą}}{multiple, select, yes { wielokrotnego wjazdu} other {}} ważną w chwili wjazdu jeszcze przez co najmniej {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {ważnym dokumentem {permanent, select, yes {pobytu stałego} other {pobytowym}}} other {dokumentem {permanent, select, yes {pobytu stałego} other {pobytowym}} ważnym w chwili wjazdu jeszcze przez co najmniej {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {w wieku poniżej 1 roku} from {w wieku od {from} lat} to {w wieku do {to} lat} other {w wieku od {from} do {to} lat}}',
  'condition.ENTRY_BY.AIR': 'przy wjeździe drogą lotniczą',
  'condition.ENTRY_BY.LAND': 'przy wjeździe drogą lądową',
  'condition.ENTRY_BY.SEA': 'przy wjeździe drogą morską',
  'condition.ENTRY_BY.ports': 'przy wjeździe przez {ports}',
  'condition.PASSPORT.ORDINARY': 'z paszportem zwykłym',
  'condition.PASSPORT.BIOMETRIC': 'z paszportem biometrycznym',
  'condition.PASSPORT.EMERGENCY': 'z paszportem tymczasowym',
  'condition.PASSPORT.DIPLOMATIC': 'z paszportem dyplomatycznym',
  'condition.not': 'ale nie {condition}',
  'summary.dependsOn': '{destination}: wymóg obowiązuje {conditions}.',
  'summary.exemptIf': '{destination}: wymóg obowiązuje; zwolnieni mogą być podróżni {conditions}.',
  'summary.inDetails': '{destinations}: odpowiedź nie jest jednoznaczna; zasady podano poniżej.',
  'summary.otherDocument': '{destinations}: paszport nie jest akceptowany jako dokument podróży.',
  'summary.heldVisa':
    '{destinations}: według podanych informacji podróżny ma już wizę lub dokument pobytowy; dokument musi obejmować te dni, ten cel podróży i liczbę wjazdów.',
  'summary.stayLimit':
    '{destination}: bez wizy można przebywać najwyżej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}; pobyt trwa dłużej.',
  'summary.stayLimitTogether':
    '{destination}: bez wizy można przebywać łącznie najwyżej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}; pobyt trwa dłużej.',

  'warning.ENTRY_BANNED':
    'Podróż zgodnie z planem nie jest możliwa: wjazd do co najmniej jednego miejsca docelowego jest zabroniony ({destinations}). Prosimy o kontakt z właściwym przedstawicielstwem dyplomatycznym i zapoznanie się z działem „Wjazd”.',
  'warning.TRAVEL_WARNING':
    'Jedno z ministerstw spraw zagranicznych odradza podróże do co najmniej jednego miejsca docelowego ({destinations}). Przed rezerwacją prosimy zapoznać się z ostrzeżeniami dla podróżujących; ochrona ubezpieczeniowa może być ograniczona.',
  'warning.CONFLICTING':
    'Informacje o co najmniej jednym miejscu docelowym są sprzeczne ({destinations}). Prosimy je sprawdzić przed podróżą.',
  'warning.UNVERIFIED':
    'Informacje o co najmniej jednym miejscu docelowym pochodzą z zaimportowanego zbioru danych i nie zostały sprawdzone przez redaktora ({destinations}).',
};
