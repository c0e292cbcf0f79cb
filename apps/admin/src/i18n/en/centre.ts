import type { centre as german } from '../de/centre.js';

export const centre: typeof german = {
  centre: {
    title: 'Information centre',
    noInfos: 'Pages of tour operators will stand here as soon as the editors have entered them.',
    noAddress: 'without an address',
    show: 'Show here',
    hide: 'Hide',
    frameNote:
      'You are looking at somebody else’s page. If the area stays empty, that page cannot be shown here; the link above opens it.',
    feedback: {
      heading: 'Feedback to the editors',
      intro: 'Is a rule wrong or missing? Please name the country and, if you can, the source.',
      title: 'What is it about?',
      text: 'Your message',
      submit: 'Send',
      sent: 'Thank you, the editors have your feedback.',
    },
  },
  resources: {
    externalinfos: {
      title: 'Notes of tour operators',
      add: 'Add a note',
      empty: 'No notes yet',
      emptyText: 'Enter pages on which tour operators inform about restrictions.',
      deleteTitle: 'Delete the note “{name}”?',
      deleteText: 'It disappears for everyone who reads it here.',
    },
  },
};
