import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'A sua viagem, dia a dia',
  'page.days.start': 'Partida: {place}',
  'page.days.end': 'Último dia da viagem',
  'page.days.arrival': 'Chegada: {place}',
  'page.days.due': 'O mais tardar neste dia',
  'page.days.opens': 'Possível a partir deste dia',
  'page.days.change': '{count, plural, one {Uma regra muda} many {Há regras que mudam} other {Há regras que mudam}}',
  'page.days.BEFORE': 'É antes da sua chegada.',
  'page.days.THERE': 'Neste dia estará lá.',
  'page.days.GONE': 'Nessa altura já terá partido.',
  'page.days.unknown': 'Dia de chegada desconhecido: {places}',
  'page.deadlines.cost': 'Custo: {cost}',
  'page.deadlines.done': 'Feito',
  'page.deadlines.doneCount': 'Feito: {done} de {all}',
  'page.deadlines.doneNote': 'O que assinalar fica neste dispositivo.',
};
