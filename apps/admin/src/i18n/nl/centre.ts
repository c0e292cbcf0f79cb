import type { centre as german } from '../de/centre.js';

export const centre: typeof german = {
  centre: {
    title: 'Informatiecentrum',
    noInfos: 'Zodra de redactie pagina’s van touroperators invoert, staan ze hier.',
    noAddress: 'zonder adres',
    show: 'Hier tonen',
    hide: 'Verbergen',
    frameNote:
      'U ziet een pagina van een ander. Blijft het vlak leeg, dan kan die pagina hier niet worden getoond; de link erboven opent haar.',
    feedback: {
      heading: 'Feedback aan de redactie',
      intro: 'Klopt een bepaling niet of ontbreekt er iets? Noem het land en zo mogelijk de bron.',
      title: 'Waar gaat het over?',
      text: 'Uw bericht',
      submit: 'Versturen',
      sent: 'Bedankt, uw feedback is bij de redactie.',
    },
  },
  resources: {
    externalinfos: {
      title: 'Informatie van touroperators',
      add: 'Verwijzing toevoegen',
      empty: 'Nog geen verwijzingen',
      emptyText: 'Voer pagina’s in waarop touroperators over beperkingen informeren.',
      deleteTitle: 'Verwijzing ‘{name}’ verwijderen?',
      deleteText: 'Ze verdwijnt voor iedereen die haar hier leest.',
    },
  },
};
