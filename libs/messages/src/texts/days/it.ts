import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Il viaggio giorno per giorno',
  'page.days.start': 'Partenza: {place}',
  'page.days.end': 'Ultimo giorno del viaggio',
  'page.days.arrival': 'Arrivo: {place}',
  'page.days.due': 'Al più tardi in questo giorno',
  'page.days.opens': 'Possibile da questo giorno',
  'page.days.change':
    '{count, plural, one {Cambia una regola} many {Cambiano delle regole} other {Cambiano delle regole}}',
  'page.days.BEFORE': 'È prima del suo arrivo.',
  'page.days.THERE': 'In questo giorno sarà sul posto.',
  'page.days.GONE': 'A quel punto sarà già ripartito.',
  'page.days.unknown': 'Giorno di arrivo non noto: {places}',
  'page.deadlines.cost': 'Costo: {cost}',
  'page.deadlines.done': 'Fatto',
  'page.deadlines.doneCount': 'Fatto: {done} di {all}',
  'page.deadlines.doneNote': 'Ciò che spunta resta su questo dispositivo.',
};
