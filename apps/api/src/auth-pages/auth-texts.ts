import type { Language } from '@landfall/kernel';

export interface AuthTexts {
  requestTitle: string;
  requestText: string;
  who: string;
  request: string;
  requestedTitle: string;
  requestedText: string;
  resetTitle: string;
  resetText: string;
  password: string;
  passwordHint: string;
  confirmation: string;
  save: string;
  doneTitle: string;
  doneText: string;
  invalidTitle: string;
  again: string;
  toLogin: string;
  notFoundTitle: string;
  notFoundText: string;
  toHome: string;
  loginNow: string;
  signOnTitle: string;
  signOnFailed: string;
  signOnUnavailable: string;
  signOnNoAccount: string;
  required: string;
}

const TEXTS: Readonly<Partial<Record<Language, AuthTexts>>> & { en: AuthTexts } = {
  de: {
    requestTitle: 'Passwort vergessen?',
    requestText:
      'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
    who: 'Benutzername oder E-Mail-Adresse',
    request: 'Link anfordern',
    requestedTitle: 'Bitte sehen Sie in Ihr Postfach',
    requestedText:
      'Gibt es dieses Konto, ist eine E-Mail mit einem Link unterwegs. Er gilt 30 Minuten und nur ein einziges Mal.',
    resetTitle: 'Neues Passwort festlegen',
    resetText: 'Danach sind alle Sitzungen beendet, und Sie melden sich mit dem neuen Passwort an.',
    password: 'Neues Passwort',
    passwordHint: 'Mindestens 8 Zeichen. Lange Sätze sind gut zu merken und schwer zu erraten.',
    confirmation: 'Neues Passwort wiederholen',
    save: 'Passwort speichern',
    doneTitle: 'Ihr Passwort ist geändert',
    doneText: 'Sie können sich jetzt anmelden. Zur Sicherheit haben wir Ihnen eine E-Mail geschickt.',
    invalidTitle: 'Dieser Link führt nicht weiter',
    again: 'Neuen Link anfordern',
    toLogin: 'Zur Anmeldung',
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFoundText: 'Unter dieser Adresse ist nichts zu finden. Vielleicht ist sie unvollständig oder hat sich geändert.',
    toHome: 'Zur Startseite',
    loginNow: 'Jetzt anmelden',
    signOnTitle: 'Die Anmeldung hat nicht geklappt',
    signOnFailed: 'Die Anmeldung über Ihr Unternehmen wurde nicht abgeschlossen. Bitte versuchen Sie es noch einmal.',
    signOnUnavailable:
      'Die Anmeldung Ihres Unternehmens ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal oder wenden Sie sich an Ihren Ansprechpartner.',
    signOnNoAccount: 'Für Sie gibt es hier noch kein Konto. Bitte wenden Sie sich an Ihren Ansprechpartner.',
    required: 'Pflichtfeld',
  },
  en: {
    requestTitle: 'Forgot your password?',
    requestText: 'Enter your username or e-mail address. You will get a link to set a new password.',
    who: 'Username or e-mail address',
    request: 'Request the link',
    requestedTitle: 'Please look into your mailbox',
    requestedText:
      'If there is such an account, an e-mail with a link is on its way. It is good for 30 minutes, and for one use only.',
    resetTitle: 'Set a new password',
    resetText: 'All sessions end then, and you log in with the new password.',
    password: 'New password',
    passwordHint: 'At least 8 characters. Long sentences are easy to remember and hard to guess.',
    confirmation: 'Repeat the new password',
    save: 'Save the password',
    doneTitle: 'Your password has been changed',
    doneText: 'You can log in now. For your safety we have sent you an e-mail.',
    invalidTitle: 'This link leads nowhere',
    again: 'Request a new link',
    toLogin: 'To the login',
    notFoundTitle: 'There is no such page',
    notFoundText: 'Nothing is found at this address. Perhaps it is incomplete, or has changed.',
    toHome: 'To the home page',
    loginNow: 'Log in now',
    signOnTitle: 'The login has not worked',
    signOnFailed: 'The login through your company was not completed. Please try again.',
    signOnUnavailable:
      'The login of your company cannot be reached right now. Please try again later, or ask your contact person.',
    signOnNoAccount: 'There is no account for you here yet. Please ask your contact person.',
    required: 'This field is required.',
  },
  nl: {
    requestTitle: 'Wachtwoord vergeten?',
    requestText: 'Vul uw gebruikersnaam of e-mailadres in. U ontvangt een link om een nieuw wachtwoord in te stellen.',
    who: 'Gebruikersnaam of e-mailadres',
    request: 'Link aanvragen',
    requestedTitle: 'Kijk in uw mailbox',
    requestedText:
      'Als dit account bestaat, is er een e-mail met een link onderweg. Die is 30 minuten geldig en werkt maar één keer.',
    resetTitle: 'Nieuw wachtwoord instellen',
    resetText: 'Daarna zijn alle sessies beëindigd en meldt u zich aan met het nieuwe wachtwoord.',
    password: 'Nieuw wachtwoord',
    passwordHint: 'Minstens 8 tekens. Lange zinnen zijn goed te onthouden en moeilijk te raden.',
    confirmation: 'Nieuw wachtwoord herhalen',
    save: 'Wachtwoord opslaan',
    doneTitle: 'Uw wachtwoord is gewijzigd',
    doneText: 'U kunt zich nu aanmelden. Voor de zekerheid hebben we u een e-mail gestuurd.',
    invalidTitle: 'Deze link werkt niet meer',
    again: 'Nieuwe link aanvragen',
    toLogin: 'Naar aanmelden',
    notFoundTitle: 'Deze pagina bestaat niet',
    notFoundText: 'Op dit adres is niets te vinden. Misschien is het onvolledig of gewijzigd.',
    toHome: 'Naar de startpagina',
    loginNow: 'Nu aanmelden',
    signOnTitle: 'Het aanmelden is niet gelukt',
    signOnFailed: 'Het aanmelden via uw bedrijf is niet afgerond. Probeer het opnieuw.',
    signOnUnavailable:
      'De aanmelding van uw bedrijf is nu niet bereikbaar. Probeer het later opnieuw of neem contact op met uw contactpersoon.',
    signOnNoAccount: 'Er is hier nog geen account voor u. Neem contact op met uw contactpersoon.',
    required: 'Verplicht veld',
  },
};

/** In the languages of the staff application; whoever asks for another one reads English. */
export function authTexts(language: Language): { language: Language; texts: AuthTexts } {
  const texts = TEXTS[language];
  return texts ? { language, texts } : { language: 'en', texts: TEXTS.en };
}
