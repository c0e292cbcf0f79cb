export const accountTexts = {
  'rejection.codeRequired': 'Proszę podać kod z aplikacji uwierzytelniającej.',
  'rejection.codeWrong': 'Ten kod jest nieprawidłowy. Kod jest ważny 30 sekund i tylko jeden raz.',
  'rejection.secondFactorOn': 'Logowanie dwuetapowe jest już skonfigurowane.',
  'rejection.secondFactorMissing': 'Logowanie dwuetapowe nie jest skonfigurowane.',
  'rejection.passkeyInvalid': 'Nie udało się sprawdzić tego klucza dostępu. Prosimy spróbować ponownie.',
  'rejection.passkeysFull': 'Nie można mieć więcej kluczy dostępu niż {max}. Najpierw prosimy usunąć jeden z nich.',
  'rejection.badOrganisationCode': 'Należy użyć od 2 do 30 wielkich liter, cyfr, łączników lub podkreśleń.',
  'rejection.organisationCodeStays': 'Kod organizacji nie zmienia się.',
  'fault.autoLoginFailed':
    'Automatyczne logowanie nie powiodło się. Prosimy spróbować później lub zwrócić się do osoby kontaktowej.',
  'fault.passkeyFailed':
    'Logowanie tym kluczem dostępu nie powiodło się. Prosimy zalogować się nazwą użytkownika i hasłem.',
} as const;
