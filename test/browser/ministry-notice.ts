import type { Language } from './console.js';

/** What of the notice goes into which field. */
export const CONTENT = {
  source: 'https://interior.example.org/notices/2026-17',
  form: 'https://eta.example.org/apply',
  monthsBeyondTrip: 6,
  permit: { de: 'eTA (elektronische Reisegenehmigung)', en: 'eTA (electronic travel authorisation)' },
  vaccination: { de: 'Gelbfieber: Nachweis der Impfung.', en: 'Yellow fever: proof of vaccination.' },
  since: {
    de: 'Seit dem 1. September 2026 ersetzt die eTA das Visum.',
    en: 'Since 1 September 2026 the eTA has replaced the visa.',
  },
  ready: { de: ['ein Foto', 'die Adresse der Unterkunft'], en: ['a photograph', 'the address of the accommodation'] },
  apply: { de: 'Zum Antrag', en: 'Apply' },
};

/** The note as it has to be stored: a paragraph, a list and a link, and nothing else. */
export const noteHtml = (language: Language): string =>
  `<p>${CONTENT.since[language]}</p><ul>${CONTENT.ready[language].map((item) => `<li><p>${item}</p></li>`).join('')}</ul><p><a href="${CONTENT.form}">${CONTENT.apply[language]}</a></p>`;

interface Words {
  username: string;
  password: string;
  submit: string;
  interface: string;
  list: string;
  country: string;
  imported: string;
  asSheet: string;
  asDetails: string;
  filter: string;
  detail: RegExp;
  add: string;
  added: RegExp;
  private: string;
  tab: Record<'visa' | 'health' | 'notes', RegExp>;
  months: string;
  visa: string;
  no: string;
  yes: string;
  addValue: string;
  permit: string;
  permitName: string;
  permitNameIn: (language: Language) => string;
  vaccination: string;
  vaccinationIn: (language: Language) => string;
  departure: string;
  yellowFever: string;
  note: Record<Language, string>;
  bulletList: string;
  link: string;
  address: string;
  shownText: string;
  source: string;
  checked: string;
  significance: string;
  impact: string;
  changed: string;
  saved: string;
  versions: string;
  published: string;
  changes: RegExp;
}

const inGerman =
  (name: string) =>
  (language: Language): string =>
    `${name} (${language === 'de' ? 'Deutsch' : 'Englisch'})`;
const inEnglish =
  (name: string) =>
  (language: Language): string =>
    `${name} (${language === 'de' ? 'German' : 'English'})`;

/** Everything by the words that a person hears, in the language of the screen. */
export const WORDS: Record<Language, Words> = {
  de: {
    username: 'Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    interface: 'Deutsch',
    list: 'Einreisebestimmungen',
    country: 'Land',
    imported: 'Importiert',
    asSheet: 'Blatt',
    asDetails: 'Angaben einzeln',
    filter: 'Angaben filtern: Land, Reisezweck oder Inhalt',
    detail: /^1\. ?Privat · alle Staatsangehörigkeiten/,
    add: 'Angabe hinzufügen',
    added: /^7\./,
    private: 'Privat',
    tab: { visa: /^Visum & Genehmigungen/, health: /^Gesundheit/, notes: /^Notizen & Zeiträume/ },
    months: 'Gültigkeit des Reisepasses über die Reise hinaus',
    visa: 'Visumpflicht',
    no: 'Nein',
    yes: 'Ja',
    addValue: 'Wert hinzufügen',
    permit: 'Einreisegenehmigung',
    permitName: 'Name der Einreisegenehmigung',
    permitNameIn: inGerman('Name der Einreisegenehmigung'),
    vaccination: 'Pflichtimpfungen',
    vaccinationIn: inGerman('Pflichtimpfungen'),
    departure: 'Abreise aus',
    yellowFever: 'Länder mit Gelbfieberrisiko',
    note: { de: 'Notiz (Deutsch)', en: 'Notiz (Englisch)' },
    bulletList: 'Aufzählung',
    link: 'Link',
    address: 'Adresse',
    shownText: 'Angezeigter Text',
    source: 'Quelle (Adresse)',
    checked: 'Heute geprüft',
    significance: 'Notiz zur wesentlichen Änderung',
    impact: 'Auswirkung des Entwurfs',
    changed: 'davon geändert',
    saved: 'Die Bestimmung ist gespeichert.',
    versions: 'Fassungen',
    published: 'Gilt jetzt',
    changes: /^\d+ Änderungen$/,
  },
  en: {
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    interface: 'English',
    list: 'Entry restrictions',
    country: 'Country',
    imported: 'Imported',
    asSheet: 'Sheet',
    asDetails: 'Details one by one',
    filter: 'Filter details: country, purpose or content',
    detail: /^1\. ?Private · every nationality/,
    add: 'Add detail',
    added: /^7\./,
    private: 'Private',
    tab: { visa: /^Visa & permits/, health: /^Health/, notes: /^Notes & phases/ },
    months: 'Validity of the passport beyond the trip',
    visa: 'Visa requirement',
    no: 'No',
    yes: 'Yes',
    addValue: 'Add a value',
    permit: 'Entry permit requirement',
    permitName: 'Name of the entry permit',
    permitNameIn: inEnglish('Name of the entry permit'),
    vaccination: 'Mandatory vaccinations',
    vaccinationIn: inEnglish('Mandatory vaccinations'),
    departure: 'Departure from',
    yellowFever: 'countries with a risk of yellow fever',
    note: { de: 'Note (German)', en: 'Note (English)' },
    bulletList: 'Bullet list',
    link: 'Link',
    address: 'Address',
    shownText: 'Text shown',
    source: 'Source (address)',
    checked: 'Checked today',
    significance: 'Note on the significant update',
    impact: 'Effect of the draft',
    changed: 'of them changed',
    saved: 'The restriction has been saved.',
    versions: 'Versions',
    published: 'Published now',
    changes: /^\d+ changes$/,
  },
};
