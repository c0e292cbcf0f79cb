export const accountTexts = {
  'rejection.codeRequired': 'Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
  'rejection.codeWrong': 'Dieser Code stimmt nicht. Ein Code gilt 30 Sekunden und nur ein einziges Mal.',
  'rejection.secondFactorOn': 'Die Anmeldung in zwei Schritten ist bereits eingerichtet.',
  'rejection.secondFactorMissing': 'Die Anmeldung in zwei Schritten ist nicht eingerichtet.',
  'rejection.passkeyInvalid': 'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  'rejection.passkeysFull': 'Mehr als {max} Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.',
  'rejection.badOrganisationCode': 'Bitte verwenden Sie 2 bis 30 Großbuchstaben, Ziffern, Binde- oder Unterstriche.',
  'rejection.organisationCodeStays': 'Der Code einer Organisation ändert sich nicht.',
  'fault.autoLoginFailed':
    'Die automatische Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es später noch einmal oder wenden Sie sich an Ihren Ansprechpartner.',
  'fault.passkeyFailed':
    'Die Anmeldung mit diesem Passkey ist fehlgeschlagen. Bitte melden Sie sich mit Benutzername und Passwort an.',
} as const;
