export const accountTexts = {
  'rejection.codeRequired': 'Vul de code uit uw authenticatie-app in.',
  'rejection.codeWrong': 'Deze code klopt niet. Een code geldt 30 seconden en maar één keer.',
  'rejection.secondFactorOn': 'Inloggen in twee stappen is al ingesteld.',
  'rejection.secondFactorMissing': 'Inloggen in twee stappen is niet ingesteld.',
  'rejection.passkeyInvalid': 'Deze passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
  'rejection.passkeysFull': 'Meer dan {max} passkeys zijn niet mogelijk. Verwijder er eerst een.',
  'rejection.badOrganisationCode': 'Gebruik 2 tot 30 hoofdletters, cijfers, koppeltekens of underscores.',
  'rejection.organisationCodeStays': 'De code van een organisatie verandert niet.',
  'fault.autoLoginFailed':
    'Automatisch inloggen is mislukt. Probeer het later opnieuw of neem contact op met uw contactpersoon.',
  'fault.passkeyFailed': 'Inloggen met deze passkey is mislukt. Log in met gebruikersnaam en wachtwoord.',
} as const;
