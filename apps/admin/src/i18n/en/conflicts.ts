import type { conflicts as german } from '../de/conflicts.js';

export const conflicts: typeof german = {
  conflicts: {
    filter: 'With conflicts{count, plural, =0 {} other { (#)}}',
    column: 'Conflicts',
    title: '{count, plural, one {# open conflict} other {# open conflicts}}',
    text: 'Details say different things for the same travellers. Change one of them, or add one that says what holds where both do.',
    here: 'Details say different things here. Published now:',
    kind: {
      EQUAL_RANK: 'Equal rank: travellers see them as conflicting, with every source.',
      CONDITIONS_MEET: 'Their conditions can hold at once: travellers for whom they do see them as conflicting.',
      MORE_CONDITIONS: 'Their conditions can hold at once: the detail with more conditions, named first, counts then.',
    },
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
