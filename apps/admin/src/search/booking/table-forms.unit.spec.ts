import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (text: string): Booking => readBooking(text, '2026-11-30');
/** "FRA 2026-12-12 14:30 BKK 2026-12-13 06:35". */
const said = (text: string): string[] =>
  read(text).legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );
const WHOLE = ['FRA 2026-12-12 14:30 BKK 2026-12-13 06:35', 'BKK 2027-01-03 23:40 FRA 2027-01-04 05:50'];
const rows = (head: string, ...lines: string[]): string => [head, ...lines].join('\n');

describe('forms of tables that systems export', () => {
  it.each([
    [
      'abbreviated heads',
      rows(
        'Seg,Carrier,FltNo,BoardPt,OffPt,DepDate,DepTime,ArrTime,DayChg',
        '1,TG,921,FRA,BKK,12DEC26,1430,0635,1',
        '2,TG,920,BKK,FRA,03JAN27,2340,0550,1',
      ),
    ],
    [
      'days without a year',
      rows('Flt;Orig;Dest;Date;Dep;Arr', 'TG921;FRA;BKK;Sat 12DEC;1430;0635+1', 'TG920;BKK;FRA;Sun 03JAN;2340;0550+1'),
    ],
    [
      'underscores',
      rows(
        'flight_no,dep_airport,arr_airport,dep_date,dep_time,arr_date,arr_time',
        'TG921,FRA,BKK,2026-12-12,14:30,2026-12-13,06:35',
        'TG920,BKK,FRA,2027-01-03,23:40,2027-01-04,05:50',
      ),
    ],
    [
      'names of fields',
      rows(
        'departureAirport,arrivalAirport,departureDateTime,arrivalDateTime',
        'FRA,BKK,2026-12-12T14:30:00,2026-12-13T06:35:00',
        'BKK,FRA,2027-01-03T23:40:00,2027-01-04T05:50:00',
      ),
    ],
    [
      'numbered flights',
      rows(
        'Name;Flight 1 From;Flight 1 To;Flight 1 Dep;Flight 1 Arr;Flight 2 From;Flight 2 To;Flight 2 Dep;Flight 2 Arr',
        'X;FRA;BKK;12.12.2026 14:30;13.12.2026 06:35;BKK;FRA;03.01.2027 23:40;04.01.2027 05:50',
      ),
    ],
    [
      'numbers behind',
      rows(
        'From1,To1,Date1,Dep1,Arr1,From2,To2,Date2,Dep2,Arr2',
        'FRA,BKK,12-Dec-2026,14:30,06:35 +1,BKK,FRA,3-Jan-2027,23:40,05:50 +1',
      ),
    ],
    [
      'numbers before',
      rows(
        '1. Flug von;1. Flug nach;1. Flug Datum;1. Flug ab;1. Flug an;2. Flug von;2. Flug nach;2. Flug Datum;2. Flug ab;2. Flug an',
        'FRA;BKK;12.12.2026;14:30;06:35 (+1);BKK;FRA;03.01.2027;23:40;05:50 (+1)',
      ),
    ],
    [
      'heads of a data frame',
      rows(
        'pax,from,to,dep,arr,from.1,to.1,dep.1,arr.1',
        'X,FRA,BKK,2026-12-12 14:30,2026-12-13 06:35,BKK,FRA,2027-01-03 23:40,2027-01-04 05:50',
      ),
    ],
    [
      'no heads',
      rows('TG921,FRA,BKK,2026-12-12,14:30,2026-12-13,06:35', 'TG920,BKK,FRA,2027-01-03,23:40,2027-01-04,05:50'),
    ],
    [
      'places with codes',
      rows(
        'Vol;Départ;Arrivée;Date;Heure départ;Heure arrivée',
        'TG921;Francfort FRA;Bangkok BKK;sam. 12/12/2026;14h30;06h35 (J+1)',
        'TG920;Bangkok BKK;Francfort FRA;dim. 03/01/2027;23h40;05h50 (J+1)',
      ),
    ],
    [
      'Dutch',
      rows(
        'Vlucht;Datum;Van;Naar;Vertrek;Aankomst;Aankomstdag',
        'TG 921;za 12-12;Frankfurt FRA;Bangkok BKK;14:30;06:35;zo 13-12',
        'TG 920;zo 03-01;Bangkok BKK;Frankfurt FRA;23:40;05:50;ma 04-01',
      ),
    ],
    [
      'Swedish',
      rows(
        'Flyg;Från;Till;Avresedag;Avgång;Ankomstdag;Ankomst',
        'TG921;Frankfurt;BKK;2026-12-12;14:30;2026-12-13;06:35',
        'TG920;BKK;Frankfurt;2027-01-03;23:40;2027-01-04;05:50',
      ),
    ],
    [
      'Norwegian',
      rows(
        'Flynr;Fra;Til;Avreisedato;Avgang;Ankomstdato;Ankomst',
        'TG921;FRA;BKK;12.12.2026;14:30;13.12.2026;06:35',
        'TG920;BKK;FRA;03.01.2027;23:40;04.01.2027;05:50',
      ),
    ],
    [
      'Finnish',
      rows(
        'Lento;Lähtöpaikka;Kohde;Lähtöpäivä;Lähtöaika;Tulopäivä;Tuloaika',
        'TG921;FRA;BKK;12.12.2026;14:30;13.12.2026;06:35',
        'TG920;BKK;FRA;3.1.2027;23:40;4.1.2027;05:50',
      ),
    ],
    [
      'Spanish',
      rows(
        'Vuelo;Origen;Destino;Fecha;Salida;Llegada',
        'TG921;FRA;BKK;12/12/2026;14:30;06:35 (+1 día)',
        'TG920;BKK;FRA;03/01/2027;23:40;05:50 (+1 día)',
      ),
    ],
    [
      'Portuguese',
      rows(
        'Voo;Origem;Destino;Data;Partida;Chegada;+Dias',
        'TG921;FRA;BKK;12/12/2026;14h30;06h35;+1',
        'TG920;BKK;FRA;03/01/2027;23h40;05h50;+1',
      ),
    ],
    [
      'Hungarian',
      rows(
        'Járat;Honnan;Hová;Dátum;Indulás;Érkezés',
        'TG921;FRA;BKK;2026.12.12.;14:30;06:35 (+1 nap)',
        'TG920;BKK;FRA;2027.01.03.;23:40;05:50 (+1 nap)',
      ),
    ],
    [
      'Czech',
      rows(
        'Let;Odkud;Kam;Datum odletu;Odlet;Datum příletu;Přílet',
        'TG921;FRA;BKK;12. 12. 2026;14:30;13. 12. 2026;6:35',
        'TG920;BKK;FRA;3. 1. 2027;23:40;4. 1. 2027;5:50',
      ),
    ],
    [
      'stations',
      rows(
        'Flight|Dep Stn|Arr Stn|STD Date|STD|STA Date|STA',
        'TG921|FRA|BKK|12DEC26|14:30|13DEC26|06:35',
        'TG920|BKK|FRA|03JAN27|23:40|04JAN27|05:50',
      ),
    ],
    [
      'days of the week apart',
      rows(
        'Tag;Datum;Flug;Ab;An;Abflug;Ankunft',
        'Sa;12.12.26;TG 921;FRA;BKK;14:30;06:35+1',
        'So;03.01.27;TG 920;BKK;FRA;23:40;05:50+1',
      ),
    ],
    [
      'Turkish',
      rows(
        'Uçuş No;Nereden;Nereye;Tarih;Kalkış Saati;Varış Saati',
        'TG921;FRA;BKK;12 Ara 2026;14:30;06:35 (+1)',
        'TG920;BKK;FRA;3 Oca 2027;23:40;05:50 (+1)',
      ),
    ],
    [
      'Polish',
      rows(
        'Rejs;Wylot z;Przylot do;Data;Odlot;Przylot',
        'TG921;FRA;BKK;12.12.2026;14:30;06:35 (+1)',
        'TG920;BKK;FRA;03.01.2027;23:40;05:50 (+1)',
      ),
    ],
    [
      'Italian',
      rows(
        'Volo;Da;A;Data;Partenza;Arrivo',
        'TG921;Francoforte (FRA);Bangkok (BKK);sab 12/12/2026;14:30;06:35 +1g',
        'TG920;Bangkok (BKK);Francoforte (FRA);dom 03/01/2027;23:40;05:50 +1g',
      ),
    ],
    [
      'a time beside each day',
      rows(
        'Leg,Route,Departure (local),Arrival (local)',
        '1,FRA-BKK,12 Dec 2026 14:30,13 Dec 2026 06:35',
        '2,BKK-FRA,3 Jan 2027 23:40,4 Jan 2027 05:50',
      ),
    ],
    [
      'sections',
      rows(
        '[Pax]',
        'No;Name;Nat',
        '1;X;DE',
        '[Air]',
        'Seg;Flight;From;To;Dep Date;Dep;Arr Date;Arr',
        '1;TG921;FRA;BKK;12DEC26;1430;13DEC26;0635',
        '2;TG920;BKK;FRA;03JAN27;2340;04JAN27;0550',
      ),
    ],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual(WHOLE);
  });
});

describe('flights in blocks of columns', () => {
  it.each([
    [
      'a number and a route in the first cell',
      rows(
        'Nom\tNationalité\tAller 1\tDate\tDép.\tArr.\tRetour 1\tDate\tDép.\tArr.\tChambre',
        'X\tsuisse\tTG 921 FRA-BKK\t12/12/2026\t14:30\t06:35 +1\tTG 920 BKK-FRA\t03/01/2027\t23:40\t05:50 +1\tDBL',
      ),
    ],
    [
      'heads that say the way again',
      rows(
        'Adı Soyadı;Uyruğu;Gidiş Uçuşu;Gidiş Tarihi;Kalkış;Varış;Dönüş Uçuşu;Dönüş Tarihi;Kalkış;Varış',
        'X;Türk;TG 921 FRA-BKK;12.12.2026;14:30;06:35 +1;TG 920 BKK-FRA;03.01.2027;23:40;05:50 +1',
      ),
    ],
    [
      'departures that are numbered',
      rows(
        'Uczestnik|Wylot 1|Data|Odlot|Przylot|Powrót 1|Data|Odlot|Przylot',
        'X|TG 921 FRA-BKK|12.12.2026|14:30|06:35+1|TG 920 BKK-FRA|03.01.2027|23:40|05:50+1',
      ),
    ],
    [
      'days before what they say of one way',
      rows(
        'Naam;Datum heenvlucht;Vlucht;Traject;Tijden;Datum terugvlucht;Vlucht;Traject;Tijden',
        'X;12-12-2026;TG 921;FRA-BKK;14:30-06:35+1;03-01-2027;TG 920;BKK-FRA;23:40-05:50+1',
      ),
    ],
    [
      'days below the ways',
      rows(
        'Name;Hinflug;Von;Nach;Ab;An;Rückflug;Von;Nach;Ab;An',
        'X;12.12.2026;FRA;BKK;14:30;06:35+1;03.01.2027;BKK;FRA;23:40;05:50+1',
      ),
    ],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual(WHOLE);
    expect(read(text).unread).toEqual([]);
  });

  it('are not those of others that are numbered beside them', () => {
    const block = ';Datum;Ab;An';
    const text = rows(
      `Name;Etappe 1${block};Etappe 2${block};Rückflug 1${block};Rückflug 2${block}`,
      'X;LH 1 HAM-FRA;12.12.2026;08:00;09:00;TG 921 FRA-BKK;12.12.2026;14:30;06:35+1;TG 920 BKK-FRA;03.01.2027;23:40;05:50+1;LH 2 FRA-HAM;04.01.2027;07:00;08:00',
    );
    expect(said(text)).toEqual([
      'HAM 2026-12-12 08:00 FRA 2026-12-12 09:00',
      'FRA 2026-12-12 14:30 BKK 2026-12-13 06:35',
    ]);
    expect(read(text).unread).toHaveLength(4);
  });
});

describe('ends above their columns', () => {
  const GOES = [
    'TG 921;FRA;12.12.2026;14:30;BKK;13.12.2026;06:35;OK',
    'TG 920;BKK;03.01.2027;23:40;FRA;04.01.2027;05:50;OK',
  ];
  it.each([
    [';Abflug;;;Ankunft;;;Status', 'Flug;Ort;Datum;Zeit;Ort;Datum;Zeit;'],
    [';SALIDA;;;LLEGADA;;;', 'Vuelo;Aeropuerto;Fecha;Hora;Aeropuerto;Fecha;Hora;Estado'],
    [';Départ;;;Arrivée;;;', 'Vol;Ville;Date;Heure;Ville;Date;Heure;Statut'],
  ])('%s', (above, head) => {
    expect(said(rows('Flights;;;;;;;', above, head, ...GOES))).toEqual(WHOLE);
    const cancelled = rows(above, head, ...GOES.map((row) => row.replace('OK', 'XX')));
    expect([said(cancelled), read(cancelled).unread.length]).toEqual([[], 2]);
  });
});

describe('days and heads of systems for agencies', () => {
  const HEAD = 'PNR;CARRIER;FLNR;ABDAT;VON;NACH;ABZEIT;ANZEIT;ANDAT';
  it('are without dividers, and shortened', () => {
    const text = rows(
      HEAD,
      'X1;TG;921;12122026;FRA;BKK;1430;0635;13122026',
      'X1;TG;920;03012027;BKK;FRA;2340;0550;04012027',
    );
    expect([said(text), read(text).unread]).toEqual([WHOLE, []]);
  });

  it('may be days or months first', () => {
    const text = rows('Flight,From,To,Date', 'DL100,JFK,LHR,12032027');
    expect([said(text), read(text).unread.length]).toEqual([[], 1]);
    expect(said(rows('Flight,From,To,Date', 'DL100,JFK,LHR,13032027'))).toEqual(['JFK 2027-03-13 ? LHR ? ?']);
  });
});

describe('what forms do not say', () => {
  const RETURN = 'LH401;JFK;FRA;20.02.2027;17:55';
  it.each([
    [
      'two journeys without heads',
      rows(
        'LH400;FRA;JFK;12.02.2027;10:55',
        RETURN,
        'LH500;MUC;ORD;13.02.2027;10:55',
        'LH501;ORD;MUC;21.02.2027;17:55',
      ),
    ],
    ['a weekday that is not that of the day', rows('Flight;From;To;Date;Dep', 'QF1;LHR;SIN;Mon 12DEC;10:00')],
    ['a weekday in another column', rows('Flight;From;To;Day;Date;Dep', 'QF1;LHR;SIN;MON;12DEC;10:00')],
    ['a day of the last weeks', rows('Flight;From;To;Date;Dep', 'QF1;LHR;SIN;12NOV;10:00')],
    ['a last day of an option', rows('Flug;Von;Nach;Option', 'LH400;FRA;JFK;12.02.2027')],
    ['trains', rows('Zug;Von;Nach;Datum;Ab;An', 'ICE 100;Frankfurt;Hamburg;12.02.2027;10:55;14:00')],
    ['months that may be days', rows('Flight,From,To,Date', 'DL100,JFK,LHR,12/03/2026')],
    ['numbers of a spreadsheet', rows('Flug;Von;Nach;Abflug;Ankunft', 'LH1;FRA;SIN;46368.9166;46369.7083')],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual([]);
    expect(read(text).unread).not.toEqual([]);
  });

  it('is left out', () => {
    const text = rows('Flight;From;To;Date;Dep;Arr;Extra bags', 'QF1;LHR;SIN;12.12.2026;10:00;17:00;+1');
    expect(said(text)).toEqual(['LHR 2026-12-12 10:00 SIN ? ?']);
    const other = rows(
      'Name;Out1 From;Out1 To;Out1 Dep;Ret1 From;Ret1 To;Ret1 Dep',
      'A;FRA;BKK;2026-12-12;BKK;FRA;2027-01-03',
      'B;VIE;BKK;2026-12-12;BKK;VIE;2027-01-03',
    );
    expect(said(other)).toEqual(['FRA 2026-12-12 ? BKK ? ?', 'BKK 2027-01-03 ? FRA ? ?']);
    expect(read(other).unread.map(({ why }) => why)).toEqual(['OTHER_BOOKING', 'OTHER_BOOKING']);
  });

  it.each([
    [
      'WL1',
      rows('Flt;From;To;Date;STD;STA;St', 'BA1;LHR;JFK;01FEB27;1000;1300;HK1', 'BA2;JFK;LHR;09FEB27;1900;0700+1;WL1'),
    ],
    [
      'Avbokad',
      rows(
        'Flyg;Från;Till;Datum;Tid;Status',
        'BA1;LHR;JFK;2027-02-01;10:00;Bekräftad',
        'BA2;JFK;LHR;2027-02-09;19:00;Avbokad',
      ),
    ],
  ])('is not confirmed: %s', (_, text) => {
    expect(said(text)).toHaveLength(1);
    expect(read(text).unread.map(({ why }) => why)).toEqual(['NOT_CONFIRMED']);
  });
});

it.each([
  [
    'rows',
    rows('Day;Date;From;To;Dep;Arr', ...Array<string>(300).fill('SA;12DEC;Frankfurt am Main;Bangkok;1430;0635 +1')),
  ],
  ['rows without heads', Array<string>(300).fill('SA;12DEC26;FRA;BKK;14:30;06:35 +1').join('\n')],
  [
    'columns',
    rows(Array<string>(80).fill('From 1').join(';'), ...Array<string>(300).fill('12 Dec Sat +1 (;'.repeat(80))),
  ],
  [
    'long cells',
    rows(
      'From;To;Date',
      ...Array<string>(100).fill(`${'12 DEC '.repeat(200)};${'(+1 '.repeat(200)};${'a-b'.repeat(300)}`),
    ),
  ],
])('many %s are read in time', (_, text) => {
  const begin = Date.now();
  read(text);
  expect(Date.now() - begin).toBeLessThan(8_000);
});
