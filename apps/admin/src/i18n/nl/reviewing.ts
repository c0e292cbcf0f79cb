import type { reviewing as german } from '../de/reviewing.js';

export const reviewing: typeof german = {
  scheduled: {
    empty: 'Er wacht niets op een beslissing',
    emptyText:
      'Hier staan versies die gepland zijn, die een tweede persoon moet bevestigen of die niet konden verschijnen.',
    group: '{state} ({count, number})',
    proposedBy: 'Voorgesteld door',
    byMe: 'mij',
    byOthers: 'anderen',
    proposedAt: 'Voorgesteld op',
    effectiveOn: 'Gaat in op',
    significant: 'Wezenlijk: reizigers krijgen bericht',
    note: 'Notitie: {note}',
    own: 'U hebt deze versie voorgesteld. Iemand anders moet haar bevestigen of afwijzen; u kunt haar intrekken.',
    regressionCases:
      '{count, plural, one {Eén toetsreis zou een ander antwoord krijgen} other {# toetsreizen zouden een ander antwoord krijgen}}',
    actionOn: '{action}: {name}',
    withdrawal: {
      title: '{count, plural, one {# versie intrekken?} other {# versies intrekken?}}',
      text: 'Ingetrokken versies worden niet gepubliceerd en kunnen niet meer worden bewerkt.',
      done: '{smart_count, plural, one {De versie is ingetrokken.} other {# versies zijn ingetrokken.}}',
    },
    hint: {
      HELD: 'Deze versies zouden het antwoord van een toetsreis veranderen. Daarom beslist een tweede persoon.',
      BLOCKED:
        'Deze versies konden niet verschijnen omdat de bepaling intussen is gewijzigd. Trek ze in en maak ze opnieuw.',
      SCHEDULED: 'Deze versies verschijnen vanzelf op hun dag.',
    },
  },
  reviewsDue: {
    intro:
      '{count, plural, one {# gegeven moet worden gecontroleerd.} other {# gegevens moeten worden gecontroleerd, de dringendste eerst.}} Hoe dringend, hangt af van hoelang de controle al uitblijft, hoeveel reispagina’s het gegeven tonen en wanneer de reizigers vertrekken.',
    empty: 'Alles is actueel',
    emptyText: 'Van geen enkel gegeven is de controledatum verstreken.',
    audience: 'Voor wie',
    for: '{purpose} · {names}',
    source: 'Bron',
    noSource: 'zonder bron',
    days: '{count, plural, one {# dag} other {# dagen}}',
    today: 'sinds {date}',
    trips: 'Reispagina’s',
    imminent: 'Vertrek binnen 72 uur',
    risk: 'Risico',
  },
};
