export const accountTexts = {
  'rejection.codeRequired': 'Zadejte prosím kód z ověřovací aplikace.',
  'rejection.codeWrong': 'Tento kód není správný. Kód platí 30 sekund a jen jednou.',
  'rejection.secondFactorOn': 'Dvoufázové přihlášení je už nastavené.',
  'rejection.secondFactorMissing': 'Dvoufázové přihlášení není nastavené.',
  'rejection.passkeyInvalid': 'Tento přístupový klíč se nepodařilo ověřit. Zkuste to prosím znovu.',
  'rejection.passkeysFull': 'Více než {max} přístupových klíčů mít nelze. Nejprve prosím některý odeberte.',
  'rejection.badOrganisationCode': 'Použijte prosím 2 až 30 velkých písmen, číslic, spojovníků nebo podtržítek.',
  'rejection.organisationCodeStays': 'Kód organizace se nemění.',
  'fault.autoLoginFailed':
    'Automatické přihlášení se nezdařilo. Zkuste to prosím později nebo se obraťte na svou kontaktní osobu.',
  'fault.passkeyFailed':
    'Přihlášení tímto přístupovým klíčem se nezdařilo. Přihlaste se prosím uživatelským jménem a heslem.',
} as const;
