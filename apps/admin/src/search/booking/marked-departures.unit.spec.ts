import { readBooking } from './read-booking.js';

const said = (text: string): string[] =>
  readBooking(text, '2026-11-30').legs.map(({ from, departs, to, arrives }) =>
    [from, departs.day, departs.time, to, arrives?.day ?? '?'].join(' '),
  );

const chain = (...behind: string[]): string =>
  [
    'Fr. 23. April 2027: Bogotá - Nürnberg',
    '',
    '20:55   Bogotá (BOG)',
    'LH 543',
    '14:15 (+1)   Frankfurt am Main (FRA)',
    '',
    'Umsteigezeit: 2 h 20 min',
    '',
    ...behind,
  ].join('\n');

describe('the mark of a departure', () => {
  it('counts from the same day as that of its arrival', () => {
    expect(said(chain('16:35 (+1)   Frankfurt (FRA)', 'LH 150', '17:20 (+1)   Nürnberg (NUE)'))[1]).toBe(
      'FRA 2027-04-24 16:35 NUE 2027-04-24',
    );
    expect(said(chain('16:35   Frankfurt (FRA) +1', 'LH 150', '06:20   Bangkok (BKK) +2'))[1]).toBe(
      'FRA 2027-04-24 16:35 BKK 2027-04-25',
    );
  });

  it.each([
    ['that of the arrival is missing', ['16:35 (+1)   Frankfurt (FRA)', 'LH 150', '17:20   Nürnberg (NUE)']],
    ['it would be another day', ['16:35 (+2)   Frankfurt (FRA)', 'LH 150', '17:20 (+2)   Nürnberg (NUE)']],
    ['it is the only one and more than a day', ['16:35   Frankfurt (FRA)', 'LH 150', '17:20 (+1)   Nürnberg (NUE)']],
    [
      'a day stands above it',
      ['Sa. 24. April 2027', '16:35 (+1)   Frankfurt (FRA)', 'LH 150', '17:20 (+1)   Nürnberg (NUE)'],
    ],
  ])('leaves its flight out where %s', (_, behind) => {
    expect(said(chain(...behind))).toEqual(['BOG 2027-04-23 20:55 FRA 2027-04-24']);
  });
});

it.each([
  ['a screen', ' 1 LH 150 L 23APR 5 FRANUE HK1 1635+1 1720+1'],
  ['a sentence', 'LH 150 on 23 April 2027 Frankfurt (FRA) 16:35 (+1) - Nürnberg (NUE) 17:20 (+1)'],
  ['names of cities', 'LH 150 am 23.04.2027 Frankfurt - Nürnberg 16:35 (+1) - 17:20 (+1)'],
  ['a table', 'Flight;Date;From;To;Departure;Arrival\nLH 150;23.04.2027;FRA;NUE;16:35 +1;17:20 +1'],
  [
    'JSON',
    JSON.stringify({
      flights: [
        {
          flightNumber: 'LH150',
          departure: { airport: 'FRA', date: '2027-04-23', time: '16:35', dayOffset: 1 },
          arrival: { airport: 'NUE', time: '17:20', dayOffset: 1 },
        },
      ],
    }),
  ],
  [
    'blocks',
    [
      'FLUG     LH 150 - LUFTHANSA                       Fr 23 April 2027',
      '  ABFLUG:  16:35 +1  FRANKFURT',
      '  ANKUNFT: 17:20 +1  NÜRNBERG',
    ].join('\n'),
  ],
  [
    'columns',
    [
      'FLUG     VON          NACH         DATUM      ABFLUG     ANKUNFT',
      'LH 150   FRANKFURT    NÜRNBERG     23.04.2027 16:35+1    17:20+1',
    ].join('\n'),
  ],
])('takes no flight of %s, where the mark may count from any day', (_, text) => {
  expect(said(text)).toEqual([]);
});
