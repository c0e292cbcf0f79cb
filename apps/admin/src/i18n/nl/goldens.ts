import type { goldens as german } from '../de/goldens.js';

export const goldens: typeof german = {
  goldens: {
    one: 'Toetsreis', add: 'Nieuwe toetsreis', name: 'Naam', nameHint: 'Bijvoorbeeld: gezin met Turks paspoort naar Thailand.', note: 'Notitie', noteHint: 'Waarom dit antwoord ertoe doet.',
    intro: 'Toetsreizen zijn reizen waarvan u het antwoord kent. Zou een wijziging er een omgooien, dan beslist een tweede persoon.', empty: 'Nog geen toetsreizen',
    state: 'Toestand', holds: 'Klopt', broken: '{count, plural, one {# verwachting klopt niet} other {# verwachtingen kloppen niet}}', trip: 'Reis', via: 'via {names}', dates: 'Reistijd',
    inDays: '{count, plural, =0 {vanaf vandaag} one {vanaf morgen} other {over # dagen}}', nightCount: '{count, plural, =0 {dezelfde dag terug} one {# nacht} other {# nachten}}', expectations: 'Verwachtingen',
    startsInDays: 'Vertrek over … dagen', nights: 'Nachten', expected: 'Verwacht', actual: 'Nu', expectedCount: '{count, plural, =0 {Nog niets verwacht} one {# verwachting} other {# verwachtingen}}',
    ask: 'Huidig antwoord ophalen', askHint: 'Vink aan wat deze reis ook voortaan als antwoord moet krijgen. Teksten staan er niet bij: die mogen anders worden geformuleerd.',
    outdated: 'De reis is gewijzigd. Haal het antwoord opnieuw op.', status: 'Status van de bestemmingen', takeAll: 'Alles overnemen', takeAllOf: 'Alles overnemen: {name}', otherwise: 'verwacht:', drop: 'Niet meer verwachten',
    dropNamed: 'Niet meer verwachten: {name}', notOffered: 'Verwacht, maar geen deel van het huidige antwoord', kept: 'Verwacht wordt', deleteTitle: 'Toetsreis ‘{name}’ verwijderen?', deleteText: 'Daarna houdt ze geen wijziging meer tegen.',
    problem: { startsInDays: 'Voer een geheel getal van 0 tot {max} in.', nights: 'Voer een geheel getal van 0 tot {max} in.', expectations: 'Vink ten minste één verwachting aan.' },
    key: {
      Status: 'Status', ID_OR_PASSPORT: 'Identiteitskaart of paspoort', VISA: 'Visum', ENTRY_PERMIT: 'Inreisvergunning', HEALTH_INSURANCE: 'Ziektekostenverzekering', IMMUNISATION: 'Vaccinaties', DRIVING_PERMIT: 'Internationaal rijbewijs',
      EXTRA_FORMS: 'Extra formulieren', CHILDRENS_PASSPORT: 'Kinderpaspoort',
    },
  },
};
