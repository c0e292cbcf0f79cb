import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Az utazás napról napra',
  'page.days.start': 'Indulás: {place}',
  'page.days.end': 'Az utazás utolsó napja',
  'page.days.arrival': 'Érkezés: {place}',
  'page.days.due': 'Legkésőbb ezen a napon',
  'page.days.opens': 'Ettől a naptól lehetséges',
  'page.days.change': '{count, plural, one {Egy szabály megváltozik} other {Szabályok megváltoznak}}',
  'page.days.BEFORE': 'Ez még az érkezése előtt van.',
  'page.days.THERE': 'Ezen a napon ott tartózkodik.',
  'page.days.GONE': 'Akkor már nem lesz ott.',
  'page.days.unknown': 'Az érkezés napja nem ismert: {places}',
  'page.deadlines.cost': 'Díj: {cost}',
  'page.deadlines.done': 'Kész',
  'page.deadlines.doneCount': 'Kész: {done} / {all}',
  'page.deadlines.doneNote': 'Amit kipipál, ezen az eszközön marad.',
};
