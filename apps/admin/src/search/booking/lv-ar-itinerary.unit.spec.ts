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
    for (const behind of ['', '25 JAN']) expect(read(itinerary(behind)).legs[0]?.arrives).toBeNull();
  });

  it.each([
    ['another weekday', itinerary('15 JAN', '14 JAN 27  -  FRIDAY'), 'NOT_UNDERSTOOD'],
    ['no seat', itinerary('15 JAN  WAITLISTED'), 'NOT_CONFIRMED'],
    ['a second departure', `${itinerary()}\n         LV DOHA                     900P`, 'NOT_UNDERSTOOD'],
  ])('is named with %s', (_, text, why) => {
    const { legs, unread } = read(text);
    expect([legs, unread.map((one) => one.why)]).toEqual([[], [why]]);
  });

  it('of another locator is named', () => {
    const other = itinerary('15 JAN').replace('DOHA', 'LONDON HEATHROW');
    const { legs, unread } = read(`RECORD LOCATOR: ABCDEF\n${itinerary('15 JAN')}\nRECORD LOCATOR: GHIJKL\n${other}`);
    expect([legs.length, unread.map(({ why }) => why)]).toEqual([1, ['OTHER_BOOKING']]);
  });
});
