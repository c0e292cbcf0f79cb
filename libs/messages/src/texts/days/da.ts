import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Din rejse, dag for dag',
  'page.days.start': 'Afrejse: {place}',
  'page.days.end': 'Rejsens sidste dag',
  'page.days.arrival': 'Ankomst: {place}',
  'page.days.due': 'Senest denne dag',
  'page.days.opens': 'Muligt fra denne dag',
  'page.days.change': '{count, plural, one {En regel ændres} other {Regler ændres}}',
  'page.days.BEFORE': 'Det er før din ankomst.',
  'page.days.THERE': 'Du er der denne dag.',
  'page.days.GONE': 'Da er du allerede rejst videre.',
  'page.days.unknown': 'Ankomstdag ikke kendt: {places}',
  'page.deadlines.cost': 'Pris: {cost}',
  'page.deadlines.done': 'Klaret',
  'page.deadlines.doneCount': 'Klaret: {done} af {all}',
  'page.deadlines.doneNote': 'Det, du sætter hak ved, bliver på denne enhed.',
};
