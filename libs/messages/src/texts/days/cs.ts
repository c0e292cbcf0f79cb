import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Vaše cesta den po dni',
  'page.days.start': 'Odjezd: {place}',
  'page.days.end': 'Poslední den cesty',
  'page.days.arrival': 'Příjezd: {place}',
  'page.days.due': 'Nejpozději v tento den',
  'page.days.opens': 'Možné od tohoto dne',
  'page.days.change':
    '{count, plural, one {Mění se předpis} few {Mění se předpisy} many {Mění se předpisy} other {Mění se předpisy}}',
  'page.days.BEFORE': 'To je ještě před vaším příjezdem.',
  'page.days.THERE': 'V tento den budete na místě.',
  'page.days.GONE': 'Tou dobou už tam nebudete.',
  'page.days.unknown': 'Den příjezdu není znám: {places}',
  'page.deadlines.cost': 'Cena: {cost}',
  'page.deadlines.done': 'Hotovo',
  'page.deadlines.doneCount': 'Hotovo: {done} z {all}',
  'page.deadlines.doneNote': 'Co zaškrtnete, zůstane v tomto zařízení.',
};
