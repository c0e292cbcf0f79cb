import type { Booking } from './booking.js';
import { airportNamed, airportOfName } from './airport-names.js';
import { readBooking } from './read-booking.js';

const read = (text: string): Booking => readBooking(text, '2026-11-27');
const routes = ({ legs }: Booking): string[] =>
  legs.map(
    ({ from, to, departs, arrives }) => `${from} ${departs.day} ${departs.time} ${to} ${arrives?.day} ${arrives?.time}`,
  );
const reasons = ({ unread }: Booking): string[] => unread.map(({ why }) => why);

const RECEIPT = `PASSENGER ITINERARY RECEIPT           DATE: 03 DEC 2026
NAME: OZTURK/AYSE MRS
FROM /TO        FLIGHT  CL DATE   DEP      FARE BASIS    NVB   NVA   BAG  ST

HAMBURG         BA 965  Q  18MAR  0715     QNC0Z9S      18MAR 18MAR  1PC  OK
TERMINAL:1
LONDON HEATHROW
                ARRIVAL TIME: 0800   ARRIVAL DATE: 18MAR

LONDON HEATHROW BA 143  Q  18MAR  1140     QNC0Z9S                  1PC  OK
SOMEWHERE NEW
                ARRIVAL TIME: 0210   ARRIVAL DATE: 19MAR
FARE CALCULATION  :HAM BA X/LON BA DEL212.45NUC400.35END`;

describe('an itinerary receipt', () => {
  const READ = ['HAM 2027-03-18 07:15 LHR 2027-03-18 08:00', 'LHR 2027-03-18 11:40 DEL 2027-03-19 02:10'];

  it('has airports by their names, and by the calculation of its fare', () => {
    const booking = read(RECEIPT);
    expect([routes(booking), reasons(booking)]).toEqual([READ, []]);
    expect(routes(read(`${RECEIPT}\n\n${RECEIPT.replace('OZTURK/AYSE', 'OZTURK/ALI')}`))).toEqual(READ);
  });

  it('has a long place in a line above its flight', () => {
    const apart = RECEIPT.replace('LONDON HEATHROW BA 143', 'LONDON HEATHROW AIRPORT (LHR)\n                BA 143');
    expect([routes(read(apart)), reasons(read(apart))]).toEqual([READ, []]);
    // Whose place it is nobody knows, and none is known.
    const below =
      'HAMBURG         BA 965  Q  18MAR  0715  OK\nLONDON\n                BA 143  Q  18MAR  1140  OK\nDELHI';
    const open = read(`FROM /TO        FLIGHT  CL DATE   DEP\n\n${below}`);
    expect([open.legs, reasons(open)]).toEqual([[], ['NOT_UNDERSTOOD', 'NOT_UNDERSTOOD']]);
  });

  it('names a place that nobody knows, and a flight without a seat', () => {
    expect(reasons(read(RECEIPT.replace('BA DEL', 'LH DEL')))).toEqual(['NOT_UNDERSTOOD']);
    expect(reasons(read(RECEIPT.replace(/OK$/m, 'RQ')))).toEqual(['NOT_CONFIRMED']);
    // A city that has several airports.
    const several = read(RECEIPT.replaceAll('LONDON HEATHROW', 'LONDON'));
    expect([several.legs, new Set(reasons(several))]).toEqual([[], new Set(['NOT_UNDERSTOOD'])]);
  });
});

const FLIGHTS = {
  da: `PRIS OG REJSEPLAN                  DATO: 03 DEC 2026
FRA /TIL           FLY      KL DATO   AFGANG

COPENHAGEN         SK 1501  Q  18MAR  0715     18MAR  1PC  OK
KASTRUP
TERMINAL:3
LONDON             ANKOMSTTID: 0820   ANKOMSTDATO: 18MAR
HEATHROW
TERMINAL:2

LONDON             TP   35  Q  18MAR  2340     18MAR  1PC  OK
HEATHROW
FARO               ANKOMSTTID: 0230   ANKOMSTDATO: 19MAR`,
  es: `RECIBO DE ITINERARIO                FECHA: 03 DEC 2026
DE / A             VUELO    CL FECHA  SALIDA

COPENHAGEN         SK 1501  Q  18MAR  0715     18MAR  1PC  OK
LONDON HEATHROW    HORA DE LLEGADA: 0820   FECHA DE LLEGADA: 18MAR
TERMINAL:2

LONDON HEATHROW    TP   35  Q  18MAR  2340     18MAR  1PC  OK
PLACE UNKNOWN      HORA DE LLEGADA: 0230   FECHA DE LLEGADA: 19MAR
CÁLCULO DE TARIFA : CPH SK X/LON TP FAO212.45NUC400.35END`,
};

describe('a receipt with the places of arrivals before their times', () => {
  const READ = ['CPH 2027-03-18 07:15 LHR 2027-03-18 08:20', 'LHR 2027-03-18 23:40 FAO 2027-03-19 02:30'];

  it('has airports below their cities', () => {
    expect(routes(read(FLIGHTS.da))).toEqual(READ);
    expect(routes(read(FLIGHTS.da.replaceAll('HEATHROW\n', '\n')))).toEqual([]);
  });

  it('has codes of its fare', () => {
    expect(routes(read(FLIGHTS.es))).toEqual(READ);
    expect(routes(read(FLIGHTS.es.replace('TP FAO', 'LH FAO')))).toEqual(READ.slice(0, 1));
  });
});

const PLAN = `REISEPLAN                                     Buchungscode: W3XQ7T
Erstellt am: 22.11.2026
FLUG     KL 1756 - KLM ROYAL DUTCH AIRLINES           Do 24 Dezember 2026
-------------------------------------------------------------------------
         ABFLUG:   BREMEN, DE (BRE)                    24 Dez 06:00
         ANKUNFT:  AMSTERDAM, NL (SCHIPHOL)            24 Dez 07:05
         RESERVIERUNG BESTAETIGT, ECONOMY (V)
HOTEL    SUNSCAPE CURACAO RESORT                      Do 24 Dezember 2026
         CHECK-IN:  24 Dez     CHECK-OUT: 07 Jan
FLUG     KL 0736 - KLM ROYAL DUTCH AIRLINES           Do 31 Dezember 2026
         ABFLUG:   CURACAO, CW (HATO)                  31 Dez 17:05
         ANKUNFT:  AMSTERDAM, NL (SCHIPHOL)            01 Jan 07:15`;

describe('an itinerary in blocks', () => {
  const READ = ['BRE 2026-12-24 06:00 AMS 2026-12-24 07:05', 'CUR 2026-12-31 17:05 AMS 2027-01-01 07:15'];

  it('has the year of each day in the head of its block', () => {
    const booking = read(PLAN);
    expect([routes(booking), reasons(booking)]).toEqual([READ, []]);
  });

  it.each([
    ['BESTAETIGT, ECONOMY', 'WARTELISTE', 'NOT_CONFIRMED'],
    ['(HATO)', '(NIRGENDS)', null],
    ['CURACAO, CW (HATO)', 'NIRGENDS', 'NOT_UNDERSTOOD'],
    ['Do 24 Dezember 2026\n---', 'Fr 24 Dezember 2026\n---', 'NOT_UNDERSTOOD'],
    ['24 Dez 06:00', '25 Dez 06:00', 'NOT_UNDERSTOOD'],
  ])('with %s as %s', (from, to, why) => {
    const booking = read(PLAN.replace(from, to));
    expect(reasons(booking)).toEqual(why === null ? [] : [why]);
    expect(routes(booking)).toHaveLength(why === null ? 2 : 1);
  });
});

it('reads blocks of times and places, and names what else carries somebody', () => {
  const booking = read(`Air - Emirates 502 (EK)                              Thursday 18 February 2027
  Depart:   13:10   Mumbai, Chhatrapati Shivaji Intl (BOM), Terminal 2
  Arrive:   14:50   Dubai Intl (DXB), Terminal 3
  Status:   Confirmed          Class: Economy/U       Stops: Non-stop

Rail - Eurostar 9014                                 Tuesday 23 February 2027
  Depart:   09:31   London St Pancras Intl
  Arrive:   12:47   Paris Gare du Nord

Air - Emirates 76 (EK)                               Saturday 27 February 2027
  Depart:   21:45   Paris, Charles de Gaulle (CDG), Terminal 2C
  Arrive:   07:25 (+1 day)   Dubai Intl (DXB), Terminal 3
  Status:   Confirmed

Air - Emirates 500 (EK)                              Sunday 28 February 2027
  Depart:   09:55   Dubai Intl (DXB), Terminal 3
  Arrive:   14:30   Mumbai, Chhatrapati Shivaji Intl (BOM), Terminal 2
  Status:   Waitlisted`);
  expect(routes(booking)).toEqual([
    'BOM 2027-02-18 13:10 DXB 2027-02-18 14:50',
    'CDG 2027-02-27 21:45 DXB 2027-02-28 07:25',
  ]);
  expect(reasons(booking)).toEqual(['NOT_UNDERSTOOD', 'NOT_CONFIRMED']);
});

const TRIP = `28 DEC 2026  >  06 JAN 2027   TRIP TO CAPE TOWN
RESERVATION CODE   HBWQLP
AIRLINE RESERVATION CODE   4XTQ9B (KL)

DEPARTURE: MONDAY 28 DEC   ARRIVAL: TUESDAY 29 DEC
KLM   AMS                       CPT
KL 0597                AMSTERDAM, NETHERLANDS             CAPE TOWN, SOUTH AFRICA
                           Departing At:       Arriving At:
Class: Economy             22:50               11:10 (Tue, Dec 29)
Status: Confirmed          TERMINAL 1

DEPARTURE: WEDNESDAY 06 JAN
KLM   CPT                       AMS
                           Departing At:       Arriving At:
                           13:50               22:10
Status: Confirmed`;

describe('a trip of Sabre', () => {
  it('has its years in the first line', () => {
    const booking = read(TRIP);
    expect(routes(booking)).toEqual([
      'AMS 2026-12-28 22:50 CPT 2026-12-29 11:10',
      'CPT 2027-01-06 13:50 AMS 2027-01-06 22:10',
    ]);
    expect(reasons(booking)).toEqual([]);
  });

  it.each([
    [/Confirmed$/, 'Waitlisted', 'NOT_CONFIRMED'],
    ['WEDNESDAY', 'THURSDAY', 'NO_SUCH_DAY'],
    ['28 DEC 2026', '28 DEC', 'NOT_UNDERSTOOD'],
    ['Tue, Dec 29', 'Wed, Dec 30', 'NOT_UNDERSTOOD'],
  ])('with %s as %s', (from, to, why) => {
    expect(reasons(read(TRIP.replace(from, to)))).toContain(why);
  });

  it('names a head that conflicts with the times', () => {
    const booking = read(TRIP.replace('06 JAN\n', '06 JAN   ARRIVAL: THURSDAY 07 JAN\n'));
    expect(booking.legs.at(-1)?.arrives).toBeNull();
    expect(reasons(booking)).toEqual(['NOT_UNDERSTOOD']);
  });
});

it.each([
  ['AMSTERDAM, NL (SCHIPHOL)', 'AMS'],
  ['BANGKOK SUVARNAB', 'BKK'],
  ['FRANKFURT HAHN', 'HHN'],
  ['MÜNCHEN', 'MUC'],
  ['ISTANBUL', null],
  ['VALENCIA, VE', null],
  ['SANTO DOMINGO', 'SDQ'],
  ['ESPIRITO SANTO', null],
  ['Porto Santo', 'PXO'],
  ['Warszawa-Chopina', 'WAW'],
  ['Wrocław', 'WRO'],
  ['ISTANBUL IST AIRPORT', 'IST'],
  ['Istanbul', null],
  ['Venezia Treviso', 'TSF'],
  ['FRANKFURT (HAHN)', 'HHN'],
  ['Mexico City', null],
  ['Wiedeń', 'VIE'],
  ['Monaco di Baviera', 'MUC'],
])('the airport of %s', (name, code) => {
  expect(airportNamed(name)).toBe(code);
});

describe('an itinerary receipt of another habit', () => {
  it('says where a flight ends in the next line, with fares between the codes', () => {
    const receipt = `DATE OF ISSUE: 23NOV26
FROM /TO               FLIGHT  CL DATE   DEP  FARE BASIS  NVB   NVA   BAG ST
STUTTGART              TK1704  V  06MAR  1850 VN2XPB            06MAR 30K OK
  ARRIVAL TIME: 0030  ARRIVAL DATE: 07MAR  TERMINAL 3
ISTANBUL IST AIRPORT   TK 042  V  07MAR  0210 VN2XPB            07MAR 30K OK
  ARRIVAL TIME: 1040  ARRIVAL DATE: 07MAR
CAPE TOWN
FARE CALCULATION: STR TK X/IST TK CPT Q STRCPT 120.00 M218.50NUC557.00END ROE0.921`;
    expect(routes(read(receipt))).toEqual([
      'STR 2027-03-06 18:50 IST 2027-03-07 00:30',
      'IST 2027-03-07 02:10 CPT 2027-03-07 10:40',
    ]);
  });

  it('has the months of its language', () => {
    const receipt = `DESDE/HASTA     VUELO   CL  FECHA   HORA  BASE TARIFA     NVB   NVA   BAG  ST
MADRID BARAJAS  IB 6827  O  15ENE   2355  OLN0             15ENE 15ENE 1PC OK
SAO PAULO GUARU
                HORA DE LLEGADA: 0655  FECHA DE LLEGADA: 16ENE`;
    expect(routes(read(receipt))).toEqual(['MAD 2027-01-15 23:55 GRU 2027-01-16 06:55']);
  });
});

const COLUMNS = `Reisender: Frau Ayla Brandt
Von             Nach            Flug    Klasse  Datum    Abflug   Ankunft  Status
KÖLN/BONN       MÜNCHEN         LH1979  W       3Mär     06:45    07:50    OK
MÜNCHEN         TOKIO NARITA    LH410           3Mär     12:10    07:15    OK
  Terminal: 3             Ankunftstag + 1
NEW YORK NEWARK MÜNCHEN         LH413   W       17Mär    18:30    08:25 +1 OK`;

it('a cell has a day before or behind its time', () => {
  const text = `VUELO    FECHA      ORIGEN                         SALIDA   DESTINO                       LLEGADA
IB6845   30DIC26    MADRID (MAD) T4S               23:55    MONTEVIDEO (MVD)              08:05 31DIC26`;
  expect(routes(read(text))).toEqual(['MAD 2026-12-30 23:55 MVD 2026-12-31 08:05']);
});

describe('an itinerary in columns', () => {
  const READ = [
    'CGN 2027-03-03 06:45 MUC 2027-03-03 07:50',
    'MUC 2027-03-03 12:10 NRT 2027-03-04 07:15',
    'EWR 2027-03-17 18:30 MUC 2027-03-18 08:25',
  ];

  it('has its places by their names', () => {
    expect([routes(read(COLUMNS)), reasons(read(COLUMNS))]).toEqual([READ, []]);
  });

  it('names what is not understood', () => {
    expect(reasons(read(COLUMNS.replace('NEW YORK NEWARK', 'NEW YORK       ')))).toEqual(['NOT_UNDERSTOOD']);
    expect(reasons(read(COLUMNS.replace('MÜNCHEN         TOKIO NARITA', 'MÜNCHEN TOKIO NARITA')))).toEqual([
      'NOT_UNDERSTOOD',
    ]);
    expect(reasons(read(COLUMNS.replace('07:50    OK', '07:50    WL')))).toEqual(['NOT_CONFIRMED']);
  });

  it('is one journey of all who travel on the same flights', () => {
    const other = COLUMNS.replace('LH1979  W       3Mär ', 'LH1979  W       4Mär ');
    expect(routes(read(`${COLUMNS}\n\n${COLUMNS}`))).toEqual(READ);
    expect([routes(read(`${COLUMNS}\n\n${other}`)), reasons(read(`${COLUMNS}\n\n${other}`))[0]]).toEqual([
      READ,
      'OTHER_BOOKING',
    ]);
  });
});

describe('a receipt with a column of arrivals', () => {
  const TURKISH = `ISSUE DATE / TARIH  : 21NOV2026
FROM / TO             FLIGHT  CL  DATE   DEP    ARR    FARE BASIS  BAG  ST
NEREDEN / NEREYE      UCUS    SN  TARIH  KALKIS VARIS
IZMIR ADNAN MENDERES  TK2317  L   29JAN  0710   0825   LLN2PX      30K  OK
ISTANBUL AIRPORT      TK0010  L   29JAN  1350   1740   LLN2PX      2PC  OK
LOS ANGELES INTL      VOID
LOS ANGELES INTL      TK0180  V   14FEB  1840   1740   VLN2PX      2PC  OK   (+1)
ISTANBUL AIRPORT`;
  const OUT = ['ADB 2027-01-29 07:10 IST 2027-01-29 08:25', 'IST 2027-01-29 13:50 LAX 2027-01-29 17:40'];
  const BACK = 'LAX 2027-02-14 18:40 IST 2027-02-15 17:40';

  it('marks days behind the time or at the end of the row', () => {
    expect([routes(read(TURKISH)), reasons(read(TURKISH))]).toEqual([[...OUT, BACK], []]);
    expect(routes(read(TURKISH.replace('   (+1)', '').replace('1740   VLN', '1740+1 VLN'))).at(-1)).toBe(BACK);
  });

  it.each([
    ['OK   (+1)', 'RQ   (+1)', 'NOT_CONFIRMED'],
    ['1740   VLN', '1740+2 VLN', 'NOT_UNDERSTOOD'],
    ['(+1)', '(+3)', 'NOT_UNDERSTOOD'],
    ['1740   VLN', '2575   VLN', 'NOT_UNDERSTOOD'],
  ])('with %s as %s', (from, to, why) => {
    const booking = read(TURKISH.replace(from, to));
    expect([routes(booking), reasons(booking)]).toEqual([OUT, [why]]);
  });

  it('lands without a mark on the only day that the zones leave', () => {
    expect(routes(read(TURKISH.replace('   (+1)', ''))).at(-1)).toBe(BACK);
  });
});

describe('a mark that fills its column', () => {
  const GERMAN = `FLIGHT  DATE    FROM               DEP    TO                   ARR    STATUS  BAG
LH 418  05 MAY  FRANKFURT FRA      12:40  WASHINGTON IAD       15:35  OK      1PC
UA 8827 19 MAY  WASHINGTON IAD     17:45  FRANKFURT FRA        07:50+1 OK     1PC`;
  const OUT = 'FRA 2027-05-05 12:40 IAD 2027-05-05 15:35';
  const READ = 'IAD 2027-05-19 17:45 FRA 2027-05-20 07:50';

  it.each(['07:50+1 OK     1PC', '07:50 +1 OK      1PC', '07:50 (+1) OK  1PC', '07:50  OK      1PC'])('%s', (end) => {
    const booking = read(GERMAN.replace('07:50+1 OK     1PC', end));
    expect([routes(booking), reasons(booking)]).toEqual([[OUT, READ], []]);
  });

  it.each([
    ['07:50+1 OK', '07:50+1 WL', 'NOT_CONFIRMED'],
    ['07:50+1 OK', '07:50+1OK ', 'NOT_UNDERSTOOD'],
    ['07:50+1', '07:50+9', 'NOT_UNDERSTOOD'],
  ])('with %s as %s', (from, to, why) => {
    const booking = read(GERMAN.replace(from, to));
    expect([routes(booking), reasons(booking)]).toEqual([[OUT], [why]]);
  });
});

describe('a receipt with two lines for each flight', () => {
  const FRENCH = `Émis le 18NOV26 à NANTES
Vol          De / À                                     Départ            Arrivée
AF 7729 (Y)  NANTES ATLANTIQUE                          13 FÉVR 27 06h05  13 FÉVR 27 07h15
             PARIS CH. DE GAULLE - Terminal 2F
AF 719 (W)   DAKAR BLAISE DIAGNE                        27 FÉVR 27 23h05  28 FÉVR 27 05h40
             PARIS CH. DE GAULLE - Terminal 2E

Tarif : annulé si non payé`;
  const READ = ['NTE 2027-02-13 06:05 CDG 2027-02-13 07:15', 'DSS 2027-02-27 23:05 CDG 2027-02-28 05:40'];

  it('ends each of them in the second line', () => {
    expect([routes(read(FRENCH)), reasons(read(FRENCH))]).toEqual([READ, []]);
    expect(routes(read(FRENCH.replaceAll('FÉVR 27', 'FÉVR')))).toEqual(READ);
    expect(routes(read(FRENCH.replace('28 FÉVR 27 05h40', '05h40 (+1)')))).toEqual(READ);
    expect(routes(read(FRENCH.replace('28 FÉVR 27 05h40', '05h40'))).at(-1)).toBe(READ[1]);
  });

  it('has months as German receipts write them, and moments in both lines', () => {
    const text = `Ausgestellt am 18NOV26
Flug        Von / Nach                    Abflug
LH 400 (Y)  FRANKFURT Terminal 1          13 MRZ 10:55
            NEW YORK JFK                  13 MRZ 13:40`;
    expect(routes(read(text))).toEqual(['FRA 2027-03-13 10:55 JFK 2027-03-13 13:40']);
  });

  it.each([
    ['28 FÉVR 27 05h40', '28 FÉVR 27 05h40 WL', 'NOT_CONFIRMED'],
    ['28 FÉVR 27 05h40', '04 MARS 27 05h40', 'NOT_UNDERSTOOD'],
    ['27 FÉVR 27 23h05', '31 FÉVR 27 23h05', 'NOT_UNDERSTOOD'],
    ['DIAGNE            ', 'DIAGNE       DIM  ', 'NOT_UNDERSTOOD'],
    ['DAKAR BLAISE DIAGNE', 'NULLE PART         ', 'NOT_UNDERSTOOD'],
    ['CH. DE GAULLE - Terminal 2E', '', 'NOT_UNDERSTOOD'],
  ])('with %s as %s', (from, to, why) => {
    const booking = read(FRENCH.replace(from, to));
    expect([routes(booking), reasons(booking)]).toEqual([READ.slice(0, 1), [why]]);
  });

  it('below a second head is that of another traveller, where it differs', () => {
    const booking = read(`${FRENCH}\n${FRENCH.replaceAll('13 FÉVR', '14 FÉVR')}`);
    expect([routes(booking), reasons(booking)]).toEqual([READ, ['OTHER_BOOKING']]);
  });
});

it.each([
  ['Londra Stansted', 'STN'],
  ['İstanbul Sabiha Gökçen', 'SAW'],
  ['Flughafen München', 'MUC'],
  ['Antalya Airport', 'AYT'],
  ['Frankfurt Hbf', null],
  ['Antalya Hafen', null],
  ['Barcelona Venezuela', null],
  ['Valencia, Venezuela', null],
  ['Berlin Orly', null],
  ['London', null],
])('the airport of %s, which is its whole name', (name, code) => {
  expect(airportOfName(name)).toBe(code);
});
