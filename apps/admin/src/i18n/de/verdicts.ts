export const verdicts = {
  verdicts: {
    label: 'Ergebnis nach Nationalität und Ziel',
    corner: 'Nationalität',
    place: 'Ziel',
    keys: 'Pfeiltasten wechseln das Feld, Eingabe springt zur Begründung, Esc zurück.',
    cell: '{nationality}, {place}: {verdict}',
    transit: 'Umstieg',
    word: {
      FINE: 'In Ordnung',
      TODO: 'Zu erledigen',
      NO: 'Nicht möglich',
      DEPENDS: 'Je nachdem',
      UNKNOWN: 'Nicht bekannt',
    },
    headline: {
      FINE: '{people, plural, one {Die Reise ist möglich} other {Alle können reisen}}, vorab ist nichts zu erledigen.',
      TODO: '{people, plural, one {Die Reise ist möglich} other {Alle können reisen}}, {count, plural, one {eine Sache ist} other {# Dinge sind}} vorher zu erledigen.',
      NO: 'Nicht möglich: {cells}.',
      DEPENDS: 'Hängt von Angaben ab, die noch fehlen: {cells}.',
      UNKNOWN: 'Nicht alles ist bekannt: {cells}.',
    },
    pair: '{nationality} → {place}',
    reason: {
      bar: { NO: { plain: 'Einreise nicht erlaubt' } },
      openBar: { DEPENDS: { plain: 'Einreiseverbot unter Bedingungen' } },
      entry: {
        TODO: { plain: 'Einreise mit Einschränkungen' },
        DEPENDS: { plain: 'Einreise je nach Umständen', conflict: 'Einreise: Angaben widersprechen sich' },
        UNKNOWN: { plain: 'Stand der Einreise nicht bekannt' },
      },
      visa: {
        FINE: {
          plain:
            '{hasDays, select, yes {{days, plural, one {# Tag} other {# Tage}} visumfrei} other {Kein Visum nötig}}',
        },
        TODO: {
          plain: 'Visum vor der Reise',
          tooLong: 'Aufenthalt länger als {days, plural, one {# visumfreier Tag} other {# visumfreie Tage}}',
          online: 'E-Visum',
          arrival: 'Visum bei der Ankunft',
          onlinearrival: 'E-Visum oder Visum bei der Ankunft',
        },
        DEPENDS: {
          days: 'Visumfreie Tage nicht eindeutig',
          plain: 'Visum je nach Umständen',
          conflict: 'Visum: Angaben widersprechen sich',
        },
        UNKNOWN: { plain: 'Visum: keine Angabe' },
      },
      permit: {
        TODO: { plain: 'Einreisegenehmigung beantragen' },
        DEPENDS: {
          plain: 'Einreisegenehmigung je nach Umständen',
          conflict: 'Einreisegenehmigung: Angaben widersprechen sich',
        },
        UNKNOWN: { plain: 'Einreisegenehmigung: keine Angabe' },
      },
      document: {
        FINE: { passport: 'Reisepass', card: 'Personalausweis genügt' },
        TODO: { plain: 'Besonderes Reisedokument nötig' },
        DEPENDS: { plain: 'Dokument je nach Umständen', conflict: 'Dokument: Angaben widersprechen sich' },
        UNKNOWN: { plain: 'Dokument: keine Angabe' },
      },
      forms: {
        TODO: { plain: 'Formular ausfüllen' },
        DEPENDS: { plain: 'Formular je nach Umständen', conflict: 'Formulare: Angaben widersprechen sich' },
      },
      vaccination: {
        TODO: { plain: 'Impfung vorgeschrieben' },
        DEPENDS: { plain: 'Impfung je nach Umständen', conflict: 'Impfung: Angaben widersprechen sich' },
      },
      insurance: {
        TODO: { plain: 'Krankenversicherung vorgeschrieben' },
        DEPENDS: {
          plain: 'Krankenversicherung je nach Umständen',
          conflict: 'Krankenversicherung: Angaben widersprechen sich',
        },
      },
      transitVisa: {
        FINE: { plain: 'Kein Transitvisum nötig' },
        TODO: { plain: 'Transitvisum nötig' },
        DEPENDS: { plain: 'Transitvisum je nach Umständen', conflict: 'Transitvisum: Angaben widersprechen sich' },
        UNKNOWN: { plain: 'Transitvisum: keine Angabe' },
      },
      transitPermit: {
        FINE: { plain: 'Keine Genehmigung für den Umstieg nötig' },
        TODO: { plain: 'Genehmigung für den Umstieg nötig' },
        DEPENDS: { plain: 'Genehmigung je nach Umständen', conflict: 'Genehmigung: Angaben widersprechen sich' },
        UNKNOWN: { plain: 'Genehmigung für den Umstieg: keine Angabe' },
      },
    },
    more: '+ {count, plural, one {# weiterer Punkt} other {# weitere Punkte}}',
    previous: 'Vorheriges Feld',
    next: 'Nächstes Feld',
    deadline: {
      title: 'Fristen',
      trip: 'Reise {span}',
      today: 'heute',
      until: 'bis {day}',
      from: 'ab {day}',
      late: 'Frist war {day}',
      undated:
        '{ends, select, onArrival {höchstens {earliest, plural, one {# Tag} other {# Tage}} vor der Ankunft} other {{earliest} bis {latest} Tage vor der Ankunft}}',
      left: '{days, plural, =0 {heute} one {noch # Tag} other {noch # Tage}}',
      over: '{days, plural, one {seit # Tag vorbei} other {seit # Tagen vorbei}}',
      opens: '{days, plural, one {möglich ab morgen} other {möglich in # Tagen}}',
      summary:
        '{late, plural, =0 {} one {Eine Frist ist schon vorbei. } other {# Fristen sind schon vorbei. }}{hasNext, select, yes {Nächste Frist: {day}.} other {}}',
      note: 'Gerechnet ab dem ersten Reisetag, bei späteren Zielen ab dem frühesten Tag der Ankunft.',
      duty: {
        VISA: { certain: 'Visum beantragen: {place}', open: 'Falls nötig, Visum beantragen: {place}' },
        ENTRY_PERMIT: {
          certain: 'Einreisegenehmigung beantragen: {place}',
          open: 'Falls nötig, Einreisegenehmigung beantragen: {place}',
        },
        EXTRA_FORMS: { certain: 'Formular ausfüllen: {place}', open: 'Falls nötig, Formular ausfüllen: {place}' },
        IMMUNISATION: { certain: 'Impfung: {place}', open: 'Falls nötig, Impfung: {place}' },
      },
    },
    wayOut: {
      title: 'Was es möglich machen könnte',
      shorter: 'Aufenthalt auf {days, plural, one {# Tag} other {# Tage}} verkürzen',
      later: 'Abreise ab {day}',
      without: '{isTransit, select, yes {Reise ohne Umstieg in {place}} other {Reise ohne {place}}}',
      say: 'Angaben zu den Reisenden ergänzen',
      check: 'Prüfen',
      fill: 'Ergänzen',
    },
    decisive: 'Ausschlaggebend',
    also: 'Gilt außerdem',
    barHint: 'Zeitraum und Quelle stehen bei diesem Ziel unter „Ziele“.',
    notStated: 'Dazu liegt keine Angabe vor. Fragen Sie vor der Buchung bei der Auslandsvertretung nach.',
    copy: 'Als Text kopieren',
    print: 'Drucken',
    copied: 'Der Text ist kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu.',
    text: {
      asOf: 'Stand: {moment}',
      source: 'Quelle: {source}',
      result: 'Ergebnis',
    },
  },
};
