import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Uw reis, dag voor dag',
  'page.days.start': 'Vertrek: {place}',
  'page.days.end': 'Laatste dag van de reis',
  'page.days.arrival': 'Aankomst: {place}',
  'page.days.due': 'Uiterlijk op deze dag',
  'page.days.opens': 'Mogelijk vanaf deze dag',
  'page.days.change': '{count, plural, one {Een regel verandert} other {Regels veranderen}}',
  'page.days.BEFORE': 'Dat is vóór uw aankomst.',
  'page.days.THERE': 'Op deze dag bent u daar.',
  'page.days.GONE': 'Dan bent u al vertrokken.',
  'page.days.unknown': 'Dag van aankomst niet bekend: {places}',
  'page.deadlines.cost': 'Kosten: {cost}',
  'page.deadlines.done': 'Gedaan',
  'page.deadlines.doneCount': 'Gedaan: {done} van {all}',
  'page.deadlines.doneNote': 'Wat u afvinkt, blijft op dit apparaat.',
};
