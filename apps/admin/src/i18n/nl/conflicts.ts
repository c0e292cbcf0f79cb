import type { conflicts as german } from '../de/conflicts.js';

export const conflicts: typeof german = {
  conflicts: {
    filter: 'Met tegenstrijdigheden{count, plural, =0 {} other { (#)}}',
    column: 'Tegenstrijdig',
    title: '{count, plural, one {# openstaande tegenstrijdigheid} other {# openstaande tegenstrijdigheden}}',
    text: 'Gegevens zeggen voor dezelfde reizigers iets anders. Wijzig er een, of voeg er een toe voor het geval dat beide gelden.',
    here: 'Gegevens zeggen hier iets anders. Nu gepubliceerd:',
    kind: {
      EQUAL_RANK: 'Gelijke rang: reizigers zien ze als tegenstrijdig, met alle bronnen.',
      CONDITIONS_MEET:
        'De voorwaarden kunnen tegelijk gelden: wie aan beide voldoet, ziet de gegevens als tegenstrijdig.',
      MORE_CONDITIONS:
        'De voorwaarden kunnen tegelijk gelden: dan telt het eerstgenoemde gegeven, omdat het meer voorwaarden heeft.',
    },
    andOthers: '{names} en anderen',
    other: { EDITORIAL: 'Andere bepaling van dezelfde plaats', IMPORTED: 'Geïmporteerde bepaling van dezelfde plaats' },
    removed: 'Gegeven dat in het concept ontbreekt',
    checked: 'gecontroleerd op {date}',
    unread: 'Of gegevens elkaar tegenspreken, kon niet worden gelezen.',
  },
};
