import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Su viaje, día a día',
  'page.days.start': 'Salida: {place}',
  'page.days.end': 'Último día del viaje',
  'page.days.arrival': 'Llegada: {place}',
  'page.days.due': 'A más tardar ese día',
  'page.days.opens': 'Posible a partir de ese día',
  'page.days.change': '{count, plural, one {Cambia una norma} many {Cambian normas} other {Cambian normas}}',
  'page.days.BEFORE': 'Es antes de su llegada.',
  'page.days.THERE': 'Ese día usted estará allí.',
  'page.days.GONE': 'Para entonces ya se habrá marchado.',
  'page.days.unknown': 'Día de llegada desconocido: {places}',
  'page.deadlines.cost': 'Coste: {cost}',
  'page.deadlines.done': 'Hecho',
  'page.deadlines.doneCount': 'Hecho: {done} de {all}',
  'page.deadlines.doneNote': 'Lo que marque se queda en este dispositivo.',
};
