import type { shell as german } from '../de/shell.js';

export const shell: typeof german = {
  app: {
    name: 'Landfall', documentTitle: '{screen} – {name}', menu: 'Hoofdmenu', language: 'Taal', loading: 'Laden …', retry: 'Opnieuw proberen', reload: 'Pagina opnieuw laden',
    error: 'Fout: {message}', errorNetwork: 'Er is een fout opgetreden. De server is niet bereikbaar.',
    errorId: 'Kenmerk voor vragen: {id}', close: 'Melding sluiten', requiredField: 'Verplicht veld', optional: 'optioneel',
    noPermission: 'U hebt geen toestemming om dit onderdeel te bewerken.', noResults: 'Niets gevonden', none: 'niet vermeld',
    invalidEmail: 'Voer een geldig e-mailadres in', newTab: 'opent in een nieuw tabblad',
    chunkError: 'Een deel van de applicatie kon niet worden geladen. Laad de pagina opnieuw.',
    textsError: 'De teksten konden niet worden geladen. Controleer de verbinding.',
    leaveTitle: 'Wijzigingen weggooien?', leaveText: 'Uw wijzigingen zijn niet opgeslagen en gaan verloren.',
    leave: 'Weggooien', stay: 'Verder bewerken', logout: 'Afmelden', account: 'Account', profile: 'Aangemeld als {name}',
  },
  login: {
    title: 'Aanmelden', intro: 'Inreisvoorschriften voor reisbureaus en touroperators', username: 'Gebruikersnaam', password: 'Wachtwoord', submit: 'Aanmelden',
    failed: 'Het aanmelden is mislukt. Controleer uw gebruikersnaam en wachtwoord.',
    tooMany: 'Te veel pogingen. Probeer het later opnieuw.',
    ranOut: 'Uw sessie is verlopen. Na het aanmelden gaat u verder waar u was.',
    kept: 'Deze browser bewaart uw aanmelding, taal, concepten en laatste zoekopdrachten. Er zijn geen trackingcookies.',
    showPassword: 'Wachtwoord tonen', hidePassword: 'Wachtwoord verbergen',
  },
  status: { BLUE: 'Geen beperkingen', YELLOW: 'Gedeeltelijke beperkingen', RED: 'Inreis niet mogelijk', GRAY: 'Niet vermeld', PURPLE: 'Tegenstrijdig' },
  statusField: { BLUE: 'Blauw: geen beperkingen', YELLOW: 'Geel: gedeeltelijk', RED: 'Rood: niet mogelijk', GRAY: 'Grijs: niet van toepassing', PURPLE: 'Paars: tegenstrijdig' },
  summaryStatus: {
    OK: 'In orde', REQUIRED: 'Vereist', REQUIRED_ONE: 'Vereist voor één bestemming', REQUIRED_MANY: 'Vereist voor meerdere bestemmingen',
    REQUIRED_ALL: 'Vereist voor alle bestemmingen', UNKNOWN: 'Niet bekend',
  },
  place: { airport: '{name} ({iata}), {country}', region: '{name}, {country}' },
  placeType: { COUNTRY: 'Land', REGION: 'Regio', AIRPORT: 'Luchthaven' },
  purpose: { PRIVATE: 'Privé', BUSINESS: 'Zakelijk', CRUISE: 'Cruise' },
};
