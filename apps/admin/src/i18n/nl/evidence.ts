export const evidence = {
  evidence: {
    title: 'Bewijs van reisinformatie',
    what: 'Een ondertekende pdf: wat de pagina vóór de overeenkomst en vóór vertrek zei, welke mails daarover zijn verzonden, en de zin voor de factuur. Namen en adressen staan er niet in.',
    contractOn: 'Dag van de overeenkomst',
    contractHint: 'Zonder datum geldt de eerste versie die is getoond.',
    download: 'Bewijs downloaden',
    saved: '{count, plural, one {{name} opgeslagen, met één regel.} other {{name} opgeslagen, met # regels.}}',
    nothing: 'Over deze reispagina is nog niets vastgelegd.',
  },
};
