export const accountTexts = {
  'rejection.codeRequired': 'Lütfen kimlik doğrulama uygulamanızdaki kodu girin.',
  'rejection.codeWrong': 'Bu kod doğru değil. Bir kod 30 saniye ve yalnızca bir kez geçerlidir.',
  'rejection.secondFactorOn': 'İki adımlı giriş zaten ayarlanmış.',
  'rejection.secondFactorMissing': 'İki adımlı giriş ayarlanmamış.',
  'rejection.passkeyInvalid': 'Bu geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin.',
  'rejection.passkeysFull': '{max} adetten fazla geçiş anahtarı olamaz. Lütfen önce birini kaldırın.',
  'rejection.badOrganisationCode': 'Lütfen 2 ila 30 büyük harf, rakam, kısa çizgi veya alt çizgi kullanın.',
  'rejection.organisationCodeStays': 'Bir kuruluşun kodu değişmez.',
  'fault.autoLoginFailed':
    'Otomatik giriş başarısız oldu. Lütfen daha sonra yeniden deneyin veya irtibat kişinize başvurun.',
  'fault.passkeyFailed':
    'Bu geçiş anahtarıyla giriş başarısız oldu. Lütfen kullanıcı adınız ve parolanızla giriş yapın.',
} as const;
