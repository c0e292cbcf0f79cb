import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Votre voyage, jour par jour',
  'page.days.start': 'Départ : {place}',
  'page.days.end': 'Dernier jour du voyage',
  'page.days.arrival': 'Arrivée : {place}',
  'page.days.due': 'Au plus tard ce jour-là',
  'page.days.opens': 'Possible à partir de ce jour',
  'page.days.change': '{count, plural, one {Une règle change} many {Des règles changent} other {Des règles changent}}',
  'page.days.BEFORE': 'C’est avant votre arrivée.',
  'page.days.THERE': 'Vous y êtes ce jour-là.',
  'page.days.GONE': 'Vous en serez déjà reparti.',
  'page.days.unknown': 'Jour d’arrivée inconnu : {places}',
  'page.deadlines.cost': 'Coût\u00a0: {cost}',
  'page.deadlines.done': 'Fait',
  'page.deadlines.doneCount': 'Fait : {done} sur {all}',
  'page.deadlines.doneNote': 'Ce que vous cochez reste sur cet appareil.',
};
