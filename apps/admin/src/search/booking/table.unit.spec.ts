import type { Booking } from './booking.js';
import { airportIn } from './table-cells.js';
import { listedNationalities, readTable } from './table.js';

const TODAY = '2026-11-30';
const read = (text: string): Booking => readTable(text, TODAY)!;
/** "FRA 2026-12-12 14:30 BKK 2026-12-13 06:35". */
const said = (text: string): string[] =>
  read(text).legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );
const unread = (text: string): string[] => read(text).unread.map(({ line }) => line);
const OUT = 'FRA 2026-12-12 14:30 BKK ? ?';
const BACK = 'BKK 2027-01-03 23:40 FRA ? ?';
const BOTH_WAYS = 'FRA;BKK;12.12.2026;14:30\nBKK;FRA;03.01.2027;23:40';

describe('the head of a table', () => {
  it.each([
    ['Von;Nach;Abflug (Datum);Abflug (Uhrzeit)'],
    ['From;To;Dep date;Dep time (local)'],
    ['Departure airport;Destination;Flight date;Scheduled departure time'],
    ['Departure;Arrival;Date;Time'],
    ['Ville de départ;Destination;Date départ;Heure départ'],
    ['Origen;Destino;Fecha de salida;Hora salida'],
    ['Da;A;Data partenza;Ora di partenza'],
    ['Vertrek;Bestemming;Vertrekdatum;Vertrektijd'],
    ['Skąd;Dokąd;Data wylotu;Godz. wylotu'],
    ['Odkud;Kam;Datum odletu;Čas odletu'],
    ['Origem;Destino;Data embarque;Hora embarque'],
    ['Fra;Til;Afrejsedato;Afgangstid'],
    ['Honnan;Hova;Indulás dátuma;Indulás ideje'],
    ['Origem;Destino;Data de partida;Hora de partida'],
    ['Kalkış;Varış;Gidiş Tarihi;Kalkış Saati'],
    ['Von;Nach;Beginn;Uhrzeit'],
  ])('is understood by its words: %s', (head) => {
    expect(said(`${head}\n${BOTH_WAYS}`)).toEqual([OUT, BACK]);
    expect(unread(`${head}\n${BOTH_WAYS}`)).toEqual([]);
  });

  it('stands below titles, notes and empty lines, and again on the next page', () => {
    const [out, back] = BOTH_WAYS.split('\n');
    const head = 'Von;Nach;Datum;Uhrzeit';
    expect(
      said(
        `Export | Stand 29.11.2026 10:14 | Köln\n\nAlle Zeiten lokal, ohne Gewähr\n${head}\n${out}\n\n${head}\n${back}\nSumme: 2`,
      ),
    ).toEqual([OUT, BACK]);
    expect(said(`| ${head.replaceAll(';', ' | ')} |\n|---|---|---|---|\n| ${out!.replaceAll(';', ' | ')} |`)).toEqual([
      OUT,
    ]);
  });

  it('may stand in the first column', () => {
    expect(said('Von;FRA;BKK\nNach;BKK;FRA\nDatum;12.12.2026;03.01.2027\nUhrzeit;14:30;23:40')).toEqual([OUT, BACK]);
  });

  it('says the order of a day', () => {
    expect(said('From;To;Date (mm/dd/yyyy)\nFRA;BKK;03/05/2027')).toEqual(['FRA 2027-03-05 ? BKK ? ?']);
    expect(unread('From;To;Date\nFRA;BKK;03/05/2027')).toEqual(['FRA;BKK;03/05/2027']);
  });
});

describe('the columns of a table', () => {
  it.each([
    ['Strecke;Datum;Ab;An\nFRA-BKK;12.12.2026;14:30;06:35\nBKK-FRA;03.01.2027;23:40;05:50'],
    ['Trasa;Data;Od;Do\nFRA-BKK;12.12.2026;14:30;06:35\nBKK-FRA;03.01.2027;23:40;05:50'],
    ['Ab;An;Tag;Ab/An\nFRA;BKK;12.12.2026;14:30 - 06:35\nBKK;FRA;03.01.2027;23:40 - 05:50'],
    ['Strecke;Datum;Ab;An;Strecke;Datum;Ab;An\nFRA-BKK;12.12.2026;14:30;06:35;BKK-FRA;03.01.2027;23:40;05:50'],
    [
      'Hinflug am;ab;an;von;nach;Rückflug am;ab;an;von;nach\n12.12.2026;14:30;06:35;FRA;BKK;03.01.2027;23:40;05:50;BKK;FRA',
    ],
  ])('name both times, and the zones the days of arrival: %s', (text) => {
    expect(said(text)).toEqual([
      'FRA 2026-12-12 14:30 BKK 2026-12-13 06:35',
      'BKK 2027-01-03 23:40 FRA 2027-01-04 05:50',
    ]);
    expect(unread(text)).toEqual([]);
  });

  it.each([
    ['Strecke;Datum;Uhrzeit\nFRA-BKK;12.12.2026;14:30\nBKK-FRA;03.01.2027;23:40'],
    ['Rota;Tarih;Saat\nFRA→BKK;12.12.2026;14:30\nBKK → FRA;03.01.2027;23:40'],
    ['Route;Heenreis;Terugreis\nFRA/BKK;2026-12-12 14:30;2027-01-03 23:40'],
    ['Von;Nach;Datum;Zeit;Von;Nach;Datum;Zeit\nFRA;BKK;12.12.2026;14:30;BKK;FRA;03.01.2027;23:40'],
    ['From;To;Departure date;Departure time;Return date;Return time\nFRA;BKK;12-Dec-26;14:30;3-Jan-27;23:40'],
    ['Kalkış;Varış;Gidiş Tarihi;Kalkış Saati;Dönüş Tarihi;Dönüş Saati\nFRA;BKK;12.12.2026;14:30;03.01.2027;23:40'],
    [
      'Abflug;Ankunft;Datum\nFrankfurt (FRA) 14:30;Bangkok (BKK);12.12.2026\nBangkok (BKK) 23:40;Frankfurt (FRA);03.01.2027',
    ],
  ])('name routes, places and the flight home: %s', (text) => {
    expect(said(text)).toEqual([OUT, BACK]);
    expect(unread(text)).toEqual([]);
  });

  it('are named where nobody knows what their days and times are', () => {
    expect(unread('Von;Nach;Datum;Frist;Preis\nFRA;BKK;12.12.2026;01.12.2026;12.50')).toEqual(['Frist']);
    const time = 'Hinflug;Rückflug;Uhrzeit;Von;Nach\n12.12.2026;03.01.2027;14:30;FRA;BKK';
    expect(said(time)).toEqual(['FRA 2026-12-12 ? BKK ? ?', 'BKK 2027-01-03 ? FRA ? ?']);
    expect(unread(time)).toEqual(['Uhrzeit']);
    const utc = 'From;To;Date;STD (UTC)\nFRA;BKK;12.12.2026;23:30';
    expect(read(utc).legs).toEqual([]);
    expect(unread(utc)).not.toEqual([]);
  });

  it('that are no part of a flight are left alone', () => {
    const text =
      'Name;Geburtsdatum;Pass gültig bis;Buchungsdatum;Von;Nach;Datum\nX;04.05.1979;14.09.2029;01.02.2026;FRA;BKK;12.12.2026';
    expect(said(text)).toEqual(['FRA 2026-12-12 ? BKK ? ?']);
    expect(unread(text)).toEqual([]);
  });

  it('of spreadsheets write days as their midnight', () => {
    expect(said('From\tTo\tDep date\tDep time\nFRA\tBKK\t2026-12-12 00:00:00\t14:30:00')).toEqual([OUT]);
  });

  it('of a second day and time are those of the arrival, which may be marked', () => {
    const arrival = 'FRA 2026-12-12 14:30 BKK 2026-12-13 06:35';
    expect(said('Von;Datum;Zeit;Nach;Datum;Zeit\nFRA;12.12.2026;14:30;BKK;13.12.2026;06:35')).toEqual([arrival]);
    expect(said('Von;Nach;Datum;Abflug;Ankunft\nFRA;BKK;12.12.2026;14:30;06:35 +1')).toEqual([arrival]);
  });
});

describe('a row of a table', () => {
  it.each([
    ['a flight home before the one out', 'Von;Nach;Hinflug;Rückflug\nFRA;BKK;12.12.2026;03.12.2026'],
    ['an arrival too late', 'Von;Nach;Abflug;Ankunft\nFRA;BKK;12.12.2026;26.12.2026'],
    ['two days of departure', 'Von;Nach;Abflug;Abflugdatum\nFRA;BKK;12.12.2026 14:30;13.12.2026'],
    ['the name of a city in capitals', 'From;To;Date\nLOS ANGELES;FRA;12.12.2026'],
    ['a cell too many', 'Von;Nach;Datum\nFRA;BKK;12.12.2026;03.01.2027'],
    ['a train', 'Art;Von;Nach;Datum\nZug;CGN;FRA;12.12.2026'],
  ])('is named and not read: %s', (_, text) => {
    expect(read(text).legs).toEqual([]);
    expect(unread(text)).toHaveLength(1);
  });

  it.each(['storniert', 'RQ', 'Opsiyon', 'nicht bestätigt', 'Em espera'])('is not confirmed: %s', (status) => {
    const { legs, unread: left } = read(`Von;Nach;Datum;Status\nFRA;BKK;12.12.2026;${status}`);
    expect(legs).toEqual([]);
    expect(left.map(({ why }) => why)).toEqual(['NOT_CONFIRMED']);
  });

  it('is not confirmed where a note says so', () => {
    expect(read('Von;Nach;Datum;Notiz\nFRA;BKK;12.12.2026;wurde storniert').unread[0]?.why).toBe('NOT_CONFIRMED');
    expect(read('Von;Nach;Datum;Notiz\nFRA;BKK;12.12.2026;Stornoversicherung').unread).toEqual([]);
  });

  it('of a hotel or a sum is none', () => {
    const text =
      'Leistung;Strecke;Beginn;Ende\nFlug XQ 1;CGN-AYT;17.07.2027;17.07.2027\nHotel;AYT;17.07.2027;31.07.2027\nSumme;;;';
    expect(said(text)).toEqual(['CGN 2027-07-17 ? AYT 2027-07-17 ?']);
    expect(unread(text)).toEqual([]);
  });

  it('of a traveller with another journey is named', () => {
    const text =
      'Name;Von;Nach;Datum\nA;FRA;BKK;12.12.2026\nA;BKK;FRA;03.01.2027\nB;VIE;BKK;12.12.2026\nB;BKK;VIE;03.01.2027';
    expect(read(text).legs).toHaveLength(2);
    expect(unread(text)).toEqual(['VIE;BKK;12.12.2026', 'BKK;VIE;03.01.2027']);
  });

  it('of travellers who come from different places is that of the first, and the others are journeys of their own', () => {
    const head = 'Name;Nat.;Zubringer;Hinflug;Rückflug;Anschluss';
    const long = '4Y 132 FRA-WDH 19.02.27 21:55-08:55 (+1);4Y 133 WDH-FRA 06.03.27 20:05-05:20 (+1)';
    const booking = read(
      [
        head,
        `A;D;;${long};`,
        `B;CH;LH 113 MUC-FRA 19.02.27 18:30-19:35;${long};LH 094 FRA-MUC 07.03.27 08:15-09:10`,
        `C;A;LH 027 HAM-FRA 19.02.27 18:00-19:15;${long};LH 006 FRA-HAM 07.03.27 08:30-09:35`,
      ].join('\n'),
    );
    const ofLegs = ({ legs }: Booking): string => [legs[0]?.from, ...legs.map(({ to }) => to)].join(' ');
    expect([booking, ...(booking.others ?? [])].map((one) => [ofLegs(one), one.nationalities.join()])).toEqual([
      ['FRA WDH FRA', 'D'],
      ['MUC FRA WDH FRA MUC', 'CH'],
      ['HAM FRA WDH FRA HAM', 'AUT'],
    ]);
  });

  it('of another reservation is named, unless both are one journey', () => {
    const head = 'Buchungsnr;Von;Nach;Datum;Zeit';
    const rows = 'AB12CD;FRA;BKK;12.12.2026;14:30\nAB12CD;BKK;FRA;03.01.2027;23:40';
    const other = read(`${head}\n${rows}\nXY99ZZ;MUC;JFK;13.12.2026;10:00\nXY99ZZ;JFK;MUC;20.12.2026;18:00`);
    expect(other.legs.map(({ from }) => from)).toEqual(['FRA', 'BKK']);
    expect(other.unread.map(({ why }) => why)).toEqual(['OTHER_BOOKING', 'OTHER_BOOKING']);
    expect(said(`${head}\n${rows.replace('AB12CD;BKK', 'XY99ZZ;BKK')}`)).toEqual([OUT, BACK]);
    expect(said(`${head}\n${rows}\n${rows.replaceAll('AB12CD', 'XY99ZZ')}`)).toEqual([OUT, BACK]);
  });

  it('is shown without names and numbers of documents', () => {
    const text =
      'Name;Passport No;Von;Nach;Datum\nMustermann;C01X00T47;Frankfurt;BKK;12.12.2026\nYilmaz;Ali;U1234567;FRA;Bangkok;12.12.2026';
    expect(unread(text)).toHaveLength(2);
    expect(JSON.stringify(read(text))).not.toMatch(/Mustermann|C01X|Yilmaz|Ali|U1234567/);
  });
});

describe('the nationalities of a table', () => {
  it.each([
    ['Nationality;Passport country', 'LKA;ITA', ['LKA']],
    ['Pass;Meal', 'DE;x', ['DE']],
    ['Pass;Meal', 'ja;x', []],
    ['Pass;Meal', 'ok;x', []],
    ['Pass;Meal', 'C01X00T47;x', []],
    ['Nationality;Meal', 'NO;x', ['NO']],
  ])('under %s: %s', (heads, cells, expected) => {
    const booking = read(`From;To;Date;${heads}\nFRA;BKK;12.12.2026;${cells}`);
    expect(booking.nationalities).toEqual(expected);
    expect(booking.unread).toEqual([]);
  });

  it('are the signs of vehicles where Germany is one', () => {
    const found = (...values: string[]) =>
      read(`Von;Nach;Datum;Nat.\n${values.map((value) => `FRA;BKK;12.12.2026;${value}`).join('\n')}`);
    expect(found('D', 'A', 'CH', 'I').nationalities).toEqual(['D', 'AUT', 'CH', 'ITA']);
    expect(found('A', 'I')).toMatchObject({ nationalities: [], unread: [{ line: 'A' }, { line: 'I' }] });
  });

  it('are no answers', () => {
    const rows = (...values: string[]) => values.map((value) => `FRA;BKK;12.12.2026;${value}`).join('\n');
    expect(read(`Von;Nach;Datum;Pass\n${rows('ja', 'ok', 'NO')}`)).toMatchObject({ nationalities: [], unread: [] });
    expect(read(`Von;Nach;Datum;Pass\n${rows('DE', 'NO')}`).nationalities).toEqual(['DE', 'NO']);
    expect(read(`Von;Nach;Datum;Pass\n${rows('NO', 'NO')}`)).toMatchObject({
      nationalities: [],
      unread: [{ line: 'Pass' }],
    });
  });

  it('are those of the travellers whose journey is taken', () => {
    const head = 'Name;Nationalität;Von;Nach;Datum;Status';
    const rows = 'A;deutsch;FRA;BKK;12.12.2026;OK\nB;türkisch;FRA;BKK;12.12.2026;OK';
    const others = 'C;schweizerisch;ZRH;BKK;12.12.2026;OK\nD;kroatisch;FRA;BKK;12.12.2026;RQ';
    const booking = read(`${head}\n${rows}\n${others}`);
    expect(booking.nationalities).toEqual(['DE', 'TR']);
    expect(booking.unread.map(({ why }) => why)).toEqual(['OTHER_BOOKING', 'NOT_CONFIRMED']);
    expect(booking.others).toMatchObject([{ legs: [{ from: 'ZRH' }], nationalities: ['CH'], unread: [] }]);
    const alone = read(`${head}\n${rows}\nD;kroatisch;FRA;BKK;12.12.2026;RQ`);
    expect(alone.unread.map(({ why }) => why)).toEqual(['NOT_CONFIRMED', 'NATIONALITY']);
    expect(alone).not.toHaveProperty('others');
    const list = 'Name;Nationality\nA;DE\nB;Turkey';
    const listed = read(`${list}\n\nName;Von;Nach;Datum\nA;FRA;BKK;12.12.2026\nB;VIE;BKK;12.12.2026`);
    expect(listed.nationalities).toEqual(['DE']);
  });

  it('may stand in a list of their own', () => {
    const list = 'Name;Nationality\nA;DE\nB;Turkey';
    expect(read(`${list}\n\nVon;Nach;Datum\nFRA;BKK;12.12.2026`).nationalities).toEqual(['DE', 'TR']);
    expect(readTable(list, TODAY)).toBeNull();
    expect(listedNationalities(list).nationalities).toEqual(['DE', 'TR']);
  });
});

describe('what looks like a table', () => {
  it.each([
    ['a head without a sense', 'Wer;Wohin;Wann;Um\nMeier;FRA-BKK;12.12.2026;14:30', ['FRA-BKK;12.12.2026;14:30']],
    [
      'no head and two days that are no flight',
      'Meier;FRA;BKK;12.12.2026;03.01.2027\nMeier;FRA;BKK;12.12.2026;04.01.2027',
      ['FRA;BKK;12.12.2026;03.01.2027', 'FRA;BKK;12.12.2026;04.01.2027'],
    ],
    ['no day', 'Von;Nach;Abflugzeit\nFRA;BKK;14:30', ['FRA;BKK;14:30']],
  ])('and has %s is named', (_, text, lines) => {
    expect(read(text).legs).toEqual([]);
    expect(unread(text)).toEqual(lines);
  });

  it.each([
    [
      'a mail',
      'Abflug: Samstag, 12. Dezember 2026, 14:30 Uhr\nFrankfurt (FRA), Terminal 1\nAnkunft: Sonntag, 13. Dezember 2026',
    ],
    [
      'lines with bars',
      'Wed 10 Mar 2027 | 10:55 FRA → 13:40 JFK | LH400\n12-Mar-27 | New York JFK to Boston BOS | 08:00 - 09:20',
    ],
    ['a page', '<table><tr><td>From;To;Date</td></tr></table>'],
  ])('and is %s is none', (_, text) => {
    expect(readTable(text, TODAY)).toBeNull();
  });

  it('is read in time, however long it is', () => {
    const line = `${'Abflug, ('.repeat(44)}`;
    const begin = Date.now();
    readTable(`${line}\n`.repeat(1_500), TODAY);
    expect(Date.now() - begin).toBeLessThan(8_000);
  });
});

it.each([
  ['Frankfurt (FRA)', 'FRA'],
  ['Frankfurt FRA', 'FRA'],
  ['FRA - Frankfurt', 'FRA'],
  ['New York, JFK', 'JFK'],
  ['fra', 'FRA'],
  ['Paris, FRA', null],
  ['New York, USA', null],
  ['MONTEGO BAY', null],
  ['FRA/MUC', null],
  ['Pau', null],
  ['TBA', null],
])('an airport in "%s": %s', (text, code) => {
  expect(airportIn(text)).toBe(code);
});

it.each(['pendiente', 'do potwierdzenia', 'wird noch bekannt gegeben', 'TBA'])(
  'a flight whose times are "%s" has its day',
  (later) => {
    expect(said(`Flug;Von;Nach;Datum;Abflug;Ankunft\nAV8557;CTG;BOG;11.05.2027;${later};${later}`)).toEqual([
      'CTG 2027-05-11 ? BOG ? ?',
    ]);
  },
);

it('days below "Data" are no times', () => {
  const text = 'Lp.\tData\tDzień\tTrasa\tNr lotu\tWylot\tPrzylot\n1\t11.02\tczw\tWAW-DOH\tQR 264\t22:15\t05:20+1';
  expect(said(text)).toEqual(['WAW 2027-02-11 22:15 DOH 2027-02-12 05:20']);
});

describe('airports by their names', () => {
  const HEAD = 'Von;Nach;Datum;Uhrzeit;Flugnummer';

  it('are taken in a table of flights', () => {
    expect(said(`${HEAD}\nKöln;Antalya;24.04.2027;08:05;XQ 123\nAntalya;CGN;02.05.2027;13:00;XQ124`)).toEqual([
      'CGN 2027-04-24 08:05 AYT ? ?',
      'AYT 2027-05-02 13:00 CGN ? ?',
    ]);
  });

  it.each([
    ['a train', `${HEAD}\nKöln;Frankfurt;24.04.2027;08:05;ICE 105`],
    ['a train with two letters', `${HEAD}\nKöln;Frankfurt;24.04.2027;08:05;IC 105`],
    ['a station', `${HEAD}\nFrankfurt Hbf;Köln;24.04.2027;08:05;LH 105`],
    ['a city elsewhere', `${HEAD}\nKöln;Valencia, Venezuela;24.04.2027;08:05;XQ 123`],
    ['no flight', `${HEAD}\nKöln;Antalya;24.04.2027;08:05;Fähre`],
    ['no number', `${HEAD}\nKöln;Antalya;24.04.2027;08:05;`],
    ['a head that is not of flights', 'Von;Nach;Datum;Uhrzeit\nKöln;Antalya;24.04.2027;08:05'],
  ])('are named where there is %s', (_, text) => {
    expect(read(text).legs).toEqual([]);
    expect(unread(text)).toHaveLength(1);
  });
});

describe('what heads and cells leave open', () => {
  const WAYS = 'FRA;DXB;2027-03-01';

  it.each([
    ['From;To;Date;Times;+Days', `${WAYS};09:00-18:30;+1`],
    ['From;To;Date;Dep;+Days;Arr', `${WAYS};09:00;+1;18:30`],
    ['From;To;Date;Dep;Arr;+Days', `${WAYS};09:00;18:30;+1`],
    ['From;To;Date;Dep;Arrival date;Arr;+Days', `${WAYS};09:00;2027-03-02;18:30;+1`],
    ['From;To;Departure;Arrival;+Days', 'FRA;DXB;2027-03-01 09:00;2027-03-02 18:30;+1'],
  ])('a mark of a later day belongs to the only arrival of its row: %s', (head, row) => {
    expect(said(`${head}\n${row}`)).toEqual(['FRA 2027-03-01 09:00 DXB 2027-03-02 18:30']);
  });

  it.each([
    ['From;To;Date;Dep;+Days', `${WAYS};09:00;+1`],
    ['From;To;Departure;Arrival;+Days', 'FRA;DXB;2027-03-01 09:00;2027-03-02 18:30;+2'],
    ['From;To;Date;Dep;Arr;Return date;Return Dep;+Days;Return Arr', `${WAYS};09:00;18:30;2027-03-10;22:00;+1;23:00`],
  ])('a mark that belongs to no arrival leaves its row unread: %s', (head, row) => {
    expect(said(`${head}\n${row}`)).toEqual([]);
    expect(unread(`${head}\n${row}`)).toHaveLength(1);
  });

  it.each([
    ['Куда;Откуда;Дата\nJFK;FRA;2027-05-03\nFRA;JFK;2027-05-10', 2],
    ['Куда;Откуда;Дата\nJFK;FRA;2027-05-03', 1],
    ['Куда;Откуда;Дата\nJFK;FRA;2027-05-03\nLAX;JFK;2027-05-10', 2],
  ])('places under heads that nobody understands may be the other way round: %j', (text, rows) => {
    expect(said(text)).toEqual([]);
    expect(unread(text)).toHaveLength(rows);
  });

  it('places under such heads are those of a journey that goes on one way alone', () => {
    expect(
      said('Aa;Bb;Cc;Dd\n12.12.2026 14:30;FRA;JFK;12.12.2026 17:30\n20.12.2026 09:00;JFK;LAX;20.12.2026 12:30'),
    ).toEqual(['FRA 2026-12-12 14:30 JFK 2026-12-12 17:30', 'JFK 2026-12-20 09:00 LAX 2026-12-20 12:30']);
  });

  it.each(['BERLIN;PARIS', 'DUBLIN;LISBON', 'MADRID;ROMA', 'RIMINI;PARIS', 'FRA-JFK;PARIS'])(
    'a name of six letters is no route: %s',
    (places) => {
      const text = `From;To;Date\n${places};03.05.2027`;
      expect(said(text)).toEqual([]);
      expect(unread(text)).toHaveLength(1);
    },
  );
});
