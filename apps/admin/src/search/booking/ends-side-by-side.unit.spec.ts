import { withEndsApart } from './ends-side-by-side.js';
import { readBooking } from './read-booking.js';

const read = (text: string): string[] =>
  readBooking(text, '2026-11-30').legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time, to, arrives?.day, arrives?.time].join(' '),
  );

const ENGLISH = `BA2065
British Airways | World Traveller Plus | Confirmed
Depart                                Arrive
16 Jan 2027                           17 Jan 2027
18:20                                 10:20
Gatwick (London)                      Sir Seewoosagur Ramgoolam (Mauritius)
Terminal South                        -

BA2064
British Airways | World Traveller | Confirmed
Depart                                Arrive
30 Jan 2027                           30 Jan 2027
12:20                                 20:45
Sir Seewoosagur Ramgoolam (Mauritius) Gatwick (London)
-                                     Terminal South`;
const GERMAN = `Flug LH 1784
Abflug                        Ankunft
München                       Funchal
Sa, 16.01.2027                Sa, 16.01.2027
18:20 Uhr                     20:10 Uhr
Economy                       bestätigt`;
const FRENCH = `> AF 652
> Départ :                            | Arrivée :
> 16 janvier 2027 20:55               | 17 janvier 2027 10:55
> Paris                               | Saint-Denis (RUN)
> Paris Charles de Gaulle (CDG)       | Roland Garros (RUN)`;

describe('a departure and an arrival side by side', () => {
  it.each([
    [
      'in lines of a day, a time and a place',
      ENGLISH,
      ['LGW 2027-01-16 18:20 MRU 2027-01-17 10:20', 'MRU 2027-01-30 12:20 LGW 2027-01-30 20:45'],
    ],
    ['with places first', GERMAN, ['MUC 2027-01-16 18:20 FNC 2027-01-16 20:10']],
    ['with a line between, cities and airports', FRENCH, ['CDG 2027-01-16 20:55 RUN 2027-01-17 10:55']],
  ])('%s', (_, text, legs) => {
    expect(read(text)).toEqual(legs);
  });

  it('stays as it is where one end is not said, or lines go across', () => {
    for (const text of [
      GERMAN.replace('Funchal', '       '),
      GERMAN.replace('20:10 Uhr', ''),
      GERMAN.replace('Funchal', 'Funchal oder'),
      GERMAN.replace(/Economy.*/, 'Economy, Sitzplatz am Fenster, bestätigt'),
      GERMAN.replace('Ankunft', 'Abflug '),
    ])
      expect(withEndsApart(text)).toBe(text);
  });

  it('keeps what else is said', () => {
    expect(read(GERMAN.replace('bestätigt', 'storniert'))).toEqual([]);
  });

  it('is looked for in a long text in time', () => {
    const start = Date.now();
    withEndsApart(`${'Abflug      Ankunft\nBerlin      Graz\n\n'.repeat(5_000)}${'a  '.repeat(60_000)}`);
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});
