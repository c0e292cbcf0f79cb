import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (text: string): Booking => readBooking(text, '2026-12-01');
const flights = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time, to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );

describe('an itinerary whose arrival stands below a day of its own', () => {
  const itinerary = (beside: string): string => `THURSDAY 04 FEB 27
  AIR    AIR FRANCE               FLT:254    ECONOMY      DINNER
         LV PARIS DE GAULLE           1125P       EQP: BOEING 777-300
         DEPART: TERMINAL 2E                      12HR 50MIN
FRIDAY 05 FEB 27
         AR SINGAPORE                 715P${beside}        NON-STOP

SATURDAY 20 FEB 27
  AIR    AIR FRANCE               FLT:257    ECONOMY      DINNER
         LV SINGAPORE                 1040P       EQP: BOEING 777-300
SUNDAY 21 FEB 27
         AR PARIS DE GAULLE           555A        NON-STOP
  HOTEL  PARIS`;

  it('lands on that day', () => {
    expect(flights(read(itinerary('')))).toEqual([
      'CDG 2027-02-04 23:25 SIN 2027-02-05 19:15',
      'SIN 2027-02-20 22:40 CDG 2027-02-21 05:55',
    ]);
  });

  it('lands on no day, where another one stands beside it', () => {
    expect(flights(read(itinerary('  08FEB')))[0]).toBe('CDG 2027-02-04 23:25 SIN ? ?');
  });
});

describe('a trip with marks before its heads', () => {
  it.each([
    ['[plane] DEPARTURE: SATURDAY 06 MAR  >  ARRIVAL: SUNDAY 07 MAR', 'FRA 2027-03-06 20:40 BKK 2027-03-07 13:30'],
    ['[Flugzeug] ABFLUG: SAMSTAG 06 MÄRZ  -  ANKUNFT: SONNTAG 07 MÄRZ', 'FRA 2027-03-06 20:40 BKK 2027-03-07 13:30'],
    ['✈  SALIDA: SÁBADO 06 MAR  ›  LLEGADA: DOMINGO 07 MAR', 'FRA 2027-03-06 20:40 BKK 2027-03-07 13:30'],
  ])('is read: %s', (head, leg) => {
    const trip = `06 MAR 2027  >  18 MAR 2027   TRIP TO BANGKOK

${head}
THAI AIRWAYS
TG 923                   FRA                     BKK
                         Departing At:           Arriving At:
Class: Economy           20:40                   13:30`;
    expect(flights(read(trip))).toEqual([leg]);
  });
});

describe('times of three digits on a screen', () => {
  const screen = (rest: string): Booking =>
    read(` 1.1SANTOS/MARIA MS\n 1 TP 211V 03MAR W EWRLIS HK1${rest}\n 2 TP 209V 18MAR Q LISEWR HK1  1210  1500  /E`);

  it.each([
    ['before the day of arrival', '  2130   905   04MAR Q', 'EWR 2027-03-03 21:30 LIS 2027-03-04 09:05'],
    ['of a departure', '  105  1255  /DCTP*KXWPRB /E', 'EWR 2027-03-03 01:05 LIS 2027-03-03 12:55'],
    ['behind a terminal', '  1   905 2130   03MAR', 'EWR 2027-03-03 09:05 LIS 2027-03-03 21:30'],
  ])('are read %s', (_, rest, leg) => {
    expect(flights(screen(rest))[0]).toBe(leg);
  });

  it('may be an aircraft at the end of a line', () => {
    expect(flights(screen('  2130  320'))[0]).toBe('EWR 2027-03-03 21:30 LIS ? ?');
  });
});
