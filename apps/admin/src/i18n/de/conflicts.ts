export const conflicts = {
  conflicts: {
    filter: 'Mit Widersprüchen{count, plural, =0 {} other { (#)}}',
    column: 'Widersprüche',
    title: '{count, plural, one {# offener Widerspruch} other {# offene Widersprüche}}',
    text: 'Gleichrangige Angaben sagen Verschiedenes. Reisende sehen sie als widersprüchlich, mit allen Quellen, bis eine von ihnen geändert ist.',
    here: 'Gleichrangige Angaben sagen hier Verschiedenes. Veröffentlicht ist:',
    andOthers: '{names} und andere',
    other: { EDITORIAL: 'Andere Bestimmung desselben Ortes', IMPORTED: 'Importierte Bestimmung desselben Ortes' },
    removed: 'Angabe, die im Entwurf fehlt',
    checked: 'geprüft am {date}',
    unread: 'Ob sich Angaben widersprechen, konnte nicht gelesen werden.',
  },
};
