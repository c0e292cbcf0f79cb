export const accountTexts = {
  'rejection.codeRequired': 'Inserisca il codice della Sua app di autenticazione.',
  'rejection.codeWrong': 'Il codice non è corretto. Un codice vale 30 secondi e una sola volta.',
  'rejection.secondFactorOn': 'L’accesso in due passaggi è già attivo.',
  'rejection.secondFactorMissing': 'L’accesso in due passaggi non è attivo.',
  'rejection.passkeyInvalid': 'Non è stato possibile verificare questa passkey. Riprovi.',
  'rejection.passkeysFull': 'Non sono possibili più di {max} passkey. Ne rimuova prima una.',
  'rejection.badOrganisationCode': 'Usi da 2 a 30 lettere maiuscole, cifre, trattini o trattini bassi.',
  'rejection.organisationCodeStays': 'Il codice di un’organizzazione non cambia.',
  'fault.autoLoginFailed': 'L’accesso automatico non è riuscito. Riprovi più tardi o si rivolga al Suo referente.',
  'fault.passkeyFailed': 'L’accesso con questa passkey non è riuscito. Acceda con nome utente e password.',
} as const;
