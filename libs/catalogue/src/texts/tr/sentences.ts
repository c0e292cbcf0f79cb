import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Pasaport, seyahat belgesi olarak kabul edilir.',
  'value.ErPassportSufficient.no': 'Pasaport, seyahat belgesi olarak kabul edilmez.',
  'value.ErPassportExpiredPermissible.yes': 'Süresi dolmuş pasaport kabul edilir.',
  'value.ErPassportExpiredPermissible.no': 'Süresi dolmuş pasaport kabul edilmez.',
  'value.ErPassportMaxMonthsExpired':
    'Girişte pasaportun süresi en fazla {count, plural, one {# ay} other {# ay}} önce dolmuş olabilir.',
  'value.ErPassportValidForStay.yes': 'Pasaport tüm kalış süresince geçerli olmalıdır.',
  'value.ErPassportValidForStay.no': 'Pasaportun tüm kalış süresince geçerli olması gerekmez.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Pasaport, seyahatin bitiminden sonra en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErPassportMinMonthsAtDeparture':
    'Pasaport, varış gününde en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErPassportBlankPages': 'Pasaportta en az {count, plural, one {# boş sayfa} other {# boş sayfa}} bulunmalıdır.',
  'value.ErPassportMaxYearsSinceIssue':
    'Girişte pasaport en fazla {count, plural, one {# yıl} other {# yıl}} önce düzenlenmiş olmalıdır.',
  'value.ErTemporaryPassportSufficient.yes': 'Giriş için geçici pasaport yeterlidir.',
  'value.ErTemporaryPassportSufficient.no': 'Giriş için geçici pasaport yeterli değildir.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Süresi dolmuş geçici pasaport kabul edilir.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Süresi dolmuş geçici pasaport kabul edilmez.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'Girişte geçici pasaportun süresi en fazla {count, plural, one {# ay} other {# ay}} önce dolmuş olabilir.',
  'value.ErTemporaryPassportValidForStay.yes': 'Geçici pasaport tüm kalış süresince geçerli olmalıdır.',
  'value.ErTemporaryPassportValidForStay.no': 'Geçici pasaportun tüm kalış süresince geçerli olması gerekmez.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Geçici pasaport, seyahatin bitiminden sonra en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'Geçici pasaport, varış gününde en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErIdSufficient.yes': 'Giriş için kimlik kartı yeterlidir.',
  'value.ErIdSufficient.no': 'Giriş için kimlik kartı yeterli değildir.',
  'value.ErIdExpiredPermissible.yes': 'Süresi dolmuş kimlik kartı kabul edilir.',
  'value.ErIdExpiredPermissible.no': 'Süresi dolmuş kimlik kartı kabul edilmez.',
  'value.ErIdMaxMonthsExpired':
    'Girişte kimlik kartının süresi en fazla {count, plural, one {# ay} other {# ay}} önce dolmuş olabilir.',
  'value.ErIdValidForStay.yes': 'Kimlik kartı tüm kalış süresince geçerli olmalıdır.',
  'value.ErIdValidForStay.no': 'Kimlik kartının tüm kalış süresince geçerli olması gerekmez.',
  'value.ErIdMinMonthsBeyondTrip':
    'Kimlik kartı, seyahatin bitiminden sonra en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErIdMinMonthsAtDeparture':
    'Kimlik kartı, varış gününde en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErTemporaryIdSufficient.yes': 'Giriş için geçici kimlik kartı yeterlidir.',
  'value.ErTemporaryIdSufficient.no': 'Giriş için geçici kimlik kartı yeterli değildir.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Süresi dolmuş geçici kimlik kartı kabul edilir.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Süresi dolmuş geçici kimlik kartı kabul edilmez.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'Girişte geçici kimlik kartının süresi en fazla {count, plural, one {# ay} other {# ay}} önce dolmuş olabilir.',
  'value.ErTemporaryIdValidForStay.yes': 'Geçici kimlik kartı tüm kalış süresince geçerli olmalıdır.',
  'value.ErTemporaryIdValidForStay.no': 'Geçici kimlik kartının tüm kalış süresince geçerli olması gerekmez.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'Geçici kimlik kartı, seyahatin bitiminden sonra en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'Geçici kimlik kartı, varış gününde en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErChildPassportSufficient.yes': 'Giriş için eski Alman çocuk pasaportu (Kinderreisepass) yeterlidir.',
  'value.ErChildPassportSufficient.no': 'Giriş için eski Alman çocuk pasaportu (Kinderreisepass) yeterli değildir.',
  'value.ErChildPassportExpiredPermissible.yes': 'Süresi dolmuş Alman çocuk pasaportu (Kinderreisepass) kabul edilir.',
  'value.ErChildPassportExpiredPermissible.no': 'Süresi dolmuş Alman çocuk pasaportu (Kinderreisepass) kabul edilmez.',
  'value.ErChildPassportMaxMonthsExpired':
    'Girişte Alman çocuk pasaportunun (Kinderreisepass) süresi en fazla {count, plural, one {# ay} other {# ay}} önce dolmuş olabilir.',
  'value.ErChildPassportValidForStay.yes':
    'Alman çocuk pasaportu (Kinderreisepass) tüm kalış süresince geçerli olmalıdır.',
  'value.ErChildPassportValidForStay.no':
    'Alman çocuk pasaportunun (Kinderreisepass) tüm kalış süresince geçerli olması gerekmez.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Alman çocuk pasaportu (Kinderreisepass), seyahatin bitiminden sonra en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'Alman çocuk pasaportu (Kinderreisepass), varış gününde en az {count, plural, one {# ay} other {# ay}} daha geçerli olmalıdır.',
  'value.ErChildrenPassportRequired.yes': 'Çocukların kendi pasaportu olmalıdır.',
  'value.ErChildrenPassportRequired.no': 'Çocukların kendi pasaportunun olması gerekmez.',

  'value.ErVisaRequired.yes': 'Vize gereklidir.',
  'value.ErVisaRequired.no': 'Vize gerekli değildir.',
  'value.ErVisaFreeDays': 'Vizesiz olarak en fazla {count, plural, one {# gün} other {# gün}} kalınabilir.',
  'value.ErEVisaPossible.yes': 'E-vize için çevrim içi başvuru yapılabilir.',
  'value.ErEVisaPossible.no': 'E-vize seçeneği yoktur.',
  'value.ErEVisaDays': 'E-vize ile en fazla {count, plural, one {# gün} other {# gün}} kalınabilir.',
  'value.ErVisaOnArrivalPossible.yes': 'Vize kapıda alınabilir.',
  'value.ErVisaOnArrivalPossible.no': 'Vize kapıda alınamaz.',
  'value.ErVisaOnArrivalDays':
    'Kapıda alınan vize ile en fazla {count, plural, one {# gün} other {# gün}} kalınabilir.',
  'value.ErVisaEarliestDays':
    'Vize için varıştan en erken {count, plural, one {# gün} other {# gün}} önce başvurulabilir.',
  'value.ErVisaEarliestMonths':
    'Vize için varıştan en erken {count, plural, one {# ay} other {# ay}} önce başvurulabilir.',
  'value.ErVisaLatestDays':
    'Vize başvurusu varıştan en geç {count, plural, one {# gün} other {# gün}} önce yapılmalıdır.',
  'value.ErEntryPermitRequired.yes': 'Seyahat izni gereklidir.',
  'value.ErEntryPermitRequired.no': 'Ayrıca bir seyahat izni gerekmez.',
  'value.ErEntryPermitLatestDays':
    'Seyahat izni için varıştan en az {count, plural, one {# gün} other {# gün}} önce başvurulması önerilir.',
  'value.ErTransitVisaRequired.yes': 'Transit vize gereklidir.',
  'value.ErTransitVisaRequired.no': 'Yalnızca aktarma yapılacaksa transit vize gerekmez.',
  'value.ErTransitEntryPermitRequired.yes': 'Transit geçiş için seyahat izni gereklidir.',
  'value.ErTransitEntryPermitRequired.no': 'Yalnızca aktarma yapılacaksa ayrıca bir seyahat izni gerekmez.',

  'value.ErExtraFormsRequired.yes': 'Ek formlar veya beyanlar gereklidir.',
  'value.ErExtraFormsRequired.no': 'Ek form veya beyan gerekli değildir.',
  'value.ErExtraFormsEarliestDays':
    'Formlar ve beyanlar varıştan en erken {count, plural, one {# gün} other {# gün}} önce gönderilebilir.',
  'value.ErExtraFormsLatestDays':
    'Formlar ve beyanlar varıştan en geç {count, plural, one {# gün} other {# gün}} önce gönderilmelidir.',
  'value.ErOnwardTicketRequired.yes': 'Dönüş veya devam bileti gereklidir.',
  'value.ErOnwardTicketRequired.no': 'Dönüş veya devam bileti gerekli değildir.',
  'value.ErSufficientFundsRequired.yes': 'Yeterli maddi kaynağın belgelenmesi gerekir.',
  'value.ErSufficientFundsRequired.no': 'Yeterli maddi kaynağın belgelenmesi gerekmez.',
  'value.ErHealthInsuranceRequired.yes': 'Seyahat sağlık sigortası zorunludur.',
  'value.ErHealthInsuranceRequired.no': 'Seyahat sağlık sigortası zorunlu değildir.',
  'value.VaccinationRequired.yes': 'Zorunlu aşılar vardır.',
  'value.VaccinationRequired.no': 'Giriş için zorunlu aşı yoktur.',
  'value.VaccinationLatestDays':
    'Zorunlu aşılar varıştan en geç {count, plural, one {# gün} other {# gün}} önce yapılmış olmalıdır.',
  'value.ErExitFeeRequired.yes': 'Çıkışta harç alınır.',
  'value.ErExitFeeRequired.no': 'Çıkışta ayrıca harç ödenmez.',
  'value.ErMinorsConsentRequired.yes':
    'Anne ve babasının ikisiyle birlikte seyahat etmeyen küçükler için muvafakatname gereklidir.',
  'value.ErMinorsConsentRequired.no':
    'Anne ve babasının ikisiyle birlikte seyahat etmeyen küçükler için muvafakatname gerekli değildir.',
  'value.InternationalDrivingPermitRequired.yes': 'Uluslararası sürücü belgesi gereklidir.',
  'value.InternationalDrivingPermitRequired.no': 'Uluslararası sürücü belgesi gerekli değildir.',

  'value.TestHoursBeforeArrival':
    'Varışta test en fazla {count, plural, one {# saat} other {# saat}} önce yapılmış olmalıdır.',
  'value.TestMinorsExemptionAge': '{count, plural, one {# yaşından} other {# yaşından}} küçükler testten muaftır.',
  'value.VaccinationDaysBeforeArrival':
    'Aşı, varıştan en az {count, plural, one {# gün} other {# gün}} önce yapılmış olmalıdır.',
  'value.SevenDayIncidence':
    'Son yedi günde 100.000 kişi başına {count, plural, one {# yeni vaka} other {# yeni vaka}} bildirilmiştir.',
  'value.SevenDayIncidenceLastWeek':
    'Önceki hafta 100.000 kişi başına {count, plural, one {# yeni vaka} other {# yeni vaka}} bildirilmiştir.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Risk düzeyi: 5 üzerinden {count} (1 = çok düşük, 5 = çok yüksek); adı geçen kurumun tavsiyelerine dayanır.',
  'value.ForeignOfficeStatus.BLUE': 'Seyahat uyarısı yoktur.',
  'value.ForeignOfficeStatus.YELLOW': 'Kısmi seyahat uyarısı vardır.',
  'value.ForeignOfficeStatus.RED': 'Seyahat uyarısı vardır.',
  'value.ForeignOfficeStatus.GRAY': 'Belirtilmemiş: seyahat tavsiyesi bulunmamaktadır.',
  'value.ForeignOfficeStatus.PURPLE': 'Seyahat tavsiyeleri çelişkilidir; lütfen seyahatten önce kontrol edin.',
  unknown: 'Bu konuda bilgi bulunmamaktadır.',
  notKnown: 'Bilinmiyor: editörlerimizin elinde bu konuda güvenilir bilgi yoktur. Lütfen seyahatten önce kontrol edin.',
  conflicting: 'Birden fazla kaynaktan gelen bilgiler çelişkilidir; lütfen seyahatten önce kontrol edin.',
  imported: 'içe aktarıldı, doğrulanmadı',

  'summary.ID_OR_PASSPORT.title': 'Kimlik kartı veya pasaport',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Kimlik kartı yeterlidir. En az {date} tarihine kadar geçerli olmalıdır.} other {Kimlik kartı yeterlidir.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: Pasaport gereklidir. En az {date} tarihine kadar geçerli olmalıdır.} other {{destinations}: Pasaport gereklidir.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Varış noktalarınızdan biri için pasaport gereklidir: {destinations}. En az {date} tarihine kadar geçerli olmalıdır.} other {Varış noktalarınızdan biri için pasaport gereklidir: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için pasaport gereklidir: {destinations}. En az {date} tarihine kadar geçerli olmalıdır.} other {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için pasaport gereklidir: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için pasaport gereklidir: {destinations}. En az {date} tarihine kadar geçerli olmalıdır.} other {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için pasaport gereklidir: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Pasaport gerekip gerekmediği seyahatinize veya belgelerinize bağlıdır.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: Kimlik kartının yeterli olup olmadığı veya pasaport gerekip gerekmediği bilinmemektedir. Belge en az {date} tarihine kadar geçerli olmalıdır.} other {{destinations}: Kimlik kartının yeterli olup olmadığı veya pasaport gerekip gerekmediği bilinmemektedir.}}',
  'summary.VISA.title': 'Vize',
  'summary.VISA.OK': 'Vize gerekli değildir.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: Vize gereklidir. Çevrim içi e-vize başvurusu yapılabilir.} onArrival {{destinations}: Vize gereklidir. Kapıda alınabilir.} both {{destinations}: Vize gereklidir. Çevrim içi e-vize başvurusu yapılabilir veya vize kapıda alınabilir.} other {{destinations}: Vize gereklidir.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Varış noktalarınızdan biri için vize gereklidir: {destinations}. Çevrim içi e-vize başvurusu yapılabilir.} onArrival {Varış noktalarınızdan biri için vize gereklidir: {destinations}. Kapıda alınabilir.} both {Varış noktalarınızdan biri için vize gereklidir: {destinations}. Çevrim içi e-vize başvurusu yapılabilir veya vize kapıda alınabilir.} other {Varış noktalarınızdan biri için vize gereklidir: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için vize gereklidir: {destinations}. Varış noktasına göre e-vize alınabilir.} onArrival {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için vize gereklidir: {destinations}. Varış noktasına göre kapıda alınabilir.} both {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için vize gereklidir: {destinations}. Varış noktasına göre e-vize olarak veya kapıda alınabilir.} other {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için vize gereklidir: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için vize gereklidir: {destinations}. Varış noktasına göre e-vize alınabilir.} onArrival {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için vize gereklidir: {destinations}. Varış noktasına göre kapıda alınabilir.} both {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için vize gereklidir: {destinations}. Varış noktasına göre e-vize olarak veya kapıda alınabilir.} other {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için vize gereklidir: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Vize gerekip gerekmediği seyahatinize veya belgelerinize bağlıdır.',
  'summary.VISA.UNKNOWN': '{destinations}: Vize gerekip gerekmediği bilinmemektedir.',
  'summary.ENTRY_PERMIT.title': 'Seyahat izni',
  'summary.ENTRY_PERMIT.OK': 'Ayrıca bir seyahat izni gerekmez.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: Seyahat izni gereklidir. Adı: {permits}.} other {{destinations}: Seyahat izni gereklidir.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Varış noktalarınızdan biri için seyahat izni gereklidir: {destinations}. Adı: {permits}.} other {Varış noktalarınızdan biri için seyahat izni gereklidir: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için seyahat izni gereklidir: {destinations}. Adı: {permits}.} other {Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için seyahat izni gereklidir: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için seyahat izni gereklidir: {destinations}. Adı: {permits}.} other {{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için seyahat izni gereklidir: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS': 'Seyahat izni gerekip gerekmediği seyahatinize veya belgelerinize bağlıdır.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: Seyahat izni gerekip gerekmediği bilinmemektedir.',
  'summary.HEALTH_INSURANCE.title': 'Sağlık sigortası',
  'summary.HEALTH_INSURANCE.OK': 'Seyahat sağlık sigortası zorunlu değildir.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: Seyahat sağlık sigortası zorunludur.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Varış noktalarınızdan biri için seyahat sağlık sigortası zorunludur: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için seyahat sağlık sigortası zorunludur: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    '{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için seyahat sağlık sigortası zorunludur: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Seyahat sağlık sigortasının zorunlu olup olmadığı seyahatinize veya belgelerinize bağlıdır.',
  'summary.HEALTH_INSURANCE.UNKNOWN':
    '{destinations}: Seyahat sağlık sigortasının zorunlu olup olmadığı bilinmemektedir.',
  'summary.IMMUNISATION.title': 'Zorunlu aşılar',
  'summary.IMMUNISATION.OK': 'Zorunlu aşı yoktur.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: Zorunlu aşılar vardır.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Varış noktalarınızdan biri için zorunlu aşılar vardır: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için zorunlu aşılar vardır: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    '{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için zorunlu aşılar vardır: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Zorunlu aşı olup olmadığı seyahatinize veya belgelerinize bağlıdır.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: Zorunlu aşı olup olmadığı bilinmemektedir.',
  'summary.DRIVING_PERMIT.title': 'Uluslararası sürücü belgesi',
  'summary.DRIVING_PERMIT.OK': 'Uluslararası sürücü belgesi gerekli değildir.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: Uluslararası sürücü belgesi gereklidir.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'Varış noktalarınızdan biri için uluslararası sürücü belgesi gereklidir: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için uluslararası sürücü belgesi gereklidir: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    '{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için uluslararası sürücü belgesi gereklidir: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Uluslararası sürücü belgesi gerekip gerekmediği seyahatinize veya belgelerinize bağlıdır.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: Uluslararası sürücü belgesi gerekip gerekmediği bilinmemektedir.',
  'summary.EXTRA_FORMS.title': 'Ek formlar',
  'summary.EXTRA_FORMS.OK': 'Ek form gerekli değildir.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: Ek formlar gereklidir.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Varış noktalarınızdan biri için ek formlar gereklidir: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için ek formlar gereklidir: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    '{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için ek formlar gereklidir: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Ek form gerekip gerekmediği seyahatinize veya belgelerinize bağlıdır.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: Ek form gerekip gerekmediği bilinmemektedir.',
  'summary.CHILDRENS_PASSPORT.title': 'Çocuklar için pasaport',
  'summary.CHILDRENS_PASSPORT.OK': 'Çocukların pasaporta ihtiyacı yoktur; kendi kimlik kartları yeterlidir.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: Çocukların kendi pasaportu olmalıdır.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Varış noktalarınızdan biri için çocukların kendi pasaportu olmalıdır: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Varış noktalarınızın {areTwo, select, yes {ikisi} other {birkaçı}} için çocukların kendi pasaportu olmalıdır: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    '{areTwo, select, yes {Her iki varış noktanız} other {Tüm varış noktalarınız}} için çocukların kendi pasaportu olmalıdır: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Çocukların kendi pasaportunun gerekip gerekmediği seyahatinize veya belgelerinize bağlıdır.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN':
    '{destinations}: Çocukların kendi pasaportunun gerekip gerekmediği bilinmemektedir.',
  'summary.partlyUnknown': 'Bilgi bulunmayan yerler: {destinations}.',
  'summary.VISA.transit': '{destinations}: Transit vize gereklidir.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: Transit geçiş için seyahat izni gereklidir.',
  'summary.VISA.stayOk': 'Kalış için vize gerekli değildir.',
  'summary.ID_OR_PASSPORT.stayOk': 'Kalış için kimlik kartı yeterlidir.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: Aktarma için kimlik kartının yeterli olup olmadığı bilinmemektedir. Pasaportla seyahat edin.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Kalış için çocukların pasaporta ihtiyacı yoktur; kendi kimlik kartları yeterlidir.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: Aktarma için çocuklara kimlik kartının yetip yetmediği bilinmemektedir. Her çocuk için pasaport bulundurun.',
  'summary.VISA.transitUnknown': '{destinations}: Transit vize gerekip gerekmediği bilinmemektedir.',
  'summary.ENTRY_PERMIT.stayOk': 'Kalış için seyahat izni gerekli değildir.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: Transit geçiş için seyahat izni gerekip gerekmediği bilinmemektedir.',
  onlyFor:
    '{count, plural, one {Yalnızca şu vatandaşlık için geçerlidir: {citizenships}.} other {Yalnızca şu vatandaşlıklar için geçerlidir: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Aksi hâlde: {text}',
  noFurtherVisa: 'Ayrıca vize gerekmez.',
  'period.from': '{from} tarihinden itibaren: {text}',
  'period.until': '{until} tarihine kadar (bu tarih dâhil): {text}',
  'period.between': '{from} ile {until} arasında: {text}',
  notYetKnown: 'Henüz bilinmiyor.',
  'conditions.held': '{conditions} hâlinde',
  'condition.VISITED':
    '{days, select, 0 {bu seyahatte daha önce konaklama ({countries})} 1 {varıştan önceki gün konaklama ({countries})} other {varıştan önceki {days} gün içinde konaklama ({countries})}}{transit, select, none {} any { veya oradaki havalimanı transiti} other { veya oradaki {hours} saatten uzun havalimanı transiti}}',
  'condition.RESIDENCE': '{count, plural, one {şu ülkede} other {şu ülkelerden birinde}} ({countries}) ikamet edilmesi',
  'condition.HOLDS': '{documents} bulunması',
  'document.VISA':
    '{years, select, 0 {geçerli vize} 1 {son bir yıl içinde geçerli olmuş vize} other {son {years} yıl içinde geçerli olmuş vize}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {geçerli oturma izni} 1 {son bir yıl içinde geçerli olmuş oturma izni} other {son {years} yıl içinde geçerli olmuş oturma izni}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {geçerli vize veya oturma izni} 1 {son bir yıl içinde geçerli olmuş vize veya oturma izni} other {son {years} yıl içinde geçerli olmuş vize veya oturma izni}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {{used, select, yes {daha önce kullanılmış geçerli} other {geçerli}} {multiple, select, yes {çok girişli vize} other {vize}}} other {{used, select, yes {daha önce kullanılmış ve girişte} other {girişte}} en az {months, plural, one {# ay} other {# ay}} daha geçerli olan {multiple, select, yes {çok girişli vize} other {vize}}}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {geçerli {permanent, select, yes {kalıcı oturma izni} other {oturma izni}}} other {girişte en az {months, plural, one {# ay} other {# ay}} daha geçerli olan {permanent, select, yes {kalıcı oturma izni} other {oturma izni}}}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {1 yaşından küçük olunması} from {{from} yaşında veya daha büyük olunması} to {{to} yaşında veya daha küçük olunması} other {{from}–{to} yaş arasında olunması}}',
  'condition.ENTRY_BY.AIR': 'hava yoluyla giriş yapılması',
  'condition.ENTRY_BY.LAND': 'kara yoluyla giriş yapılması',
  'condition.ENTRY_BY.SEA': 'deniz yoluyla giriş yapılması',
  'condition.ENTRY_BY.ports': '{ports} üzerinden giriş yapılması',
  'condition.PASSPORT.ORDINARY': 'umuma mahsus pasaport kullanılması',
  'condition.PASSPORT.BIOMETRIC': 'biyometrik pasaport kullanılması',
  'condition.PASSPORT.EMERGENCY': 'acil durumda verilen geçici pasaport kullanılması',
  'condition.PASSPORT.DIPLOMATIC': 'diplomatik pasaport kullanılması',
  'condition.not': '{condition} hâli hariç',
  'summary.dependsOn': '{destination}: {conditions} zorunludur.',
  'summary.exemptIf': '{destination}: zorunludur; {conditions} muafiyet mümkündür.',
  'summary.inDetails': '{destinations}: Duruma göre değişir; geçerli kurallar ayrıntılarda açıklanmıştır.',
  'summary.otherDocument': '{destinations}: Pasaport, seyahat belgesi olarak kabul edilmez.',
  'summary.heldVisa':
    '{destinations}: Verilen bilgilere göre vizeniz veya oturma izniniz zaten var; bu belge seyahat günleri, seyahat amacı ve giriş sayısı için geçerli olmalıdır.',
  'summary.stayLimit':
    '{destination}: vizesiz en fazla {days, plural, one {# gün} other {# gün}} kalınabilir; kalış süresi bunu aşıyor.',
  'summary.stayLimitTogether':
    '{destination}: vizesiz toplam en fazla {days, plural, one {# gün} other {# gün}} kalınabilir; kalış süresi bunu aşıyor.',

  'warning.ENTRY_BANNED':
    'Bu seyahat planlandığı şekilde mümkün değildir: en az bir varış noktasına girişe izin verilmemektedir ({destinations}). Lütfen yetkili diplomatik temsilciliğe başvurun ve “Giriş” bölümünü okuyun.',
  'warning.TRAVEL_WARNING':
    'Bir dışişleri bakanlığı en az bir varış noktasına seyahat edilmemesini tavsiye ediyor ({destinations}). Rezervasyondan önce seyahat uyarılarını okuyun; sigorta teminatı sınırlı olabilir.',
  'warning.CONFLICTING':
    'En az bir varış noktasına ilişkin bilgiler çelişkilidir ({destinations}). Lütfen seyahatten önce kontrol edin.',
  'warning.UNVERIFIED':
    'En az bir varış noktasına ilişkin bilgiler içe aktarılan bir veri kümesinden gelmektedir ve bir editör tarafından doğrulanmamıştır ({destinations}).',
};
