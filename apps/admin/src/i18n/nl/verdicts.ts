export const verdicts = {
  verdicts: {
    label: 'Resultaat per nationaliteit en bestemming',
    corner: 'Nationaliteit',
    place: 'Bestemming',
    keys: 'Pijltoetsen wisselen van veld, Enter springt naar de redenen, Esc terug.',
    cell: '{nationality}, {place}: {verdict}',
    transit: 'Overstap',
    word: {
      FINE: 'In orde',
      TODO: 'Te regelen',
      NO: 'Niet mogelijk',
      DEPENDS: 'Hangt ervan af',
      UNKNOWN: 'Niet bekend',
    },
    headline: {
      FINE: '{people, plural, one {De reis is mogelijk} other {Iedereen kan reizen}}, vooraf hoeft niets te worden geregeld.',
      TODO: '{people, plural, one {De reis is mogelijk} other {Iedereen kan reizen}}, {count, plural, one {één ding moet} other {# dingen moeten}} vooraf worden geregeld.',
      NO: 'Niet mogelijk: {cells}.',
      DEPENDS: 'Hangt af van gegevens die nog ontbreken: {cells}.',
      UNKNOWN: 'Niet alles is bekend: {cells}.',
    },
    pair: '{nationality} → {place}',
    reason: {
      bar: { NO: { plain: 'Inreis niet toegestaan' } },
      openBar: { DEPENDS: { plain: 'Inreisverbod onder voorwaarden' } },
      entry: {
        TODO: { plain: 'Inreis met beperkingen' },
        DEPENDS: { plain: 'Inreis hangt ervan af', conflict: 'Inreis: gegevens spreken elkaar tegen' },
        UNKNOWN: { plain: 'Stand van de inreis niet bekend' },
      },
      visa: {
        FINE: {
          plain:
            '{hasDays, select, yes {{days, plural, one {# dag} other {# dagen}} visumvrij} other {Geen visum nodig}}',
        },
        TODO: {
          plain: 'Visum vóór de reis',
          tooLong: 'Langer dan de {days, plural, one {# visumvrije dag} other {# visumvrije dagen}}',
          online: 'E-visum',
          arrival: 'Visum bij aankomst',
          onlinearrival: 'E-visum of visum bij aankomst',
        },
        DEPENDS: {
          days: 'Visumvrije dagen niet eenduidig',
          plain: 'Visum hangt ervan af',
          conflict: 'Visum: gegevens spreken elkaar tegen',
        },
        UNKNOWN: { plain: 'Visum: niet vermeld' },
      },
      permit: {
        TODO: { plain: 'Inreistoestemming aanvragen' },
        DEPENDS: {
          plain: 'Inreistoestemming hangt ervan af',
          conflict: 'Inreistoestemming: gegevens spreken elkaar tegen',
        },
        UNKNOWN: { plain: 'Inreistoestemming: niet vermeld' },
      },
      document: {
        FINE: { passport: 'Paspoort', card: 'Identiteitskaart volstaat' },
        TODO: { plain: 'Bijzonder reisdocument nodig' },
        DEPENDS: { plain: 'Document hangt ervan af', conflict: 'Document: gegevens spreken elkaar tegen' },
        UNKNOWN: { plain: 'Document: niet vermeld' },
      },
      forms: {
        TODO: { plain: 'Formulier invullen' },
        DEPENDS: { plain: 'Formulier hangt ervan af', conflict: 'Formulieren: gegevens spreken elkaar tegen' },
      },
      vaccination: {
        TODO: { plain: 'Vaccinatie verplicht' },
        DEPENDS: { plain: 'Vaccinatie hangt ervan af', conflict: 'Vaccinatie: gegevens spreken elkaar tegen' },
      },
      insurance: {
        TODO: { plain: 'Ziektekostenverzekering verplicht' },
        DEPENDS: {
          plain: 'Ziektekostenverzekering hangt ervan af',
          conflict: 'Ziektekostenverzekering: gegevens spreken elkaar tegen',
        },
      },
      transitVisa: {
        FINE: { plain: 'Geen transitvisum nodig' },
        TODO: { plain: 'Transitvisum nodig' },
        DEPENDS: { plain: 'Transitvisum hangt ervan af', conflict: 'Transitvisum: gegevens spreken elkaar tegen' },
        UNKNOWN: { plain: 'Transitvisum: niet vermeld' },
      },
      transitPermit: {
        FINE: { plain: 'Geen toestemming voor de overstap nodig' },
        TODO: { plain: 'Toestemming voor de overstap nodig' },
        DEPENDS: { plain: 'Toestemming hangt ervan af', conflict: 'Toestemming: gegevens spreken elkaar tegen' },
        UNKNOWN: { plain: 'Toestemming voor de overstap: niet vermeld' },
      },
    },
    more: '+ {count, plural, one {# ander punt} other {# andere punten}}',
    previous: 'Vorig veld',
    next: 'Volgend veld',
    deadline: {
      title: 'Termijnen',
      trip: 'Reis {span}',
      today: 'vandaag',
      until: 'uiterlijk {day}',
      from: 'vanaf {day}',
      late: 'de termijn was {day}',
      undated:
        '{ends, select, onArrival {hoogstens {earliest, plural, one {# dag} other {# dagen}} vóór aankomst} other {{earliest} tot {latest} dagen vóór aankomst}}',
      left: '{days, plural, =0 {vandaag} one {nog # dag} other {nog # dagen}}',
      over: '{days, plural, one {sinds # dag voorbij} other {sinds # dagen voorbij}}',
      opens: '{days, plural, one {mogelijk vanaf morgen} other {mogelijk over # dagen}}',
      summary:
        '{late, plural, =0 {} one {Eén termijn is al voorbij. } other {# termijnen zijn al voorbij. }}{hasNext, select, yes {Volgende termijn: {day}.} other {}}',
      note: 'Gerekend vanaf de eerste reisdag, bij latere bestemmingen vanaf de vroegste dag van aankomst.',
      duty: {
        VISA: { certain: 'Visum aanvragen: {place}', open: 'Indien nodig visum aanvragen: {place}' },
        ENTRY_PERMIT: {
          certain: 'Reistoestemming aanvragen: {place}',
          open: 'Indien nodig reistoestemming aanvragen: {place}',
        },
        EXTRA_FORMS: { certain: 'Formulier invullen: {place}', open: 'Indien nodig formulier invullen: {place}' },
        IMMUNISATION: { certain: 'Vaccinatie: {place}', open: 'Indien nodig vaccinatie: {place}' },
      },
    },
    wayOut: {
      title: 'Wat het mogelijk zou kunnen maken',
      shorter: 'Verblijf inkorten tot {days, plural, one {# dag} other {# dagen}}',
      later: 'Vertrek vanaf {day}',
      without: '{isTransit, select, yes {Reis zonder overstap in {place}} other {Reis zonder {place}}}',
      say: 'Gegevens over de reizigers aanvullen',
      check: 'Controleren',
      fill: 'Aanvullen',
    },
    decisive: 'Doorslaggevend',
    also: 'Geldt ook',
    barHint: 'Periode en bron staan bij deze bestemming onder “Bestemmingen”.',
    notStated: 'Hierover is niets vermeld. Vraag het vóór het boeken na bij de ambassade.',
    copy: 'Als tekst kopiëren',
    print: 'Afdrukken',
    copied: 'De tekst is gekopieerd.',
    notCopied: 'De browser staat kopiëren niet toe.',
    text: {
      asOf: 'Stand: {moment}',
      source: 'Bron: {source}',
      result: 'Resultaat',
    },
  },
};
