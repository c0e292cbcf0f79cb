import type { editorial as german } from '../de/editorial.js';

export const editorial: typeof german = {
  resources: {
    authorities: {
      name: '{smart_count, plural, one {Instantie} other {Instanties}}',
    },
  },
  snippets: {
    one: 'Tekstbouwsteen',
    add: 'Nieuwe tekstbouwsteen',
    name: 'Naam',
    nameHint: 'Onder deze naam vindt u de tekst tijdens het schrijven.',
    text: 'Tekst',
    languages: 'Talen',
    incomplete: 'er ontbreekt een taal',
    search: 'Naam of tekst',
    empty: 'Nog geen tekstbouwstenen',
    emptyText: 'Bewaar teksten die u steeds weer nodig hebt. U voegt ze in terwijl u een bepaling schrijft.',
    deleteTitle: 'Tekstbouwsteen ‘{name}’ verwijderen?',
    deleteText: 'Teksten waarin hij is ingevoegd, blijven zoals ze zijn.',
  },
  authorities: {
    add: 'Nieuwe instantie',
    name: 'Naam',
    type: 'Soort',
    empty: 'Nog geen instanties',
    emptyText: 'Gegevens noemen de instantie waarvan ze afkomstig zijn. Maak de eerste aan.',
    types: {
      DESTINATION_COUNTRY: 'Instanties van de bestemmingen',
      FOREIGN_OFFICE: 'Ministeries van Buitenlandse Zaken',
      HEALTH_INSTITUTE: 'Gezondheidsinstituten',
      OTHER: 'Overige',
    },
    deleteTitle: '‘{name}’ verwijderen?',
    deleteText: 'Dat kan alleen als geen gegeven meer naar deze instantie verwijst.',
  },
  centre: {
    edit: 'Verwijzing bewerken',
    field: {
      name: 'Naam',
      infoCategory: 'Categorie',
      link: 'Adres zonder taal',
      linkDe: 'Adres (Duits)',
      linkEn: 'Adres (Engels)',
      allowIframe: 'Mag hier worden getoond',
    },
    categoryHint: 'Kies een bestaande of typ een nieuwe.',
    linkHint: 'Voor iedereen in wiens taal er geen eigen adres is. Er is ten minste één adres nodig.',
    frameHint: 'Alleen als de andere site dat toestaat, anders blijft het vlak leeg.',
    inbox: {
      heading: 'Ontvangen feedback ({count})',
      withDone: 'Afgehandelde tonen ({count})',
      empty: 'Alles is afgehandeld.',
      from: '{name}, {date}',
      resolve: 'Afgehandeld',
      resolveNamed: 'Als afgehandeld noteren: {name}',
      resolved: 'Als afgehandeld genoteerd.',
      done: 'afgehandeld',
    },
  },
};
