export const accountTexts = {
  'rejection.codeRequired': 'Indtast koden fra din godkendelsesapp.',
  'rejection.codeWrong': 'Koden er ikke rigtig. En kode gælder i 30 sekunder og kun én gang.',
  'rejection.secondFactorOn': 'Login i to trin er allerede sat op.',
  'rejection.secondFactorMissing': 'Login i to trin er ikke sat op.',
  'rejection.passkeyInvalid': 'Denne adgangsnøgle kunne ikke kontrolleres. Prøv igen.',
  'rejection.passkeysFull': 'Der kan ikke være flere end {max} adgangsnøgler. Fjern først en af dem.',
  'rejection.badOrganisationCode': 'Brug 2 til 30 store bogstaver, tal, bindestreger eller understregninger.',
  'rejection.organisationCodeStays': 'En organisations kode ændres ikke.',
  'fault.autoLoginFailed': 'Det automatiske login mislykkedes. Prøv igen senere, eller kontakt din kontaktperson.',
  'fault.passkeyFailed': 'Login med denne adgangsnøgle mislykkedes. Log ind med brugernavn og adgangskode.',
} as const;
