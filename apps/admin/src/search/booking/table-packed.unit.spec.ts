import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (text: string): Booking => readBooking(text, '2026-11-30');
/** "FRA 2026-12-12 14:30 BKK 2026-12-13 06:35". */
const said = (text: string): string[] =>
  read(text).legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );
const rows = (head: string, ...lines: string[]): string => [head, ...lines].join('\n');
const WHOLE = ['FRA 2026-12-12 14:30 BKK 2026-12-13 06:35', 'BKK 2027-01-03 23:40 FRA 2027-01-04 05:50'];

describe('a flight in one cell', () => {
  it.each([
    [
      'number, day, route, times',
      rows(
        'Name;Nationalität;Hinflug;Rückflug',
        'X;deutsch;TG921 Sa 12.12.2026 FRA-BKK 14:30-06:35+1;TG920 So 03.01.2027 BKK-FRA 23:40-05:50+1',
      ),
    ],
    [
      'route before the day',
      rows(
        'Traveller,Nationality,Outbound,Inbound',
        'X,DEU,TG 921 FRA-BKK 12 Dec 2026 14:30 - 06:35 (+1),TG 920 BKK-FRA 03 Jan 2027 23:40 - 05:50 (+1)',
      ),
    ],
    [
      'an entry of a screen',
      rows(
        'Passenger;Nationality;Flight 1;Flight 2',
        'X;DE;TG 921 Y 12DEC26 FRABKK HK1 1430 0635+1;TG 920 Y 03JAN27 BKKFRA HK1 2340 0550+1',
      ),
    ],
    [
      'names beside codes',
      rows(
        'Voyageur\tNationalité\tVol aller\tVol retour',
        'X\tfrançaise\tTG921 12/12/2026 Francfort (FRA) 14h30 - Bangkok (BKK) 06h35 (+1)\tTG920 03/01/2027 Bangkok (BKK) 23h40 - Francfort (FRA) 05h50 (+1)',
      ),
    ],
    [
      'two flights in one cell',
      rows(
        'Name;Nationality;Flights',
        'X;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1 / TG920 03.01.2027 BKK-FRA 23:40-05:50+1',
      ),
    ],
    [
      'two flights one behind the other',
      rows(
        'Name;Nationality;Flights',
        'X;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1, TG920 03.01.2027 BKK-FRA 23:40-05:50+1',
      ),
    ],
    [
      'days of the arrivals',
      rows(
        'Name;Nationality;Outbound flight;Return flight',
        'X;DE;TG921 FRA-BKK 12.12.2026 14:30 - 13.12.2026 06:35;TG920 BKK-FRA 03.01.2027 23:40 - 04.01.2027 05:50',
      ),
    ],
    [
      'days in columns of their own',
      rows(
        'Name;Nationality;Outbound date;Outbound flight;Return date;Return flight',
        'X;DE;12.12.2026;TG921 FRA-BKK 14:30-06:35+1;03.01.2027;TG920 BKK-FRA 23:40-05:50+1',
      ),
    ],
    [
      'times in columns of their own',
      rows(
        'Name;Nationality;Outbound;Outbound time;Return;Return time',
        'X;DE;TG921 FRA-BKK 12.12.2026;14:30 - 06:35+1;TG920 BKK-FRA 03.01.2027;23:40 - 05:50+1',
      ),
    ],
    [
      'names without codes',
      rows(
        'Naam;Nationaliteit;Heenvlucht;Terugvlucht',
        'X;Nederlandse;12/12/2026 TG921 Frankfurt - Bangkok 14:30-06:35+1;03/01/2027 TG920 Bangkok - Frankfurt 23:40-05:50 (+1)',
      ),
    ],
    [
      'times beside their places',
      rows(
        'Passeggero;Cittadinanza;Volo andata;Volo ritorno',
        'X;italiana;TG 921 del 12/12/2026, FRA 14:30 - BKK 06:35 (+1);TG 920 del 03/01/2027, BKK 23:40 - FRA 05:50 (+1)',
      ),
    ],
    [
      'dividers between its words',
      rows(
        'Dossier|Pax|Nat.|Aller (vol / date / trajet / horaires)|Retour (vol / date / trajet / horaires)',
        '7001|X|FRA|TG 921 / 12/12/2026 / FRA-BKK / 14:30-06:35+1|TG 920 / 03/01/2027 / BKK-FRA / 23:40-05:50+1',
      ),
    ],
    [
      'a row for each flight',
      rows(
        'Datum;Flug;Status',
        '12.12.2026;TG921 FRA-BKK 14:30-06:35+1;OK',
        '03.01.2027;TG920 BKK-FRA 23:40-05:50+1;OK',
      ),
    ],
    [
      'days of the journey beside it',
      rows(
        'Name;Nat.;Abreise;Rückkehr;Flug hin;Flug zurück',
        'X;D;11.12.2026;05.01.2027;TG921 12.12.2026 FRA-BKK 14:30/06:35+1;TG920 03.01.2027 BKK-FRA 23:40/05:50+1',
      ),
    ],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual(WHOLE);
    expect(read(text).unread).toEqual([]);
  });

  it('has the day of the one that it goes on from', () => {
    const cell = '04.12.2027 LX 2812 GVA 07:10 – ZRH 08:00, LX 64 ZRH 10:20 – MIA 15:45';
    const table = (out: string): string =>
      rows('Passager;Nationalité;Aller;Retour', `X;suisse;${out};18.12.2027 LX 65 MIA 18:55 – ZRH 10:15 (+1)`);
    expect(said(table(cell))).toEqual([
      'GVA 2027-12-04 07:10 ZRH 2027-12-04 08:00',
      'ZRH 2027-12-04 10:20 MIA 2027-12-04 15:45',
      'MIA 2027-12-18 18:55 ZRH 2027-12-19 10:15',
    ]);
    const open = [
      cell.replace('10:20', '06:20'),
      cell.replace('ZRH 10:20', 'BSL 10:20'),
      cell.replace('08:00', '08:00+1'),
    ];
    expect(open.map((one) => said(table(one)).some((leg) => leg.includes('MIA 2027-12-04')))).toEqual([
      false,
      false,
      false,
    ]);
    // It lands on the day after its departure.
    const far = '04.12.2027 QF 12 LAX 10:30 – SYD 18:00, QF 401 SYD 20:00 – MEL 21:35';
    expect(said(table(far)).some((leg) => leg.startsWith('SYD 2027-12-04'))).toBe(false);
  });

  it('reports a cell that is not understood', () => {
    const text = rows(
      'Name;Nationality;Outbound;Inbound',
      'X;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1;TG920 03.01.2027 BKK-FRA 23:40-05:50+1',
      'Y;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1;TG920 3rd week BKK-FRA 23:40-05:50+1',
    );
    expect(read(text).unread.length).toBeGreaterThan(0);
  });

  it.each(['cancelled', 'WL', 'HL1', 'storniert', 'on request', 'waitlisted'])(
    'takes no flight that is %s',
    (state) => {
      const text = rows(
        'Name;Nationality;Outbound;Inbound',
        `X;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1;TG920 03.01.2027 BKK-FRA 23:40-05:50+1 ${state}`,
        `Y;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1;TG920 ${state} 03.01.2027 BKK-FRA 23:40-05:50+1`,
        `Y;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1;${state} TG920 03.01.2027 BKK-FRA 23:40-05:50+1`,
        `Y;DE;TG921 12.12.2026 FRA-BKK 14:30-06:35+1;TG920 03.01.2027 ${state} BKK-FRA 23:40-05:50+1`,
      );
      expect(said(text)).not.toContain(WHOLE[1]);
      expect(read(text).unread.length).toBeGreaterThan(0);
    },
  );

  it('gives no flight a time that may be that of another', () => {
    const text = rows(
      'Name;Nationality;Uhrzeit;Flug A;Flug B',
      'X;DE;14:30;TG921 FRA-BKK 12.12.2026;TG920 BKK-FRA 03.01.2027',
    );
    expect(said(text)).toEqual(['FRA 2026-12-12 ? BKK ? ?', 'BKK 2027-01-03 ? FRA ? ?']);
  });

  it('takes no train by its names', () => {
    const text = rows('Name;Nationality;Hinreise', 'X;DE;12.12.2026 Frankfurt - München 14:30-18:35');
    expect(said(text)).toEqual([]);
  });
});

describe('arrivals', () => {
  const HEAD = 'Flight;Date;From;To;Dep;Arr;Remarks';
  it.each([
    ['a day behind the time', 'TG921;12.12.2026;FRA;BKK;14:30;06:35 (13.12.2026);', '2026-12-13'],
    ['a day without its year', 'TG921;12.12.2026;FRA;BKK;14:30;06:35 (13 Dec);', '2026-12-13'],
    ['a remark with a day', 'TG921;12.12.2026;FRA;BKK;14:30;06:35;arrives 13 Dec 2026', '2026-12-13'],
    ['a remark of the next day', 'TG921;12.12.2026;FRA;BKK;14:30;06:35;arrival next day', '2026-12-13'],
    ['nothing, over night', 'TG921;12.12.2026;FRA;BKK;14:30;06:35;', '2026-12-13'],
    ['nothing, later by the clock', 'RJ126;12.12.2026;FRA;AMM;14:30;20:35;', '2026-12-12'],
    ['nothing, too soon for the zones', 'LH457;12.12.2026;LAX;FRA;06:00;15:05;', '?'],
    ['another day than the mark', 'TG921;12.12.2026;FRA;BKK;14:30;06:35 +1;arrives 12 Dec 2026', undefined],
  ])('%s', (_, line, day) => {
    expect(said(rows(HEAD, line)).map((leg) => leg.split(' ')[4])).toEqual(day ? [day] : []);
  });
});

const everyCell = (cellOf: (at: number) => string): string =>
  rows(
    Array<string>(40).fill('Name;Date').join(';'),
    ...Array.from({ length: 10 }, (_, row) => Array.from({ length: 40 }, (_, at) => cellOf(row * 40 + at)).join(';')),
  );

it.each([
  ['whole flights', everyCell((at) => `TG${at % 10_000} Sa 12.12.2026 FRA-BKK 14:30-06:35+1`)],
  ['routes', everyCell((at) => `${'FRA-BKK 12 Dec Sat '.repeat(7)}${at}`)],
  ['numbers', everyCell((at) => `FRA-BKK ${'TG 1 '.repeat(20)}${at}`)],
])('many cells of %s are read in time', (_, text) => {
  const begin = Date.now();
  read(text);
  expect(Date.now() - begin).toBeLessThan(8_000);
});

describe('a cell that is not understood', () => {
  it('is shown without names and numbers of documents', () => {
    const line = 'LH 400 FRA-JFK 03.05.2027 10:15 - 12:30';
    const { unread } = read(
      rows('Nr;Flug', `1;${line}`, `2;${line}`, '3;Max Mustermann C01X00T47 FRA-JFK 04 May 2027 10:15'),
    );
    expect(unread.map(({ line: shown }) => shown).join()).not.toMatch(/Max|Muster|C01X/);
    expect(unread.map(({ line: shown }) => shown).join()).toContain('FRA-JFK 04 May 2027 10:15');
  });

  it('has no route in a name of six letters', () => {
    expect(said(rows('Name;Flug', 'X;EI 331 DUBLIN 03.05.2027 10:15'))).toEqual([]);
  });
});
