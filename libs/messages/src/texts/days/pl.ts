import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Podróż dzień po dniu',
  'page.days.start': 'Wyjazd: {place}',
  'page.days.end': 'Ostatni dzień podróży',
  'page.days.arrival': 'Przyjazd: {place}',
  'page.days.due': 'Najpóźniej tego dnia',
  'page.days.opens': 'Możliwe od tego dnia',
  'page.days.change':
    '{count, plural, one {Zmienia się przepis} few {Zmieniają się przepisy} many {Zmieniają się przepisy} other {Zmieniają się przepisy}}',
  'page.days.BEFORE': 'To przed Państwa przyjazdem.',
  'page.days.THERE': 'Tego dnia będą Państwo na miejscu.',
  'page.days.GONE': 'Wtedy już Państwa tam nie będzie.',
  'page.days.unknown': 'Dzień przyjazdu nieznany: {places}',
  'page.deadlines.cost': 'Koszt: {cost}',
  'page.deadlines.done': 'Zrobione',
  'page.deadlines.doneCount': 'Zrobione: {done} z {all}',
  'page.deadlines.doneNote': 'Zaznaczenia pozostają na tym urządzeniu.',
};
