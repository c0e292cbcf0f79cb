export const conflicts = {
  conflicts: {
    filter: 'Mit Widersprüchen{count, plural, =0 {} other { (#)}}',
    column: 'Widersprüche',
    title: '{count, plural, one {# offener Widerspruch} other {# offene Widersprüche}}',
    text: 'Angaben sagen für dieselben Reisenden Verschiedenes. Ändern Sie eine davon, oder ergänzen Sie eine für den Fall, dass beide zutreffen.',
    here: 'Angaben sagen hier Verschiedenes. Jetzt veröffentlicht:',
    kind: {
      EQUAL_RANK: 'Gleicher Rang: Reisende sehen beide als widersprüchlich, mit allen Quellen.',
      CONDITIONS_MEET:
        'Die Bedingungen können zugleich zutreffen: Wer beide erfüllt, sieht die Angaben als widersprüchlich.',
      MORE_CONDITIONS:
        'Die Bedingungen können zugleich zutreffen: Dann zählt die zuerst genannte Angabe, weil sie mehr Bedingungen hat.',
    },
    andOthers: '{names} und andere',
    other: { EDITORIAL: 'Andere Bestimmung desselben Ortes', IMPORTED: 'Importierte Bestimmung desselben Ortes' },
    removed: 'Angabe, die im Entwurf fehlt',
    checked: 'geprüft am {date}',
    unread: 'Ob sich Angaben widersprechen, konnte nicht gelesen werden.',
  },
};
