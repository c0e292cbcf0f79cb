import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Ihre Reise, Tag für Tag',
  'page.days.start': 'Abreise: {place}',
  'page.days.end': 'Letzter Tag der Reise',
  'page.days.arrival': 'Ankunft: {place}',
  'page.days.due': 'Spätestens an diesem Tag',
  'page.days.opens': 'Ab diesem Tag möglich',
  'page.days.change': '{count, plural, one {Eine Regel ändert sich} other {Regeln ändern sich}}',
  'page.days.BEFORE': 'Das ist vor Ihrer Ankunft.',
  'page.days.THERE': 'An diesem Tag sind Sie dort.',
  'page.days.GONE': 'Dann sind Sie schon weitergereist.',
  'page.days.unknown': 'Tag der Ankunft nicht bekannt: {places}',
  'page.deadlines.cost': 'Kosten: {cost}',
  'page.deadlines.done': 'Erledigt',
  'page.deadlines.doneCount': 'Erledigt: {done} von {all}',
  'page.deadlines.doneNote': 'Was Sie abhaken, bleibt auf diesem Gerät.',
};
