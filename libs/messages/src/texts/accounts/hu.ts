export const accountTexts = {
  'rejection.codeRequired': 'Kérjük, adja meg a hitelesítő alkalmazásban látható kódot.',
  'rejection.codeWrong': 'Ez a kód nem helyes. Egy kód 30 másodpercig és csak egyszer érvényes.',
  'rejection.secondFactorOn': 'A kétlépcsős bejelentkezés már be van állítva.',
  'rejection.secondFactorMissing': 'A kétlépcsős bejelentkezés nincs beállítva.',
  'rejection.passkeyInvalid': 'Ezt a belépőkulcsot nem sikerült ellenőrizni. Kérjük, próbálja újra.',
  'rejection.passkeysFull': 'Legfeljebb {max} belépőkulcs lehet. Kérjük, előbb távolítson el egyet.',
  'rejection.badOrganisationCode': 'Kérjük, 2–30 nagybetűt, számjegyet, kötőjelet vagy aláhúzást használjon.',
  'rejection.organisationCodeStays': 'A szervezet kódja nem változik.',
  'fault.autoLoginFailed':
    'Az automatikus bejelentkezés nem sikerült. Kérjük, próbálja meg később, vagy forduljon kapcsolattartójához.',
  'fault.passkeyFailed':
    'A bejelentkezés ezzel a belépőkulccsal nem sikerült. Kérjük, jelentkezzen be felhasználónévvel és jelszóval.',
} as const;
