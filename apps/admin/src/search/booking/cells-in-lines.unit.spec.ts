import { withRows } from './cells-in-lines.js';
import { readBooking } from './read-booking.js';

const read = (text: string): [string[], string[]] => {
  const { legs, nationalities } = readBooking(text, '2026-11-30');
  const flights = legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time, to, arrives?.day, arrives?.time].join(' '),
  );
  return [flights, nationalities];
};

const GERMAN = `Buchungsbestätigung

Reiseplan
Datum
Flug
Von
Nach
Ab
An
12.03.2027
LH 1166
Frankfurt (FRA)
Lissabon
10:15
12:20
19.03.2027
LH 1167
Lissabon
Frankfurt
13:05
17:10

Reisende
Name
Staatsangehörigkeit
Geburtsdatum
Anna Muster
deutsch
01.02.1980
Marc Dupont
Frankreich
03.04.1981
Gesamtpreis 500,00 EUR`;

const ITALIAN = `Biglietto elettronico

Volo
Partenza
Arrivo
Data
Ora partenza
Ora arrivo
Stato
AZ 610
Roma Fiumicino (FCO)
New York (JFK)
5 maggio 2027
10:15
14:20
Confermato
AZ 611
New York (JFK)
Roma Fiumicino (FCO)
19 maggio 2027
16:05
07:10 +1
Confermato
Bagaglio incluso: 23 kg`;

describe('a table whose cells stand on a line each', () => {
  it('has flights and nationalities', () => {
    expect(read(GERMAN)).toEqual([
      ['FRA 2027-03-12 10:15 LIS 2027-03-12 12:20', 'LIS 2027-03-19 13:05 FRA 2027-03-19 17:10'],
      ['DE', 'FR'],
    ]);
    expect(read(ITALIAN)[0]).toEqual([
      'FCO 2027-05-05 10:15 JFK 2027-05-05 14:20',
      'JFK 2027-05-19 16:05 FCO 2027-05-20 07:10',
    ]);
  });

  it('stays as it is where a cell is missing, and says no more than what the rest leaves no doubt of', () => {
    const whole = read(GERMAN)[0];
    for (const [cell, legs] of [
      ['LH 1166', whole],
      ['12.03.2027', []],
      ['Lissabon', []],
    ] as const) {
      const text = GERMAN.replace(`${cell}\n`, '');
      expect(withRows(text)).not.toContain('Frankfurt (FRA)\t');
      expect(read(text)[0]).toEqual(legs);
    }
  });

  it('is found in a long text in time', () => {
    const start = Date.now();
    withRows('Von\nNach\nDatum\nFlug\n'.repeat(20_000));
    withRows(`${'Von\nNach\nDatum\n'.repeat(5)}${'12.03.2027\n'.repeat(20_000)}`);
    withRows('Von\nNach\nDatum\nBremen\nGraz\n12.03.2027\n'.repeat(10_000));
    withRows('Von\nNach\nDatum\nBremen\nGraz\n12.03.2027\n\n'.repeat(10_000));
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});
