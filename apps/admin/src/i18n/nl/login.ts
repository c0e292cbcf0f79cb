/** Without ICU: the login loads before what formats messages. */
export const login = {
  login: {
    title: 'Aanmelden',
    intro: 'Inreisvoorschriften voor reisbureaus en touroperators',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    failed: 'Het aanmelden is mislukt. Controleer uw gebruikersnaam en wachtwoord.',
    tooMany: 'Te veel pogingen. Probeer het later opnieuw.',
    ranOut: 'Uw sessie is verlopen. Na het aanmelden gaat u verder waar u was.',
    kept: 'Deze browser bewaart uw aanmelding, taal, concepten en laatste zoekopdrachten. Er zijn geen trackingcookies.',
    showPassword: 'Wachtwoord tonen',
    hidePassword: 'Wachtwoord verbergen',
    product: 'Landfall',
    language: 'Taal',
    required: 'Verplicht veld',
    forgot: 'Wachtwoord vergeten?',
    network: 'Er is een fout opgetreden. De server is niet bereikbaar.',
    error: 'Fout: {message}',
    id: 'Kenmerk voor vragen: {id}',
  },
};
