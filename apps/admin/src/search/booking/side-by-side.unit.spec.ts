import { readBooking } from './read-booking.js';
import { withColumnsApart } from './side-by-side.js';

const read = (text: string): string[] =>
  readBooking(text, '2026-11-30').legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time, to, arrives?.day, arrives?.time].join(' '),
  );

const FRENCH = `Votre réservation est confirmée - Réf. QX7P2L

             ALLER                              RETOUR
Date         samedi 13 mars 2027                samedi 20 mars 2027
Vol          TO 3412                            TO 3413
Départ       07:10 Paris Orly (ORY)             19:30 Marrakech (RAK)
Arrivée      10:40 Marrakech (RAK)              22:50 Paris Orly (ORY)
Bagage       23 kg                              23 kg

Passagers : Mme Anne Durand`;
const POLISH = `Potwierdzenie rezerwacji

Wylot | Powrót
12.03.2027 | 19.03.2027
FR 1902 | FR 1903
06:15 Kraków (KRK) | 10:45 Alicante (ALC)
09:50 Alicante (ALC) | 14:10 Kraków (KRK)

Cena 900 PLN`;
const ENGLISH = `Booking confirmed

Outbound - Fri 12 Mar 2027              Return - Fri 19 Mar 2027
BA 552                                  BA 553
London Heathrow (LHR)                   Rome Fiumicino (FCO)
  10:15                                   14:40
Rome Fiumicino (FCO)                    London Heathrow (LHR)
  13:50                                   16:30

Total paid GBP 300`;

describe('a way out and a way back side by side', () => {
  it.each([
    [
      'behind labels of both',
      FRENCH,
      ['ORY 2027-03-13 07:10 RAK 2027-03-13 10:40', 'RAK 2027-03-20 19:30 ORY 2027-03-20 22:50'],
    ],
    [
      'with a line between',
      POLISH,
      ['KRK 2027-03-12 06:15 ALC 2027-03-12 09:50', 'ALC 2027-03-19 10:45 KRK 2027-03-19 14:10'],
    ],
    [
      'with times below places',
      ENGLISH,
      ['LHR 2027-03-12 10:15 FCO 2027-03-12 13:50', 'FCO 2027-03-19 14:40 LHR 2027-03-19 16:30'],
    ],
  ])('%s', (_, text, legs) => {
    expect(read(text)).toEqual(legs);
  });

  it('stays as it is without heads or times of both, and where lines go across', () => {
    for (const text of [
      ENGLISH.replace('Return', 'Then'),
      ENGLISH.replace(/14:40|16:30/g, ''),
      ENGLISH.replace(/BA 552\s+BA 553/, 'BA 552 from London to Rome, and behind it BA 553'),
    ])
      expect(withColumnsApart(text)).toBe(text);
  });

  it('is looked for in a long text in time', () => {
    const start = Date.now();
    withColumnsApart(`${'Outbound      Return\n'.repeat(5_000)}${'a  '.repeat(60_000)}`);
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});
