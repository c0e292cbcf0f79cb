import type { Booking } from './booking.js';
import { isMailSource, mailText } from './mail-text.js';
import { readBooking } from './read-booking.js';

const TODAY = '2026-11-27';
const read = (text: string): Booking => readBooking(text, TODAY);
/** "FRA 2026-12-12 14:30 BKK 2026-12-13 06:35". */
const said = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );
const OUT = 'FRA 2026-12-12 14:30 BKK 2026-12-13 06:35';
const BACK = 'BKK 2027-01-03 23:40 FRA 2027-01-04 05:55';

describe('a booking of a reservation system', () => {
  it.each([
    [
      'Amadeus',
      `RP/BER1A0980/BER1A0980            AA/SU  27NOV26/0915Z   ABCDEF
  1.MUSTERMANN/ERIKA MRS
  2  LH 772 Y 12DEC 6 FRABKK HK1       1  1430 0635+1  *1A/E*
  3  LH 773 Y 03JAN 7 BKKFRA HK1          2340 0555+1  *1A/E*
  4 AP BER 030 1234567`,
    ],
    [
      'Amadeus with a star, and check-in times',
      `  1  LH1772 Y 12DEC 6*FRABKK HK2  1330 1430 0635   13DEC E LH/ABCDEF
  2  LH1773 Y 03JAN 7*BKKFRA HK2  2240 2340 0555   04JAN E LH/ABCDEF`,
    ],
    [
      'Sabre',
      ` 1 LH 772Y 12DEC J FRABKK HK2   230P  635A  13DEC S /DCLH*ABCDEF /E
 2 LH 773Y 03JAN S BKKFRA*HK2  1140P  555A  04JAN M /DCLH*ABCDEF /E`,
    ],
    [
      'Galileo',
      ` 1. LH  772 Y  12DEC FRABKK HK1  1430   #0635 O        E SA
 2. LH  773 Y  03JAN BKKFRA HK1  2340   #0555 O        E SU`,
    ],
    [
      'Worldspan',
      ` 1 LH 772Y 12DEC SA FRABKK HK1   230P  635A#1/O $ E
 2 LH 773Y 03JAN SU BKKFRA HK1  1140P  555A#1/O $ E`,
    ],
  ])('is read as %s shows it', (_, text) => {
    const booking = read(text);
    expect(said(booking)).toEqual([OUT, BACK]);
    expect(booking.unread).toEqual([]);
  });

  it('takes the next day of a name, with its weekday, and names a day that does not exist', () => {
    expect(said(read(' 1 LH 772 Y 20NOV 6 FRABKK HK1 1430 0635+1'))[0]).toContain('FRA 2027-11-20');
    expect(said(read(' 1 LH 772 Y 12DEC26 FRABKK HK1 1430 0635+1'))[0]).toContain('FRA 2026-12-12');
    // 12 December is a Saturday in 2026 and a Sunday in 2027, for which no seats are sold yet.
    expect(read(' 1 LH 772 Y 12DEC 7 FRABKK HK1 1430 0635+1').unread.map(({ why }) => why)).toEqual(['NO_SUCH_DAY']);
    const { legs, unread } = read(
      ' 1 LH 772 Y 31FEB FRABKK HK1 1430 0635+1\n 2 LH 773 Y 20NOV 3 BKKFRA HK1 2340 0555+1',
    );
    expect(legs).toEqual([]);
    expect(unread.map(({ why }) => why)).toEqual(['NO_SUCH_DAY', 'NO_SUCH_DAY']);
  });

  it('counts what is confirmed alone, and names the rest', () => {
    const { legs, unread } = read(` 1 LH 772 Y 12DEC 6 FRABKK HK1 1430 0635+1
 2 TG 211 Y 14DEC 1 BKKHKT HL1 0800 0925
 3 TG 212 Y 20DEC 7 HKTBKK UN1 1000 1125
 4 LH 773 Y 03JAN BKK-FRA 2340`);
    expect(legs).toHaveLength(1);
    expect(unread.map(({ line, why }) => [line.slice(0, 8), why])).toEqual([
      ['2 TG 211', 'NOT_CONFIRMED'],
      ['3 TG 212', 'NOT_CONFIRMED'],
      ['4 LH 773', 'NOT_UNDERSTOOD'],
    ]);
  });

  it('names what looks like a flight and is none that it knows', () => {
    const { legs, unread } = read(
      ' 1 LH 772 ?? 12DEC FRABKK nothing\n 2 HHL TH HK1 BKK IN13DEC OUT03JAN 1A SGLRAC\n 3  ARNK',
    );
    expect(legs).toEqual([]);
    expect(unread).toEqual([{ line: '1 LH 772 ?? 12DEC FRABKK nothing', why: 'NOT_UNDERSTOOD' }]);
  });

  it('says that a time is missing, rather than one of its own', () => {
    expect(said(read(' 1 LH 772 Y 12DEC 6 FRABKK HK1'))).toEqual(['FRA 2026-12-12 ? BKK ? ?']);
    expect(said(read(' 1 LH 772 Y 12DEC 6 FRABKK HK1 1430'))).toEqual(['FRA 2026-12-12 14:30 BKK ? ?']);
  });

  it('reads the nationality of passports, and neither their numbers nor names', () => {
    const booking = read(`  1  LH 772 Y 12DEC 6 FRABKK HK2 1430 0635+1
  5 SSR DOCS LH HK1 P/DEU/C01X00T47/DEU/12AUG64/F/31OCT30/MUSTERMANN/ERIKA
  6 SSR DOCS LH HK1 P/TUR/U12345678/TUR/01JAN80/M/31OCT30/YILMAZ/ALI
 SI.P1/SSRDOCSLHHK1/P/GB/123456789/GB/12JUL76/M/23OCT30/SMITH/JOHN
 3DOCS/DB/P/DEU/C01X00T48/DEU/12AUG64/F/31OCT30/MUSTERMANN/MAX-1.1`);
    expect(booking.nationalities).toEqual(['DEU', 'TUR', 'GB']);
    expect(JSON.stringify(booking)).not.toMatch(/C01X|MUSTERMANN|U1234|SMITH/i);
  });

  it('crosses the date line', () => {
    expect(said(read(' 1 NZ 282 Y 12DEC 6 AKLPPT HK1 0830 1530-1'))).toEqual([
      'AKL 2026-12-12 08:30 PPT 2026-12-11 15:30',
    ]);
    expect(said(read(' 1 NZ 282 Y 01JAN 5 AKLPPT HK1 830A 330P 31DEC T'))).toEqual([
      'AKL 2027-01-01 08:30 PPT 2026-12-31 15:30',
    ]);
  });
});

const FLIGHT = {
  '@type': 'Flight',
  flightNumber: '772',
  departureAirport: { '@type': 'Airport', iataCode: 'FRA' },
  departureTime: '2026-12-12T14:30:00+01:00',
  arrivalAirport: { '@type': 'Airport', iataCode: 'BKK' },
  arrivalTime: '2026-12-13T06:35:00+07:00',
};
const RESERVATION = {
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  underName: { '@type': 'Person', name: 'Erika Mustermann' },
  reservationFor: FLIGHT,
};
const RETURN = {
  ...RESERVATION,
  reservationFor: {
    ...FLIGHT,
    departureAirport: { iataCode: 'BKK' },
    arrivalAirport: { iataCode: 'FRA' },
    departureTime: '2027-01-03T23:40',
    arrivalTime: '2027-01-04T05:55',
  },
};

describe('reservations of schema.org', () => {
  it('are read in the order of their flights, each once for all travellers', () => {
    const booking = read(JSON.stringify([RETURN, RESERVATION, { ...RESERVATION, underName: { name: 'Max' } }]));
    expect(said(booking)).toEqual([OUT, BACK]);
    expect(JSON.stringify(booking)).not.toContain('Mustermann');
    expect(said(read(JSON.stringify({ '@graph': [RESERVATION] })))).toEqual([OUT]);
  });

  it('count when they are confirmed, with their airports', () => {
    const { legs, unread } = read(
      JSON.stringify([
        { ...RESERVATION, reservationStatus: 'https://schema.org/ReservationCancelled' },
        { ...RESERVATION, reservationFor: { ...FLIGHT, arrivalAirport: { name: 'Bangkok' } } },
        { '@type': 'LodgingReservation', checkinTime: '2026-12-13' },
      ]),
    );
    expect(legs).toEqual([]);
    expect(unread.map(({ why }) => why)).toEqual(['NOT_CONFIRMED', 'NOT_UNDERSTOOD']);
  });

  it('are found in a mail, however it is written', async () => {
    const script = `<script type="application/ld+json">${JSON.stringify([RESERVATION, RETURN])}</script>`;
    expect(said(read(`<html><body>Dear Ms Mustermann${script}</body></html>`))).toEqual([OUT, BACK]);
    const quoted = script.replaceAll('=', '=3D').replace(/(.{70})/g, '$1=\r\n');
    const head = 'Subject: trip\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding:';
    const asQuoted = `${head} quoted-printable\r\n\r\n${quoted}`;
    const coded = Buffer.from(script)
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n');
    for (const mail of [asQuoted, `${head} base64\r\n\r\n${coded}\r\n`]) {
      expect(isMailSource(mail)).toBe(true);
      expect(said(read(await mailText(mail)))).toEqual([OUT, BACK]);
    }
  });
});

describe('a table of flights', () => {
  it.each([
    ['from,to,departure,arrival\nFRA,BKK,2026-12-12 14:30,2026-12-13 06:35\nBKK,FRA,2027-01-03 23:40,2027-01-04 05:55'],
    ['Von;Nach;Abflug;Ankunft\nfra;bkk;12.12.2026 14:30;13.12.2026 06:35\nbkk;fra;03.01.2027 23:40;04.01.2027 05:55'],
    [
      '"Origin"\t"Destination"\t"Departure date"\t"Arrival date"\n"FRA"\t"BKK"\t"2026-12-12T14:30"\t"2026-12-13T06:35"\nBKK\tFRA\t2027-01-03T23:40\t2027-01-04T05:55',
    ],
  ])('is read by the names of its columns: %s', (text) => {
    expect(said(read(text))).toEqual([OUT, BACK]);
  });

  it('has a row for each traveller, and names what it cannot read', () => {
    const booking = read(`from,to,date,nationality
FRA,BKK,2026-12-12,DE
FRA,BKK,2026-12-12,TR
Frankfurt,BKK,2026-12-12,DE
FRA,BKK,12/11/2026,DE`);
    expect(said(booking)).toEqual(['FRA 2026-12-12 ? BKK ? ?']);
    expect(booking.nationalities).toEqual(['DE', 'TR']);
    expect(booking.unread.map(({ line }) => line)).toEqual(['Frankfurt,BKK,2026-12-12,DE', 'FRA,BKK,12/11/2026,DE']);
  });
});

it('finds nothing in what is no booking', () => {
  expect(read('Dear team, please book something nice for the Schmidts, 12 December.')).toEqual({
    legs: [],
    nationalities: [],
    unread: [],
  });
  expect(read('')).toEqual({ legs: [], nationalities: [], unread: [] });
  expect(read('{"a": [1, "x", null]}').legs).toEqual([]);
});

it.each([
  [
    'French',
    `> - Sam 29 mai 2027 : ET 739 Genève (GVA) - Addis-Abeba (ADD), départ
>   23h00, arrivée 07h15 le lendemain
> - Mar 15 juin 2027 : ET 738 Addis-Abeba (ADD) - Genève (GVA), départ
>   23h35, arrivée 05h55 le lendemain`,
  ],
  [
    'English',
    `- Sat 29 May 2027: ET 739 Geneva (GVA) - Addis Ababa (ADD), dep
  23:00, arr 07:15 the next day
- Tue 15 June 2027: ET 738 Addis Ababa (ADD) - Geneva (GVA), dep
  23:35, arr 05:55 the next day`,
  ],
  [
    'German',
    `> * Sa. 29. Mai 2027: ET 739 Genf (GVA) - Addis Abeba (ADD), ab
>   23:00, an 07:15 +1
> * Di. 15. Juni 2027: ET 738 Addis Abeba (ADD) - Genf (GVA), ab
>   23:35, an 05:55 +1`,
  ],
])('reads the times of points that go on in the next line: %s', (_, text) => {
  expect(said(read(text))).toEqual([
    'GVA 2027-05-29 23:00 ADD 2027-05-30 07:15',
    'ADD 2027-06-15 23:35 GVA 2027-06-16 05:55',
  ]);
});

it.each([
  'Liverpool (LPL) to Tenerife South (TFS), Fri 2 Apr 2027, Ryanair, from £164pp',
  'Düsseldorf (DUS) – Teneriffa (TFS), Fr 02.04.2027, Condor, ab 129 EUR p. P.',
  'Lyon (LYS) – Ténérife (TFS), ven. 2 avril 2027, Transavia, à partir de 89 €',
  'Warszawa (WAW) – Teneryfa (TFS), pt. 02.04.2027, Wizz Air, od 499 zł',
])('a flight with the price that it begins at is none of a booking: %s', (line) => {
  expect(readBooking(line, '2026-12-01').legs).toEqual([]);
  const booked = 'LH 1124 Fr 02.04.2027 Frankfurt (FRA) 06:50 – Barcelona (BCN) 08:50, Sitzplatz ab 12 EUR';
  expect(readBooking(`${booked}\n${line}`, '2026-12-01').legs).toMatchObject([{ from: 'FRA', to: 'BCN' }]);
});
