import type { TripDaysTexts } from './trip-days-texts.js';

export const tripDaysTexts: TripDaysTexts = {
  'page.days': 'Gün gün seyahatiniz',
  'page.days.start': 'Yola çıkış: {place}',
  'page.days.end': 'Seyahatin son günü',
  'page.days.arrival': 'Varış: {place}',
  'page.days.due': 'En geç bu gün',
  'page.days.opens': 'Bu günden itibaren mümkün',
  'page.days.change': '{count, plural, one {Bir kural değişiyor} other {Kurallar değişiyor}}',
  'page.days.BEFORE': 'Bu, varışınızdan önce.',
  'page.days.THERE': 'Bu günde orada olacaksınız.',
  'page.days.GONE': 'O tarihte oradan ayrılmış olacaksınız.',
  'page.days.unknown': 'Varış günü bilinmiyor: {places}',
  'page.deadlines.cost': 'Ücret: {cost}',
  'page.deadlines.done': 'Tamamlandı',
  'page.deadlines.doneCount': 'Tamamlanan: {done}/{all}',
  'page.deadlines.doneNote': 'İşaretledikleriniz yalnızca bu cihazda kalır.',
};
