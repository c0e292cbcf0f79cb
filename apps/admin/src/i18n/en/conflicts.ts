import type { conflicts as german } from '../de/conflicts.js';

export const conflicts: typeof german = {
  conflicts: {
    filter: 'With conflicts{count, plural, =0 {} other { (#)}}',
    column: 'Conflicts',
    title: '{count, plural, one {# open conflict} other {# open conflicts}}',
    text: 'Details of equal rank say different things. Travellers see them as conflicting, with every source, until one of them is changed.',
    here: 'Details of equal rank say different things here. Published now:',
    andOthers: '{names} and others',
    other: {
      EDITORIAL: 'Another restriction of the same place',
      IMPORTED: 'An imported restriction of the same place',
    },
    removed: 'A detail that the draft no longer has',
    checked: 'checked on {date}',
    unread: 'Whether details conflict could not be read.',
  },
};
