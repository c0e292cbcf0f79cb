import type { Language } from '@landfall/kernel';

interface ChangedTexts {
  subject: string;
  heading: string;
  intro: string;
  notYou: string;
  button: string;
}

interface AccountTexts {
  hello: (name: string) => string;
  reset: {
    subject: string;
    heading: string;
    intro: string;
    button: string;
    copy: string;
    once: string;
    ignore: string;
  };
  invitation: { subject: string; heading: string; intro: (username: string) => string; button: string; once: string };
  changed: ChangedTexts;
  loginChanged: ChangedTexts;
  sender: string;
}

/** In the languages of the staff application (spec: application, section 1); everybody else reads English. */
const TEXTS: Readonly<Partial<Record<Language, AccountTexts>>> & { en: AccountTexts } = {
  de: {
    hello: (name) => `Guten Tag ${name},`,
    reset: {
      subject: 'Neues Passwort für Landfall',
      heading: 'Neues Passwort festlegen',
      intro: 'für Ihr Konto bei Landfall wurde ein neues Passwort angefordert.',
      button: 'Neues Passwort festlegen',
      copy: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in den Browser:',
      once: 'Der Link gilt 30 Minuten und nur ein einziges Mal.',
      ignore: 'Waren Sie das nicht? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    invitation: {
      subject: 'Ihr Zugang zu Landfall',
      heading: 'Willkommen bei Landfall',
      intro: (username) => `für Sie wurde ein Zugang angelegt. Ihr Benutzername ist ${username}.`,
      button: 'Passwort festlegen',
      once: 'Der Link gilt sieben Tage und nur ein einziges Mal.',
    },
    changed: {
      subject: 'Ihr Passwort für Landfall wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      intro: 'das Passwort Ihres Kontos bei Landfall wurde geändert. Alle Sitzungen sind beendet.',
      notYou:
        'Waren Sie das nicht? Dann legen Sie sofort ein neues Passwort fest und melden Sie sich bei Ihrem Ansprechpartner.',
      button: 'Neues Passwort anfordern',
    },
    loginChanged: {
      subject: 'Ihre Anmeldung bei Landfall wurde geändert',
      heading: 'Ihre Anmeldung wurde geändert',
      intro:
        'bei Ihrem Konto bei Landfall wurde geändert, wie Sie sich anmelden: durch einen zweiten Schritt, einen Passkey oder die Anmeldung Ihres Unternehmens.',
      notYou:
        'Waren Sie das nicht? Dann legen Sie sofort ein neues Passwort fest und melden Sie sich bei Ihrem Ansprechpartner.',
      button: 'Neues Passwort anfordern',
    },
    sender: 'Diese Nachricht wurde automatisch verschickt.',
  },
  en: {
    hello: (name) => `Dear ${name},`,
    reset: {
      subject: 'New password for Landfall',
      heading: 'Set a new password',
      intro: 'somebody has requested a new password for your Landfall account.',
      button: 'Set a new password',
      copy: 'If the button does not work, copy this address into your browser:',
      once: 'The link is good for 30 minutes, and for one use only.',
      ignore: 'Was this not you? Then there is nothing to do: your password stays as it is.',
    },
    invitation: {
      subject: 'Your access to Landfall',
      heading: 'Welcome to Landfall',
      intro: (username) => `an account has been created for you. Your username is ${username}.`,
      button: 'Set a password',
      once: 'The link is good for seven days, and for one use only.',
    },
    changed: {
      subject: 'Your Landfall password has been changed',
      heading: 'Your password has been changed',
      intro: 'the password of your Landfall account has been changed. All sessions have ended.',
      notYou: 'Was this not you? Then set a new password at once and tell your contact person.',
      button: 'Request a new password',
    },
    loginChanged: {
      subject: 'Your login to Landfall has changed',
      heading: 'Your login has changed',
      intro:
        'the way in which you log in to your Landfall account has changed: by a second step, a passkey or the login of your company.',
      notYou: 'Was this not you? Then set a new password at once, and get in touch with your contact person.',
      button: 'Request a new password',
    },
    sender: 'This message was sent automatically.',
  },
  nl: {
    hello: (name) => `Beste ${name},`,
    reset: {
      subject: 'Nieuw wachtwoord voor Landfall',
      heading: 'Nieuw wachtwoord instellen',
      intro: 'er is een nieuw wachtwoord aangevraagd voor uw account bij Landfall.',
      button: 'Nieuw wachtwoord instellen',
      copy: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
      once: 'De link is 30 minuten geldig en werkt maar één keer.',
      ignore: 'Was u dit niet? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    },
    invitation: {
      subject: 'Uw toegang tot Landfall',
      heading: 'Welkom bij Landfall',
      intro: (username) => `er is een account voor u aangemaakt. Uw gebruikersnaam is ${username}.`,
      button: 'Wachtwoord instellen',
      once: 'De link is zeven dagen geldig en werkt maar één keer.',
    },
    changed: {
      subject: 'Uw wachtwoord voor Landfall is gewijzigd',
      heading: 'Uw wachtwoord is gewijzigd',
      intro: 'het wachtwoord van uw account bij Landfall is gewijzigd. Alle sessies zijn beëindigd.',
      notYou: 'Was u dit niet? Stel dan meteen een nieuw wachtwoord in en neem contact op met uw contactpersoon.',
      button: 'Nieuw wachtwoord aanvragen',
    },
    loginChanged: {
      subject: 'Uw aanmelding bij Landfall is gewijzigd',
      heading: 'Uw aanmelding is gewijzigd',
      intro:
        'de manier waarop u zich bij Landfall aanmeldt, is gewijzigd: door een tweede stap, een passkey of de aanmelding van uw bedrijf.',
      notYou: 'Was u dit niet? Stel dan meteen een nieuw wachtwoord in en neem contact op met uw contactpersoon.',
      button: 'Nieuw wachtwoord aanvragen',
    },
    sender: 'Dit bericht is automatisch verzonden.',
  },
};

export const accountTexts = (language: Language): AccountTexts => TEXTS[language] ?? TEXTS.en;

/** The language that a reader of `language` gets. */
export const accountLanguage = (language: Language): Language => (TEXTS[language] ? language : 'en');
