import type { editorial as german } from '../de/editorial.js';

export const editorial: typeof german = {
  resources: {
    authorities: {
      name: '{smart_count, plural, one {Authority} other {Authorities}}',
    },
  },
  snippets: {
    one: 'Text snippet',
    add: 'New text snippet',
    name: 'Name',
    nameHint: 'You will find the text under this name while writing.',
    text: 'Text',
    languages: 'Languages',
    incomplete: 'a language is missing',
    search: 'Name or text',
    empty: 'No text snippets yet',
    emptyText: 'Keep the texts that you need again and again. You can insert them while writing a restriction.',
    deleteTitle: 'Delete the text snippet “{name}”?',
    deleteText: 'Texts into which it was inserted stay as they are.',
  },
  authorities: {
    add: 'New authority',
    name: 'Name',
    type: 'Kind',
    empty: 'No authorities yet',
    emptyText: 'Details name the authority they come from. Create the first one.',
    types: {
      DESTINATION_COUNTRY: 'Authorities of the destinations',
      FOREIGN_OFFICE: 'Foreign ministries',
      HEALTH_INSTITUTE: 'Health institutes',
      OTHER: 'Others',
    },
    deleteTitle: 'Delete “{name}”?',
    deleteText: 'This is only possible when no detail refers to this authority any more.',
  },
  centre: {
    edit: 'Edit note',
    field: {
      name: 'Name',
      infoCategory: 'Category',
      link: 'Address without a language',
      linkDe: 'Address (German)',
      linkEn: 'Address (English)',
      allowIframe: 'May be shown here',
    },
    categoryHint: 'Choose an existing one or type a new one.',
    linkHint: 'For everyone whose language has no address of its own. At least one address is needed.',
    frameHint: 'Only if the other site allows it, otherwise the area stays empty.',
    inbox: {
      heading: 'Feedback received ({count})',
      withDone: 'Show settled ones ({count})',
      empty: 'Everything is settled.',
      from: '{name}, {date}',
      resolve: 'Settle',
      resolveNamed: 'Settle: {name}',
      resolved: 'Noted as settled.',
      done: 'settled',
    },
  },
};
