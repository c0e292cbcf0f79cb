import { readLvAr } from './lv-ar-itinerary.js';

describe('an itinerary with LV and AR', () => {
  const itinerary = (behind = '', date = '14 JAN 27  -  THURSDAY'): string => ` ${date}
   AIR   QATAR AIRWAYS   FLT:702    ECONOMY
         LV NEW YORK JFK             830P           EQP: BOEING 777
         DEPART: TERMINAL 8                         12HR 05MIN
         AR DOHA                     435P           NON-STOP
         ARRIVE: TERMINAL 1          ${behind}`;
  const read = (text: string) => readLvAr(text)!;
  it('lands on the day below, or nobody knows when', () => {
    expect(read(itinerary('15 JAN         REF: 7H2MKD')).legs).toEqual([
      {
        from: 'JFK',
        to: 'DOH',
        departs: { day: '2027-01-14', time: '20:30' },
        arrives: { day: '2027-01-15', time: '16:35' },
      },
    ]);
    expect(read(itinerary()).legs[0]?.arrives?.day).toBe('2027-01-15');
    expect(read(itinerary('25 JAN')).legs[0]?.arrives).toBeNull();
  });

  it.each([
    ['another weekday', itinerary('15 JAN', '14 JAN 27  -  FRIDAY'), 'NOT_UNDERSTOOD'],
    ['no seat', itinerary('15 JAN  WAITLISTED'), 'NOT_CONFIRMED'],
    ['a second departure', `${itinerary()}\n         LV DOHA                     900P`, 'NOT_UNDERSTOOD'],
  ])('is named with %s', (_, text, why) => {
    const { legs, unread } = read(text);
    expect([legs, unread.map((one) => one.why)]).toEqual([[], [why]]);
  });

  const flight = (number: number, from: string, to: string, behind = ''): string =>
    `   AIR   LUFTHANSA   FLT:${number}    ECONOMY
         LV ${from}             1015A           EQP: AIRBUS
         AR ${to}              1220P           NON-STOP${behind}`;

  it.each(['THURSDAY', 'DONNERSTAG', 'CZWARTEK'])('begins a day with %s', (weekday) => {
    const text = ` 13 JAN 27  -  WEDNESDAY
${flight(1166, 'FRANKFURT', 'LISBON')}
 14 JAN 27  -  ${weekday}
${flight(1167, 'LISBON', 'FRANKFURT')}`;
    expect(read(text).legs.map(({ departs, arrives }) => [departs.day, arrives?.day])).toEqual([
      ['2027-01-13', '2027-01-13'],
      ['2027-01-14', '2027-01-14'],
    ]);
  });

  it.each(['14 JAN 27  -  THURSDAY (CONTINUED)', '14 MAI 27 - FREITAG', '14.01.27 - DONNERSTAG', 'JANUARY 14, 2027'])(
    'is on no day below %s',
    (head) => {
      const text = ` 13 JAN 27  -  WEDNESDAY
${flight(1166, 'FRANKFURT', 'LISBON')}
 ${head}
${flight(1167, 'LISBON', 'FRANKFURT')}`;
      const { legs, unread } = read(text);
      expect(legs).toMatchObject([{ from: 'FRA', departs: { day: '2027-01-13' }, arrives: null }]);
      expect(unread.map(({ why }) => why)).toEqual(['NOT_UNDERSTOOD']);
    },
  );

  it('lands on no day that is said of something else', () => {
    const arrivalWith = (behind: string) =>
      read(` 14 JAN 27  -  THURSDAY\n${flight(1166, 'FRANKFURT', 'LISBON', behind)}`).legs.map(
        ({ arrives }) => arrives?.day,
      );
    expect(arrivalWith('\n         CHECK-IN OPENS 13 JAN')).toEqual([undefined]);
    expect(arrivalWith('\n         ARRIVE: TERMINAL 1\n         CHECK-IN OPENS 13 JAN')).toEqual([undefined]);
    expect(arrivalWith('\n         ARRIVE: TERMINAL 1\n         CHECK-IN OPENS 14 JAN')).toEqual(['2027-01-14']);
    expect(arrivalWith('\n         15 JAN')).toEqual(['2027-01-15']);
    expect(arrivalWith('  15 JAN')).toEqual(['2027-01-15']);
  });

  it('of another locator is named', () => {
    const other = itinerary('15 JAN').replace('DOHA', 'LONDON HEATHROW');
    const { legs, unread } = read(`RECORD LOCATOR: ABCDEF\n${itinerary('15 JAN')}\nRECORD LOCATOR: GHIJKL\n${other}`);
    expect([legs.length, unread.map(({ why }) => why)]).toEqual([1, ['OTHER_BOOKING']]);
  });
});
