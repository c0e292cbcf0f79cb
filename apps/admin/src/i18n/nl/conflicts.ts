import type { conflicts as german } from '../de/conflicts.js';

export const conflicts: typeof german = {
  conflicts: {
    filter: 'Met tegenstrijdigheden{count, plural, =0 {} other { (#)}}',
    column: 'Tegenstrijdig',
    title: '{count, plural, one {# openstaande tegenstrijdigheid} other {# openstaande tegenstrijdigheden}}',
    text: 'Gegevens van gelijke rang spreken elkaar tegen. Reizigers zien ze als tegenstrijdig, met alle bronnen, totdat een ervan is gewijzigd.',
    here: 'Gegevens van gelijke rang spreken elkaar hier tegen. Nu gepubliceerd:',
    andOthers: '{names} en anderen',
    other: { EDITORIAL: 'Andere bepaling van dezelfde plaats', IMPORTED: 'Geïmporteerde bepaling van dezelfde plaats' },
    removed: 'Gegeven dat in het concept ontbreekt',
    checked: 'gecontroleerd op {date}',
    unread: 'Of gegevens elkaar tegenspreken, kon niet worden gelezen.',
  },
};
