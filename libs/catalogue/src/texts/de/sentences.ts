import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Als Reisedokument wird der Reisepass anerkannt.',
  'value.ErPassportSufficient.no': 'Als Reisedokument wird der Reisepass nicht anerkannt.',
  'value.ErPassportExpiredPermissible.yes': 'Ein abgelaufener Reisepass wird anerkannt.',
  'value.ErPassportExpiredPermissible.no': 'Ein abgelaufener Reisepass wird nicht anerkannt.',
  'value.ErPassportMaxMonthsExpired':
    'Bei der Einreise darf der Reisepass höchstens seit {count, plural, one {# Monat} other {# Monaten}} abgelaufen sein.',
  'value.ErPassportValidForStay.yes': 'Der Reisepass muss während des gesamten Aufenthalts gültig sein.',
  'value.ErPassportValidForStay.no': 'Der Reisepass muss nicht während des gesamten Aufenthalts gültig sein.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Der Reisepass muss nach dem Ende der Reise noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErPassportMinMonthsAtDeparture':
    'Bei der Ankunft muss der Reisepass noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErPassportBlankPages':
    'Der Reisepass muss mindestens {count, plural, one {eine leere Seite} other {# leere Seiten}} enthalten.',
  'value.ErPassportMaxYearsSinceIssue':
    'Bei der Einreise darf die Ausstellung des Reisepasses höchstens {count, plural, one {# Jahr} other {# Jahre}} zurückliegen.',
  'value.ErTemporaryPassportSufficient.yes': 'Ein vorläufiger Reisepass genügt für die Einreise.',
  'value.ErTemporaryPassportSufficient.no': 'Ein vorläufiger Reisepass genügt für die Einreise nicht.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Ein abgelaufener vorläufiger Reisepass wird anerkannt.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Ein abgelaufener vorläufiger Reisepass wird nicht anerkannt.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'Bei der Einreise darf der vorläufige Reisepass höchstens seit {count, plural, one {# Monat} other {# Monaten}} abgelaufen sein.',
  'value.ErTemporaryPassportValidForStay.yes':
    'Der vorläufige Reisepass muss während des gesamten Aufenthalts gültig sein.',
  'value.ErTemporaryPassportValidForStay.no':
    'Der vorläufige Reisepass muss nicht während des gesamten Aufenthalts gültig sein.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Der vorläufige Reisepass muss nach dem Ende der Reise noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'Bei der Ankunft muss der vorläufige Reisepass noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErIdSufficient.yes': 'Ein Personalausweis genügt für die Einreise.',
  'value.ErIdSufficient.no': 'Ein Personalausweis genügt für die Einreise nicht.',
  'value.ErIdExpiredPermissible.yes': 'Ein abgelaufener Personalausweis wird anerkannt.',
  'value.ErIdExpiredPermissible.no': 'Ein abgelaufener Personalausweis wird nicht anerkannt.',
  'value.ErIdMaxMonthsExpired':
    'Bei der Einreise darf der Personalausweis höchstens seit {count, plural, one {# Monat} other {# Monaten}} abgelaufen sein.',
  'value.ErIdValidForStay.yes': 'Der Personalausweis muss während des gesamten Aufenthalts gültig sein.',
  'value.ErIdValidForStay.no': 'Der Personalausweis muss nicht während des gesamten Aufenthalts gültig sein.',
  'value.ErIdMinMonthsBeyondTrip':
    'Der Personalausweis muss nach dem Ende der Reise noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErIdMinMonthsAtDeparture':
    'Bei der Ankunft muss der Personalausweis noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErTemporaryIdSufficient.yes': 'Ein vorläufiger Personalausweis genügt für die Einreise.',
  'value.ErTemporaryIdSufficient.no': 'Ein vorläufiger Personalausweis genügt für die Einreise nicht.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Ein abgelaufener vorläufiger Personalausweis wird anerkannt.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Ein abgelaufener vorläufiger Personalausweis wird nicht anerkannt.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'Bei der Einreise darf der vorläufige Personalausweis höchstens seit {count, plural, one {# Monat} other {# Monaten}} abgelaufen sein.',
  'value.ErTemporaryIdValidForStay.yes':
    'Der vorläufige Personalausweis muss während des gesamten Aufenthalts gültig sein.',
  'value.ErTemporaryIdValidForStay.no':
    'Der vorläufige Personalausweis muss nicht während des gesamten Aufenthalts gültig sein.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'Der vorläufige Personalausweis muss nach dem Ende der Reise noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'Bei der Ankunft muss der vorläufige Personalausweis noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErChildPassportSufficient.yes': 'Ein Kinderreisepass genügt für die Einreise.',
  'value.ErChildPassportSufficient.no': 'Ein Kinderreisepass genügt für die Einreise nicht.',
  'value.ErChildPassportExpiredPermissible.yes': 'Ein abgelaufener Kinderreisepass wird anerkannt.',
  'value.ErChildPassportExpiredPermissible.no': 'Ein abgelaufener Kinderreisepass wird nicht anerkannt.',
  'value.ErChildPassportMaxMonthsExpired':
    'Bei der Einreise darf der Kinderreisepass höchstens seit {count, plural, one {# Monat} other {# Monaten}} abgelaufen sein.',
  'value.ErChildPassportValidForStay.yes': 'Der Kinderreisepass muss während des gesamten Aufenthalts gültig sein.',
  'value.ErChildPassportValidForStay.no':
    'Der Kinderreisepass muss nicht während des gesamten Aufenthalts gültig sein.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Der Kinderreisepass muss nach dem Ende der Reise noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'Bei der Ankunft muss der Kinderreisepass noch mindestens {count, plural, one {# Monat} other {# Monate}} gültig sein.',
  'value.ErChildrenPassportRequired.yes': 'Kinder benötigen einen eigenen Reisepass.',
  'value.ErChildrenPassportRequired.no': 'Kinder benötigen keinen eigenen Reisepass.',

  'value.ErVisaRequired.yes': 'Ein Visum ist erforderlich.',
  'value.ErVisaRequired.no': 'Ein Visum ist nicht erforderlich.',
  'value.ErVisaFreeDays':
    'Ein visumfreier Aufenthalt ist für bis zu {count, plural, one {# Tag} other {# Tage}} möglich.',
  'value.ErEVisaPossible.yes': 'Ein E-Visum kann online beantragt werden.',
  'value.ErEVisaPossible.no': 'Ein E-Visum wird nicht angeboten.',
  'value.ErEVisaDays':
    'Ein E-Visum berechtigt zu einem Aufenthalt von bis zu {count, plural, one {# Tag} other {# Tagen}}.',
  'value.ErVisaOnArrivalPossible.yes': 'Ein Visum ist bei der Ankunft erhältlich.',
  'value.ErVisaOnArrivalPossible.no': 'Ein Visum ist bei der Ankunft nicht erhältlich.',
  'value.ErVisaOnArrivalDays':
    'Ein Visum bei Ankunft berechtigt zu einem Aufenthalt von bis zu {count, plural, one {# Tag} other {# Tagen}}.',
  'value.ErVisaEarliestDays':
    'Das Visum kann frühestens {count, plural, one {# Tag} other {# Tage}} vor der Ankunft beantragt werden.',
  'value.ErVisaEarliestMonths':
    'Das Visum kann frühestens {count, plural, one {# Monat} other {# Monate}} vor der Ankunft beantragt werden.',
  'value.ErVisaLatestDays':
    'Ein Visumantrag sollte spätestens {count, plural, one {# Tag} other {# Tage}} vor der Ankunft gestellt werden.',
  'value.ErEntryPermitRequired.yes': 'Eine Einreisegenehmigung ist erforderlich.',
  'value.ErEntryPermitRequired.no': 'Eine zusätzliche Einreisegenehmigung ist nicht erforderlich.',
  'value.ErEntryPermitLatestDays':
    'Die Einreisegenehmigung sollte spätestens {count, plural, one {# Tag} other {# Tage}} vor der Ankunft beantragt werden.',
  'value.ErTransitVisaRequired.yes': 'Ein Transitvisum ist erforderlich.',
  'value.ErTransitVisaRequired.no': 'Wer hier nur umsteigt, benötigt kein Transitvisum.',
  'value.ErTransitEntryPermitRequired.yes': 'Für den Transit ist eine Einreisegenehmigung erforderlich.',
  'value.ErTransitEntryPermitRequired.no': 'Wer hier nur umsteigt, benötigt keine zusätzliche Einreisegenehmigung.',

  'value.ErExtraFormsRequired.yes': 'Zusätzliche Formulare oder Erklärungen sind erforderlich.',
  'value.ErExtraFormsRequired.no': 'Zusätzliche Formulare oder Erklärungen sind nicht erforderlich.',
  'value.ErExtraFormsEarliestDays':
    'Formulare und Erklärungen können frühestens {count, plural, one {# Tag} other {# Tage}} vor der Ankunft eingereicht werden.',
  'value.ErExtraFormsLatestDays':
    'Formulare und Erklärungen sollten spätestens {count, plural, one {# Tag} other {# Tage}} vor der Ankunft eingereicht werden.',
  'value.ErOnwardTicketRequired.yes': 'Ein Rück- oder Weiterreiseticket ist erforderlich.',
  'value.ErOnwardTicketRequired.no': 'Ein Rück- oder Weiterreiseticket ist nicht erforderlich.',
  'value.ErSufficientFundsRequired.yes': 'Ein Nachweis ausreichender Geldmittel ist erforderlich.',
  'value.ErSufficientFundsRequired.no': 'Ein Nachweis ausreichender Geldmittel ist nicht erforderlich.',
  'value.ErHealthInsuranceRequired.yes': 'Eine Auslandskrankenversicherung ist vorgeschrieben.',
  'value.ErHealthInsuranceRequired.no': 'Eine Auslandskrankenversicherung ist nicht vorgeschrieben.',
  'value.VaccinationRequired.yes': 'Impfungen sind vorgeschrieben.',
  'value.VaccinationRequired.no': 'Für die Einreise sind keine Impfungen vorgeschrieben.',
  'value.VaccinationLatestDays':
    'Vorgeschriebene Impfungen müssen spätestens {count, plural, one {# Tag} other {# Tage}} vor der Ankunft erfolgt sein.',
  'value.ErExitFeeRequired.yes': 'Bei der Ausreise wird eine Gebühr erhoben.',
  'value.ErExitFeeRequired.no': 'Bei der Ausreise ist keine gesonderte Gebühr zu zahlen.',
  'value.ErMinorsConsentRequired.yes':
    'Minderjährige, die nicht mit beiden Elternteilen reisen, benötigen eine Einverständniserklärung.',
  'value.ErMinorsConsentRequired.no':
    'Minderjährige, die nicht mit beiden Elternteilen reisen, benötigen keine Einverständniserklärung.',
  'value.InternationalDrivingPermitRequired.yes': 'Ein Internationaler Führerschein ist erforderlich.',
  'value.InternationalDrivingPermitRequired.no': 'Ein Internationaler Führerschein ist nicht erforderlich.',

  'value.TestHoursBeforeArrival':
    'Bei der Ankunft darf der Test höchstens {count, plural, one {# Stunde} other {# Stunden}} alt sein.',
  'value.TestMinorsExemptionAge':
    'Minderjährige sind bis zum Alter von {count, plural, one {# Jahr} other {# Jahren}} von der Testpflicht befreit.',
  'value.VaccinationDaysBeforeArrival':
    'Die Impfung muss mindestens {count, plural, one {# Tag} other {# Tage}} vor der Ankunft erfolgt sein.',
  'value.SevenDayIncidence':
    'In den letzten sieben Tagen {count, plural, one {wurde # Neuinfektion} other {wurden # Neuinfektionen}} je 100.000 Einwohner gemeldet.',
  'value.SevenDayIncidenceLastWeek':
    'In der Vorwoche {count, plural, one {wurde # Neuinfektion} other {wurden # Neuinfektionen}} je 100.000 Einwohner gemeldet.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Risikostufe {count} von 5 (1 = sehr gering, 5 = sehr hoch), abgeleitet aus den Hinweisen der genannten Behörde.',
  'value.ForeignOfficeStatus.BLUE': 'Es besteht keine Reisewarnung.',
  'value.ForeignOfficeStatus.YELLOW': 'Es besteht eine Teilreisewarnung.',
  'value.ForeignOfficeStatus.RED': 'Es besteht eine Reisewarnung.',
  'value.ForeignOfficeStatus.GRAY': 'Keine Angabe: Es liegt keine Einstufung vor.',
  'value.ForeignOfficeStatus.PURPLE': 'Die Einstufungen widersprechen sich; bitte klären Sie dies vor der Reise.',
  unknown: 'Dazu liegen keine Angaben vor.',
  notKnown:
    'Nicht bekannt: Unserer Redaktion liegen dazu keine verlässlichen Angaben vor. Bitte klären Sie dies vor der Reise.',
  conflicting: 'Die Angaben aus mehreren Quellen widersprechen sich; bitte klären Sie dies vor der Reise.',
  imported: 'importiert, nicht geprüft',

  'summary.ID_OR_PASSPORT.title': 'Personalausweis oder Reisepass',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Ein Personalausweis genügt. Er muss mindestens bis zum {date} gültig sein.} other {Ein Personalausweis genügt.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: Ein Reisepass ist erforderlich. Er muss mindestens bis zum {date} gültig sein.} other {{destinations}: Ein Reisepass ist erforderlich.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Für eines Ihrer Reiseziele ist ein Reisepass erforderlich: {destinations}. Er muss mindestens bis zum {date} gültig sein.} other {Für eines Ihrer Reiseziele ist ein Reisepass erforderlich: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist ein Reisepass erforderlich: {destinations}. Er muss mindestens bis zum {date} gültig sein.} other {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist ein Reisepass erforderlich: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist ein Reisepass erforderlich: {destinations}. Er muss mindestens bis zum {date} gültig sein.} other {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist ein Reisepass erforderlich: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS':
    'Ob ein Reisepass erforderlich ist, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: Es ist nicht bekannt, ob ein Personalausweis genügt oder ein Reisepass erforderlich ist. Das Dokument muss mindestens bis zum {date} gültig sein.} other {{destinations}: Es ist nicht bekannt, ob ein Personalausweis genügt oder ein Reisepass erforderlich ist.}}',
  'summary.VISA.title': 'Visum',
  'summary.VISA.OK': 'Ein Visum ist nicht erforderlich.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: Ein Visum ist erforderlich. Es kann online als E-Visum beantragt werden.} onArrival {{destinations}: Ein Visum ist erforderlich. Es ist bei der Ankunft erhältlich.} both {{destinations}: Ein Visum ist erforderlich. Es kann online als E-Visum beantragt werden oder ist bei der Ankunft erhältlich.} other {{destinations}: Ein Visum ist erforderlich.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Für eines Ihrer Reiseziele ist ein Visum erforderlich: {destinations}. Es kann online als E-Visum beantragt werden.} onArrival {Für eines Ihrer Reiseziele ist ein Visum erforderlich: {destinations}. Es ist bei der Ankunft erhältlich.} both {Für eines Ihrer Reiseziele ist ein Visum erforderlich: {destinations}. Es kann online als E-Visum beantragt werden oder ist bei der Ankunft erhältlich.} other {Für eines Ihrer Reiseziele ist ein Visum erforderlich: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist ein Visum erforderlich: {destinations}. Je nach Reiseziel wird ein E-Visum angeboten.} onArrival {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist ein Visum erforderlich: {destinations}. Je nach Reiseziel ist es bei der Ankunft erhältlich.} both {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist ein Visum erforderlich: {destinations}. Je nach Reiseziel wird ein E-Visum oder ein Visum bei Ankunft angeboten.} other {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist ein Visum erforderlich: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist ein Visum erforderlich: {destinations}. Je nach Reiseziel wird ein E-Visum angeboten.} onArrival {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist ein Visum erforderlich: {destinations}. Je nach Reiseziel ist es bei der Ankunft erhältlich.} both {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist ein Visum erforderlich: {destinations}. Je nach Reiseziel wird ein E-Visum oder ein Visum bei Ankunft angeboten.} other {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist ein Visum erforderlich: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Ob ein Visum erforderlich ist, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.VISA.UNKNOWN': '{destinations}: Es ist nicht bekannt, ob ein Visum erforderlich ist.',
  'summary.ENTRY_PERMIT.title': 'Einreisegenehmigung',
  'summary.ENTRY_PERMIT.OK': 'Eine zusätzliche Einreisegenehmigung ist nicht erforderlich.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: Eine Einreisegenehmigung ist erforderlich. Bezeichnung: {permits}.} other {{destinations}: Eine Einreisegenehmigung ist erforderlich.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Für eines Ihrer Reiseziele ist eine Einreisegenehmigung erforderlich: {destinations}. Bezeichnung: {permits}.} other {Für eines Ihrer Reiseziele ist eine Einreisegenehmigung erforderlich: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist eine Einreisegenehmigung erforderlich: {destinations}. Bezeichnung: {permits}.} other {Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist eine Einreisegenehmigung erforderlich: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist eine Einreisegenehmigung erforderlich: {destinations}. Bezeichnung: {permits}.} other {Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist eine Einreisegenehmigung erforderlich: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS':
    'Ob eine Einreisegenehmigung erforderlich ist, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: Es ist nicht bekannt, ob eine Einreisegenehmigung erforderlich ist.',
  'summary.HEALTH_INSURANCE.title': 'Krankenversicherung',
  'summary.HEALTH_INSURANCE.OK': 'Eine Auslandskrankenversicherung ist nicht vorgeschrieben.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: Eine Auslandskrankenversicherung ist vorgeschrieben.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Für eines Ihrer Reiseziele ist eine Auslandskrankenversicherung vorgeschrieben: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist eine Auslandskrankenversicherung vorgeschrieben: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist eine Auslandskrankenversicherung vorgeschrieben: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Ob eine Auslandskrankenversicherung vorgeschrieben ist, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.HEALTH_INSURANCE.UNKNOWN':
    '{destinations}: Es ist nicht bekannt, ob eine Auslandskrankenversicherung vorgeschrieben ist.',
  'summary.IMMUNISATION.title': 'Pflichtimpfungen',
  'summary.IMMUNISATION.OK': 'Es sind keine Impfungen vorgeschrieben.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: Impfungen sind vorgeschrieben.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Für eines Ihrer Reiseziele sind Impfungen vorgeschrieben: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele sind Impfungen vorgeschrieben: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele sind Impfungen vorgeschrieben: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Ob Impfungen vorgeschrieben sind, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: Es ist nicht bekannt, ob Impfungen vorgeschrieben sind.',
  'summary.DRIVING_PERMIT.title': 'Internationaler Führerschein',
  'summary.DRIVING_PERMIT.OK': 'Ein Internationaler Führerschein ist nicht erforderlich.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: Ein Internationaler Führerschein ist erforderlich.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'Für eines Ihrer Reiseziele ist ein Internationaler Führerschein erforderlich: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele ist ein Internationaler Führerschein erforderlich: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele ist ein Internationaler Führerschein erforderlich: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Ob ein Internationaler Führerschein erforderlich ist, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.DRIVING_PERMIT.UNKNOWN':
    '{destinations}: Es ist nicht bekannt, ob ein Internationaler Führerschein erforderlich ist.',
  'summary.EXTRA_FORMS.title': 'Zusätzliche Formulare',
  'summary.EXTRA_FORMS.OK': 'Zusätzliche Formulare sind nicht erforderlich.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: Zusätzliche Formulare sind erforderlich.',
  'summary.EXTRA_FORMS.REQUIRED_ONE':
    'Für eines Ihrer Reiseziele sind zusätzliche Formulare erforderlich: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele sind zusätzliche Formulare erforderlich: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele sind zusätzliche Formulare erforderlich: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS':
    'Ob zusätzliche Formulare erforderlich sind, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: Es ist nicht bekannt, ob zusätzliche Formulare erforderlich sind.',
  'summary.CHILDRENS_PASSPORT.title': 'Reisepass für Kinder',
  'summary.CHILDRENS_PASSPORT.OK': 'Kinder benötigen keinen Reisepass; ein eigener Personalausweis genügt.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: Kinder benötigen einen eigenen Reisepass.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Für eines Ihrer Reiseziele benötigen Kinder einen eigenen Reisepass: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Für {areTwo, select, yes {zwei} other {mehrere}} Ihrer Reiseziele benötigen Kinder einen eigenen Reisepass: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'Für {areTwo, select, yes {Ihre beiden} other {alle Ihre}} Reiseziele benötigen Kinder einen eigenen Reisepass: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Ob Kinder einen eigenen Reisepass benötigen, hängt von Ihrer Reise oder Ihren Dokumenten ab.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN':
    '{destinations}: Es ist nicht bekannt, ob Kinder einen eigenen Reisepass benötigen.',
  'summary.partlyUnknown': 'Keine Angabe für: {destinations}.',
  'summary.VISA.transit': '{destinations}: Ein Transitvisum ist erforderlich.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: Für den Transit ist eine Einreisegenehmigung erforderlich.',
  'summary.VISA.stayOk': 'Für den Aufenthalt ist kein Visum erforderlich.',
  'summary.ID_OR_PASSPORT.stayOk': 'Für den Aufenthalt genügt ein Personalausweis.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: Es ist nicht bekannt, ob ein Personalausweis zum Umsteigen genügt. Reisen Sie mit einem Reisepass.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Für den Aufenthalt benötigen Kinder keinen Reisepass; ein eigener Personalausweis genügt.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: Es ist nicht bekannt, ob Kindern zum Umsteigen ein Personalausweis genügt. Nehmen Sie für jedes Kind einen Reisepass mit.',
  'summary.VISA.transitUnknown': '{destinations}: Es ist nicht bekannt, ob ein Transitvisum erforderlich ist.',
  'summary.ENTRY_PERMIT.stayOk': 'Für den Aufenthalt ist keine Einreisegenehmigung erforderlich.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: Es ist nicht bekannt, ob für den Transit eine Einreisegenehmigung erforderlich ist.',
  onlyFor:
    '{count, plural, one {Gilt nur für diese Staatsangehörigkeit: {citizenships}.} other {Gilt nur für diese Staatsangehörigkeiten: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Andernfalls: {text}',
  noFurtherVisa: 'Ein weiteres Visum ist nicht erforderlich.',
  'period.from': 'Ab {from}: {text}',
  'period.until': 'Bis {until}: {text}',
  'period.between': 'Von {from} bis {until}: {text}',
  notYetKnown: 'Noch nicht bekannt.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {nach einem früheren Aufenthalt auf dieser Reise ({countries})} 1 {nach einem Aufenthalt am Tag vor der Ankunft ({countries})} other {nach einem Aufenthalt in den letzten {days} Tagen vor der Ankunft ({countries})}}{transit, select, none {} any {, auch nach einem Flughafentransit dort} other {, auch nach einem Flughafentransit dort von mehr als {hours} Stunden}}',
  'condition.RESIDENCE':
    '{count, plural, one {mit Wohnsitz in diesem Land} other {mit Wohnsitz in einem dieser Länder}} ({countries})',
  'condition.HOLDS': 'mit {documents}',
  'document.VISA':
    '{years, select, 0 {gültigem Visum} 1 {einem im letzten Jahr gültigen Visum} other {einem in den letzten {years} Jahren gültigen Visum}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {gültigem Aufenthaltstitel} 1 {einem im letzten Jahr gültigen Aufenthaltstitel} other {einem in den letzten {years} Jahren gültigen Aufenthaltstitel}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {gültigem Visum oder Aufenthaltstitel} 1 {einem im letzten Jahr gültigen Visum oder Aufenthaltstitel} other {einem in den letzten {years} Jahren gültigen Visum oder Aufenthaltstitel}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {gültigem{used, select, yes {, bereits genutztem} other {}} Visum{multiple, select, yes { für mehrere Einreisen} other {}}} other {einem {used, select, yes {bereits genutzten, } other {}}bei der Einreise noch mindestens {months, plural, one {# Monat} other {# Monate}} gültigen Visum{multiple, select, yes { für mehrere Einreisen} other {}}}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {gültigem {permanent, select, yes {Daueraufenthaltstitel} other {Aufenthaltstitel}}} other {einem bei der Einreise noch mindestens {months, plural, one {# Monat} other {# Monate}} gültigen {permanent, select, yes {Daueraufenthaltstitel} other {Aufenthaltstitel}}}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {im ersten Lebensjahr} from {im Alter ab {from} Jahren} to {im Alter bis zu {to} Jahren} other {im Alter von {from} bis {to} Jahren}}',
  'condition.ENTRY_BY.AIR': 'bei Einreise auf dem Luftweg',
  'condition.ENTRY_BY.LAND': 'bei Einreise auf dem Landweg',
  'condition.ENTRY_BY.SEA': 'bei Einreise auf dem Seeweg',
  'condition.ENTRY_BY.ports': 'bei Einreise über {ports}',
  'condition.PASSPORT.ORDINARY': 'mit gewöhnlichem Reisepass',
  'condition.PASSPORT.BIOMETRIC': 'mit biometrischem Reisepass',
  'condition.PASSPORT.EMERGENCY': 'mit Notreiseausweis (Passersatz)',
  'condition.PASSPORT.DIPLOMATIC': 'mit Diplomatenpass',
  'condition.not': 'außer {condition}',
  'summary.dependsOn': '{destination}: erforderlich {conditions}.',
  'summary.exemptIf': '{destination}: erforderlich; eine Ausnahme ist möglich {conditions}.',
  'summary.inDetails':
    '{destinations}: Das lässt sich nicht einfach mit Ja oder Nein beantworten; was gilt, steht in den Einzelheiten.',
  'summary.otherDocument': '{destinations}: Der Reisepass wird nicht als Reisedokument anerkannt.',
  'summary.heldVisa':
    '{destinations}: Nach Ihren Angaben besitzen Sie bereits ein Visum oder einen Aufenthaltstitel; das Dokument muss für diese Tage, diesen Reisezweck und die Zahl der Einreisen gültig sein.',
  'summary.stayLimit':
    '{destination}: Ohne Visum ist ein Aufenthalt von höchstens {days, plural, one {# Tag} other {# Tagen}} möglich; der Aufenthalt dauert länger.',
  'summary.stayLimitTogether':
    '{destination}: Ohne Visum sind zusammen höchstens {days, plural, one {# Tag} other {# Tage}} Aufenthalt möglich; der Aufenthalt dauert länger.',

  'warning.ENTRY_BANNED':
    'Ihre Reise ist so nicht möglich: Für mindestens ein Reiseziel ist die Einreise nicht gestattet ({destinations}). Bitte wenden Sie sich an die zuständige diplomatische Vertretung und lesen Sie den Abschnitt „Einreise“.',
  'warning.TRAVEL_WARNING':
    'Für mindestens ein Reiseziel rät ein Außenministerium von Reisen ab ({destinations}). Beachten Sie vor der Buchung die Reisehinweise; der Versicherungsschutz kann eingeschränkt sein.',
  'warning.CONFLICTING':
    'Die Angaben zu mindestens einem Reiseziel widersprechen sich ({destinations}). Bitte klären Sie dies vor der Reise.',
  'warning.UNVERIFIED':
    'Angaben zu mindestens einem Reiseziel stammen aus einem importierten Datenbestand und wurden nicht redaktionell geprüft ({destinations}).',
};
