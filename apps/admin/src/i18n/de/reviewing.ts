export const reviewing = {
  scheduled: {
    empty: 'Nichts wartet auf eine Entscheidung',
    emptyText:
      'Hier stehen Fassungen, die geplant sind, die eine zweite Person bestätigen muss oder die nicht erscheinen konnten.',
    group: '{state} ({count, number})',
    proposedBy: 'Vorgeschlagen von',
    byMe: 'mir',
    byOthers: 'anderen',
    proposedAt: 'Vorgeschlagen am',
    effectiveOn: 'Tritt in Kraft am',
    significant: 'Wesentlich: Reisende werden benachrichtigt',
    note: 'Notiz: {note}',
    own: 'Sie haben diese Fassung vorgeschlagen. Zustimmen oder ablehnen muss jemand anderes; zurückziehen können Sie sie selbst.',
    regressionCases:
      '{count, plural, one {Eine Prüfreise bekäme eine andere Auskunft} other {# Prüfreisen bekämen eine andere Auskunft}}',
    actionOn: '{action}: {name}',
    withdrawal: {
      title: '{count, plural, one {# Fassung zurückziehen?} other {# Fassungen zurückziehen?}}',
      text: 'Zurückgezogene Fassungen werden nicht veröffentlicht und sind nicht mehr zu bearbeiten.',
      done: '{smart_count, plural, one {Die Fassung ist zurückgezogen.} other {# Fassungen sind zurückgezogen.}}',
    },
    hint: {
      HELD: 'Diese Fassungen würden die Auskunft einer Prüfreise ändern. Deshalb entscheidet eine zweite Person.',
      BLOCKED:
        'Diese Fassungen konnten nicht erscheinen, weil sich die Bestimmung inzwischen geändert hat. Ziehen Sie sie zurück und legen Sie sie neu an.',
      SCHEDULED: 'Diese Fassungen erscheinen von selbst an ihrem Tag.',
    },
  },
  reviewsDue: {
    intro:
      '{count, plural, one {# Angabe ist zur Prüfung fällig.} other {# Angaben sind zur Prüfung fällig, die dringendsten zuerst.}} Was dringend ist, hängt davon ab, wie lange die Prüfung aussteht, wie viele Reiseseiten die Angabe zeigen und wann die Reisenden aufbrechen.',
    empty: 'Alles ist auf dem Stand',
    emptyText: 'Bei keiner Angabe ist der Tag der Prüfung verstrichen.',
    audience: 'Für wen',
    for: '{purpose} · {names}',
    source: 'Quelle',
    noSource: 'ohne Quelle',
    days: '{count, plural, one {# Tag} other {# Tage}}',
    today: 'seit {date}',
    trips: 'Reiseseiten',
    imminent: 'Abreise in 72 Std.',
    risk: 'Risiko',
  },
};
