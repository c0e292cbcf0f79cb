import { legLines } from '../../../test/booking-texts.js';
import { readBooking } from './read-booking.js';

const TODAY = '2026-12-01';
const legs = (text: string): string[] => legLines(readBooking(text, TODAY));
const unconfirmed = (text: string): number =>
  readBooking(text, TODAY).unread.filter(({ why }) => why === 'NOT_CONFIRMED').length;

describe('what was given back', () => {
  const rows = (...states: string[]): string =>
    states.map((state) => `LH 510   08.12.2026   Frankfurt (FRA)  22:05   Berlin (BER)  23:10   ${state}`).join('\n');

  it.each(['Refunded', 'erstattet', 'remboursé', 'Reembolsado', 'rimborsato', 'Terugbetaald', '(refunded)'])(
    'is no flight: %s',
    (state) => {
      expect([legs(rows(state)), unconfirmed(rows(state))]).toEqual([[], 1]);
    },
  );

  it.each(['Tax is refunded to those who do not fly.', 'nicht erstattbar', 'non-refundable'])(
    'conditions leave a flight as it is: %s',
    (words) => {
      expect(legs(`${rows('Economy')}\n${words}`)).toEqual(['FRA 2026-12-08 22:05 BER 2026-12-08']);
    },
  );

  it.each([
    [
      'a ticket in the rows of fares',
      ' 1   OFRA  LH  510   K 08DEC 2205 OK KEUNCB    O     1PC\n 2   OEZE  LA  433   Q 15DEC 1045 OK QEUNCB    R     1PC\n     SCL',
    ],
    [
      'one without spaces',
      ' 1 OFRALH   510   K 08DEC2205  OK KEUNCB      O  08DEC08DEC 1PC\n 2 OEZELA  1183   Q 15DEC1045  OK QEUNCB      R  15DEC15DEC 1PC\n   SCL',
    ],
    [
      'a ticket of Galileo',
      'OPEN LH 510  K   08DEC FRAEZE 2205  OK KEUNCB   1\nRFND LA 433  Q   15DEC EZESCL 1045  OK QEUNCB   2',
    ],
    [
      'a table',
      'Flight | From | To | Date | Dep | Coupon status\nLH 510 | FRA | EZE | 08DEC2026 | 22:05 | OPEN\nLA 433 | EZE | SCL | 15DEC2026 | 10:45 | REFUNDED',
    ],
  ])('is named: %s', (_, text) => {
    expect(legs(text)).toEqual(['FRA 2026-12-08 22:05 EZE ?']);
    expect(unconfirmed(text)).toBe(1);
  });
});

describe('an option that was quoted and not taken', () => {
  const booked = `LH 716  12.03.2027  Frankfurt (FRA) 13:45 - Tokio Haneda (HND) 09:35 +1
LH 717  26.03.2027  Tokio Haneda (HND) 12:05 - Frankfurt (FRA) 18:20`;
  const quoted = `NH 224  03.03.2027  Frankfurt (FRA) 11:20 - Tokio Haneda (HND) 07:05 +1
NH 203  09.03.2027  Tokio Haneda (HND) 00:50 - Frankfurt (FRA) 05:40`;

  it.each([
    [
      'Hiermit bestätige ich die Variante 2:',
      'Von: Reisebüro\nGesendet: 20.11.2026\n\nHier meine Vorschläge\n\nVariante 1',
    ],
    [
      'Le groupe est confirmé comme suit :',
      "-----Message d'origine-----\nDe : Service Groupes\n\nOption 1 (via Tokyo)",
    ],
    ['Your flights are booked:', 'Option A, which I had quoted, has been released:'],
    ['Los vuelos quedan emitidos:', 'Opción 1 (descartada):'],
  ])('is no journey: %s', (above, below) => {
    const text = `${above}\n\n${booked}\n\n${below}\n${quoted}`;
    expect(legs(text)).toEqual(['FRA 2027-03-12 13:45 HND 2027-03-13', 'HND 2027-03-26 12:05 FRA 2027-03-26']);
    expect(unconfirmed(text)).toBe(2);
  });

  it('leaves a second booking one, and a flight behind an option of a seat', () => {
    expect(
      legs(`Confirmed:\n${booked}\n\nFrom: Desk\nSent: 20 November 2026\n\nConfirmed as well:\n${quoted}`),
    ).toHaveLength(4);
    const [out, back] = booked.split('\n');
    expect(legs(`Ihre Flüge\n${out}\n\nOption 1: Sitzplatz am Fenster\n\n${back}`)).toHaveLength(2);
  });
});

it.each([
  [
    'convocation',
    'NANTES ATLANTIQUE       départ   13h40     convocation 11h10',
    'DJERBA ZARZIS           arrivée  15h30',
    'vol BJ 517   lundi 14 juin 2027',
  ],
  [
    'Treffpunkt',
    'Nantes (NTE)   ab   13:40    Treffpunkt 11:10',
    'Djerba (DJE)   an  15:30',
    'Flug BJ 517   14. Juni 2027',
  ],
  [
    'convocazione',
    'Nantes (NTE)   partenza   13:40    convocazione 11:10',
    'Djerba (DJE)   arrivo  15:30',
    'volo BJ 517   14 giugno 2027',
  ],
  ['sraz', 'Nantes (NTE)   odlet   13:40    sraz 11:10', 'Djerba (DJE)   přílet  15:30', 'let BJ 517   14. 6. 2027'],
])('the time of a %s is that of no flight', (_, start, end, head) => {
  expect(legs(`${head}\n${start}\n${end}`)).toEqual(['NTE 2027-06-14 13:40 DJE 2027-06-14']);
});

it.each([
  ['14:00  Rio de Janeiro  SDU  Santos Dumont', '15:10  São Paulo       CGH  Congonhas', 'SDU', 'CGH'],
  ['14:00  London          LHR  Heathrow, Terminal 5', '16:10  Paris           CDG  Charles de Gaulle', 'LHR', 'CDG'],
  ['14:00  Milano          LIN  Linate', '15:10  Roma            FCO  Fiumicino', 'LIN', 'FCO'],
])('a city, its code and its airport are one place: %s', (start, end, from, to) => {
  expect(legs(`28 January 2027\n${start}\n${end}\nLA 3901`)).toEqual([`${from} 2027-01-28 14:00 ${to} 2027-01-28`]);
});

it.each([
  ['Traslado CGH → GRU por conta do passageiro', 'CGH', 'GRU'],
  ['Transfer LHR - LGW not included', 'LHR', 'LGW'],
  ['Trasferimento LIN - MXP a carico del passeggero', 'LIN', 'MXP'],
])('a change of airports goes on: %s', (words, to, from) => {
  const text = `28 January 2027\n14:00  Nice (NCE)\n15:10  City (${to})\nXX 3901\n   ${words}\n22:45  City (${from})\n11:35 (+1)  Cancún (CUN)\nXX 8146`;
  expect(legs(text).map((leg) => leg.slice(0, 14))).toEqual(['NCE 2027-01-28', `${from} 2027-01-28`]);
});

it.each([['Conexão longa: 10h40'], ['Correspondance à Paris : 10h40'], ['Escala: 10h40']])(
  'the wait between two flights says the day of the second: %s',
  (wait) => {
    const text = `13 février 2027\n13:40  Lisboa (LIS)\n20:50  Paris (CDG)\nAF 8147\n   ${wait}\n07:30 (+1)  Paris (CDG)\n08:35 (+1)  Nice (NCE)\nAF 3344`;
    expect(legs(text)[1]).toBe('CDG 2027-02-14 07:30 NCE 2027-02-14');
  },
);

it.each([
  [
    'Dziękujemy za rezerwację przed odlotem.\nKatowice (KTW) → Malaga (AGP)\nW6 1151\n29/05/2027  06:00     29/05/2027  09:35\n\nMalaga (AGP) → Katowice (KTW)\nW6 1152\n05/06/2027  10:10     05/06/2027  13:45',
    'AGP 2027-06-05 10:10 KTW 2027-06-05',
  ],
  [
    'Merci pour votre réservation.\nNantes (NTE) → Malaga (AGP)\nV7 1151\n29/05/2027  06:00     29/05/2027  09:35\n\nMalaga (AGP) → Nantes (NTE)\nV7 1152\n05/06/2027  10:10     05/06/2027  12:45',
    'AGP 2027-06-05 10:10 NTE 2027-06-05',
  ],
  [
    'Obrigado pela sua reserva com TAP.\nLisboa (LIS) → Malaga (AGP)\nTP 1151\n29/05/2027  06:00     29/05/2027  08:35\n\nMalaga (AGP) → Lisboa (LIS)\nTP 1152\n05/06/2027  10:10     05/06/2027  10:45',
    'AGP 2027-06-05 10:10 LIS 2027-06-05',
  ],
])('one day says the order of the others in lines of the same form: %#', (text, back) => {
  expect(legs(text)[1]).toBe(back);
});

it('in English the order stays open', () => {
  const text =
    'Thank you for your booking.\nLeeds (LBA) → Malaga (AGP)\nLS 1151\n29/05/2027  06:00     29/05/2027  09:35\n\nMalaga (AGP) → Leeds (LBA)\nLS 1152\n05/06/2027  10:10     05/06/2027  12:45';
  expect(legs(text)).toEqual(['LBA 2027-05-29 06:00 AGP 2027-05-29']);
});

it.each([
  ['Da', 'A', 'Volo', 'Data', 'Partenza', 'Arrivo', 'sab 23/01/27', '06:35 (24/01)'],
  ['Von', 'Nach', 'Flug', 'Datum', 'Abflug', 'Ankunft', 'Sa 23.01.27', '06:35 (So 24.01.)'],
  ['Van', 'Naar', 'Vlucht', 'Datum', 'Vertrek', 'Aankomst', 'za 23/01/27', '06:35 (zo 24/01)'],
])('a day in brackets behind an arrival is its day: %s', (from, to, flight, day, departs, arrives, said, landing) => {
  const row = (...cells: string[]): string =>
    cells
      .map((cell) => cell.padEnd(26))
      .join('')
      .trimEnd();
  const text = `${row(day, flight, from, departs, to, arrives)}\n${row(said, 'DE 7231', 'BRIDGETOWN', '16:30', 'FRANKFURT', landing)}`;
  expect(legs(text)).toEqual(['BGI 2027-01-23 16:30 FRA 2027-01-24']);
});

it.each(['VTA', 'RET', 'INB'])('columns of the way back, which are called %s', (back) => {
  const text = `VUELO IDA;ORIGEN IDA;DESTINO IDA;FECHA IDA;SALIDA;LLEGADA;VUELO ${back};ORIGEN ${back};DESTINO ${back};FECHA ${back};SALIDA ${back};LLEGADA ${back}
IB 125;MAD;LIM;14/08/2027;12:35;17:30;IB 124;LIM;MAD;28/08/2027;19:40;14:35`;
  expect(legs(text)).toEqual(['MAD 2027-08-14 12:35 LIM 2027-08-14', 'LIM 2027-08-28 19:40 MAD 2027-08-29']);
});

it.each(['PT3H10M', 'P0DT3H10M', '3h 10m', '3 hours 10 minutes'])('a flight of %s lands on its day', (duration) => {
  const flight = {
    flightNumber: 'QF143',
    departureAirport: { iataCode: 'SYD' },
    departureTime: '2027-07-03T09:25:00+10:00',
    arrivalAirport: { iataCode: 'AKL' },
    estimatedFlightDuration: duration,
  };
  const said = (one: object): string[] => legs(JSON.stringify(one));
  expect(said(flight)).toEqual(['SYD 2027-07-03 09:25 AKL 2027-07-03']);
  // It would land at 23:50.
  expect(said({ ...flight, departureTime: '2027-07-03T18:40:00+10:00' })).toEqual(['SYD 2027-07-03 18:40 AKL ?']);
});

describe('flights in sentences', () => {
  it.each([
    [
      'Salen el domingo 7 de febrero de 2027 del aeropuerto Benito Juárez de la Ciudad de México (MEX) en el vuelo AM 1, que despega a las 21:55 horas y aterriza en Madrid (MAD) al día siguiente, a las 15:40 horas.',
      'MEX 2027-02-07 21:55 MAD 2027-02-08',
    ],
    [
      'El viernes 12 de febrero de 2027 vuelan con Vueling de Sevilla (SVQ) a Barcelona (BCN) en el VY 2213, con salida a las 18:10 y llegada a las 19:50.',
      'SVQ 2027-02-12 18:10 BCN 2027-02-12',
    ],
    [
      'Am 12. Februar 2027 starten Sie mit LH 712 um 14:10 Uhr vom Flughafen Frankfurt (FRA) und landen am nächsten Tag um 09:50 Uhr in Seoul Incheon (ICN).',
      'FRA 2027-02-12 14:10 ICN 2027-02-13',
    ],
    [
      'On 12 February 2027 you take off from the airport of Manchester (MAN) with EK 18 at 13:05 hours and land in Dubai (DXB) at 00:25 hours the next day.',
      'MAN 2027-02-12 13:05 DXB 2027-02-13',
    ],
  ])('with words for the airport, the carrier and the hours: %#', (text, expected) => {
    expect(legs(text)).toEqual([expected]);
  });

  it.each([
    'Air India presently offers a monsoon special at INR 38,900 for departures between 20th June and 15th July.',
    'As you will stay with your daughter, no further flights have been booked; once you know your date for London, I shall look again.',
    'Optional excursions between 20 June and 15 July start at EUR 39.',
  ])('leave aside what a paragraph says of prices, and of flights that are none: %s', (words) => {
    const text = `On Thursday, 10th June 2027 you fly with MK 744, which departs Mauritius (MRU) at 10.15 pm and gets to Delhi (DEL) at 6.40 am. ${words}`;
    expect(legs(text)).toEqual(['MRU 2027-06-10 22:15 DEL 2027-06-11']);
  });

  it.each([
    ['Your flight MK 749 to Mauritius (MRU) leaves the same airport on 3 June 2027 at 3.45 am and lands at 8.25 am.'],
    ['Departing from the same terminal on 3 June 2027 at 3.45 am, flight MK 749 to Mauritius (MRU) lands at 8.25 am.'],
  ])('go on from the same airport: %s', (onward) => {
    const text = `On 2 June 2027 you fly by AI 2985 from Delhi (DEL) at 8.00 pm to Mumbai (BOM), arriving at 10.15 pm. ${onward}`;
    expect(legs(text)[1]).toBe('BOM 2027-06-03 03:45 MRU 2027-06-03');
  });
});

describe('nationalities in sentences', () => {
  const said = (text: string): string[] => readBooking(text, TODAY).nationalities;

  it.each([
    ['Bei der Buchung wurde für alle Reiseteilnehmer die Staatsangehörigkeit DEUTSCH angegeben.', 'DE'],
    ['Im Vorgang ist die deutsche Staatsangehörigkeit hinterlegt.', 'DE'],
    ['For all passengers the nationality British was given.', 'GB'],
    ['Pour tous les voyageurs, la nationalité française a été indiquée.', 'FR'],
    ['Per tutti i passeggeri è stata indicata la cittadinanza italiana.', 'IT'],
    ['Todos han indicado la nacionalidad española.', 'ES'],
    ['Bonjour, pouvez-vous bloquer ? Ce sont tous des ressortissants français. Merci !', 'FR'],
    ['Los tres son de nacionalidad española; pasaportes con validez hasta 2031.', 'ES'],
    ['Os dois passageiros são de nacionalidade portuguesa.', 'PT'],
    ['Tutti i passeggeri sono di nazionalità italiana.', 'IT'],
    ['Les deux voyageurs sont de nationalité belge.', 'BE'],
    ['Both of them hold Irish citizenship.', 'IE'],
    ['Alle drei Reisenden haben die österreichische Staatsangehörigkeit.', 'AT'],
    ['Alle reizigers hebben de Nederlandse nationaliteit.', 'NL'],
    ['Wszyscy uczestnicy mają polskie obywatelstwo.', 'PL'],
    ['Partecipanti:\nRossi Fabio - passaporto italiano YA0000XX1 scad. 11/2030', 'IT'],
    ['They are all Irish nationals.', 'IE'],
    ['Both of you are travelling on Indian passports, so no visa is required.', 'IN'],
    ['Sie reisen beide mit deutschem Pass.', 'DE'],
  ])('%s', (text, code) => {
    expect(said(text)).toEqual([code]);
  });

  it('of two travellers with titles', () => {
    expect(said('Don Ignacio viaja con pasaporte mexicano y la señorita Leire con su pasaporte español.')).toEqual([
      'MX',
      'ES',
    ]);
  });

  it.each([
    'Wenn die deutsche Staatsangehörigkeit angegeben wurde, ist kein Visum nötig.',
    'If you are travelling on Indian passports, a visa is required.',
    'Guests whose nationality British was not given need a visa.',
  ])('leave open what is a case: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('of a column that Czech calls so', () => {
    expect(
      said(
        'Cestující            Datum nar.     Státní příslušnost\n1. Vlasta Hrubešová  14.06.1979     CZ\n2. Juraj Hrubeš      03.10.1977     SK',
      ),
    ).toEqual(['CZ', 'SK']);
  });
});

it.each([
  ['options', '10:00\nOption 1\n', 500],
  ['states', `${'  '.repeat(60)}refunded `, 100],
  ['cells of one place', `${'Paris  CDG  '.repeat(30)}\n`, 150],
  ['nationalities given', `${'die Staatsangehörigkeit deutsch '.repeat(6)}\n`, 150],
  ['airports', `${'del aeropuerto internacional '.repeat(100)} LH 12\n\n`, 8],
  ['days', `${'29/05/2027 10:10 05/06/2027 '.repeat(14)}\n`, 150],
  ['coupons', ` 1 OFRALH 510 K 08DEC2205 OK ${'A'.repeat(250)}\n`, 150],
])('takes no long time for hostile texts of %s', (_, part, times) => {
  const start = performance.now();
  readBooking(part.repeat(times), TODAY);
  expect(performance.now() - start).toBeLessThan(4_000);
});
