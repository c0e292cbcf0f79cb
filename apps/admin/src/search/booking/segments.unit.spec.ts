import { readBooking } from './read-booking.js';
import { readSegments } from './segments.js';

const TODAY = '2026-11-30';
const said = (text: string): string[] =>
  readBooking(text, TODAY).legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?'].join(' '),
  );
const lines = (...some: string[]): string => some.join('\n');

describe('segments of a mail, each with two places, a day and two times', () => {
  it.each([
    [
      'labels in one line',
      `Booking confirmed: K7P3NV

Your flights
Flight EZY8921
London Gatwick (LGW) to Nice (NCE)
Thu 15 Apr 2027
Dep 07:05 Arr 10:10

Flight EZY8922
Nice (NCE) to London Gatwick (LGW)
Mon 19 Apr 2027
Dep 22:40 Arr 23:45

Passengers
Ms Ann Lee`,
      ['LGW 2027-04-15 07:05 NCE 2027-04-15', 'NCE 2027-04-19 22:40 LGW 2027-04-19'],
    ],
    [
      'labels above each other',
      `Wizz Air itinerary
Flight confirmation code: XR5T6Y

GOING OUT
Flight Number: W6 2201
Departs from: Budapest - Liszt Ferenc (BUD) - Terminal 2B   14/05/2027 06:15
Arrives to: London Luton (LTN)   14/05/2027 08:05

COMING BACK
Flight Number: W6 2206
Departs from: London Luton (LTN)   21/05/2027 21:25
Arrives to: Budapest - Liszt Ferenc (BUD) - Terminal 2B   22/05/2027 00:55`,
      ['BUD 2027-05-14 06:15 LTN 2027-05-14', 'LTN 2027-05-21 21:25 BUD 2027-05-22'],
    ],
    [
      'airports by name with their cities',
      `Norwegian
Reservasjon QWERT1

DY1302 - 12. mai 2027
07:00 Oslo-Gardermoen
08:20 London-Gatwick
Flyet opereres av Norwegian

DY1307 - 16. mai 2027
18:50 London-Gatwick
22:05 Oslo-Gardermoen`,
      ['OSL 2027-05-12 07:00 LGW 2027-05-12', 'LGW 2027-05-16 18:50 OSL 2027-05-16'],
    ],
    [
      'both days on a line',
      `EMIRATES
Your booking reference: HJ4KLM

Departing
EK046 | Frankfurt (FRA) 15:20 Mon 05 Apr 2027 → Dubai (DXB) 23:45 Mon 05 Apr 2027
EK384 | Dubai (DXB) 02:50 Tue 06 Apr 2027 → Bangkok (BKK) 12:05 Tue 06 Apr 2027

Returning
EK373 | Bangkok (BKK) 21:25 Sat 17 Apr 2027 → Dubai (DXB) 00:50 Sun 18 Apr 2027
EK045 | Dubai (DXB) 08:25 Sun 18 Apr 2027 → Frankfurt (FRA) 13:30 Sun 18 Apr 2027`,
      [
        'FRA 2027-04-05 15:20 DXB 2027-04-05',
        'DXB 2027-04-06 02:50 BKK 2027-04-06',
        'BKK 2027-04-17 21:25 DXB 2027-04-18',
        'DXB 2027-04-18 08:25 FRA 2027-04-18',
      ],
    ],
    [
      'times above a route',
      `Your flight to Lisbon is confirmed

Sat 20 Mar 2027
09:15 - 11:30
MUC to LIS
TP553 · TAP Air Portugal · Economy

Sat 27 Mar 2027
12:20 - 16:35
LIS to MUC
TP554 · TAP Air Portugal · Economy`,
      ['MUC 2027-03-20 09:15 LIS 2027-03-20', 'LIS 2027-03-27 12:20 MUC 2027-03-27'],
    ],
    [
      'a layover between',
      `Departing flight · Fri, Mar 12
7:25 AM · Frankfurt Airport (FRA)
Travel time: 1 hr 10 min
8:35 AM · Munich International Airport (MUC)
Lufthansa · Economy · Airbus A320 · LH 100
3 hr 15 min layover · Munich (MUC)
11:50 AM · Munich International Airport (MUC)
Travel time: 9 hr
2:50 PM · John F. Kennedy International Airport (JFK)
Lufthansa · Economy · Airbus A350 · LH 410

Return flight · Sat, Mar 20
6:05 PM · John F. Kennedy International Airport (JFK)
Travel time: 7 hr 40 min · Overnight
7:45 AM+1 · Frankfurt Airport (FRA)
Lufthansa · Economy · Boeing 747 · LH 401`,
      [
        'FRA 2027-03-12 07:25 MUC 2027-03-12',
        'MUC 2027-03-12 11:50 JFK 2027-03-12',
        'JFK 2027-03-20 18:05 FRA 2027-03-21',
      ],
    ],
    [
      'moments below places',
      `Flight - Lufthansa (LH) - 772
Status: Confirmed
Depart: Frankfurt Intl (FRA)
Friday, Mar 12, 2027 2:30 PM
Arrive: Bangkok Suvarnabhumi (BKK)
Saturday, Mar 13, 2027 6:10 AM

Flight - Lufthansa (LH) - 773
Status: Confirmed
Depart: Bangkok Suvarnabhumi (BKK)
Friday, Mar 26, 2027 11:05 PM
Arrive: Frankfurt Intl (FRA)
Saturday, Mar 27, 2027 5:30 AM`,
      ['FRA 2027-03-12 14:30 BKK 2027-03-13', 'BKK 2027-03-26 23:05 FRA 2027-03-27'],
    ],
    [
      'an Italian list',
      `Gentile cliente,
ecco il riepilogo del suo viaggio.

ANDATA - venerdì 12 marzo 2027
AZ 1487 Partenza 07:10 Venezia (VCE) Arrivo 08:20 Roma Fiumicino (FCO)
AZ 608 Partenza 10:00 Roma Fiumicino (FCO) Arrivo 13:40 New York JFK (JFK)

RITORNO - sabato 20 marzo 2027
AZ 609 Partenza 17:55 New York JFK (JFK) Arrivo 07:50 (+1) Roma Fiumicino (FCO)`,
      [
        'VCE 2027-03-12 07:10 FCO 2027-03-12',
        'FCO 2027-03-12 10:00 JFK 2027-03-12',
        'JFK 2027-03-20 17:55 FCO 2027-03-21',
      ],
    ],
    [
      'a Dutch list without codes',
      `Beste mevrouw Jansen,

Uw vluchten:
vr 12 mrt 2027   KL 1233   Amsterdam - Parijs Charles de Gaulle   vertrek 09:10   aankomst 10:30
vr 12 mrt 2027   AF 990   Parijs Charles de Gaulle - Johannesburg   vertrek 23:20   aankomst 10:55 +1
do 25 mrt 2027   KL 592   Johannesburg - Amsterdam   vertrek 23:55   aankomst 10:35 +1`,
      [
        'AMS 2027-03-12 09:10 CDG 2027-03-12',
        'CDG 2027-03-12 23:20 JNB 2027-03-13',
        'JNB 2027-03-25 23:55 AMS 2027-03-26',
      ],
    ],
    [
      'a Swedish mail',
      `Hej Anna!
Din bokning: SK8M2P

Utresa, fredag 12 mars 2027
SK 525
Avgång 12:10 Stockholm Arlanda (ARN)
Ankomst 13:50 London Heathrow (LHR)

Hemresa, tisdag 16 mars 2027
SK 528
Avgång 18:15 London Heathrow (LHR)
Ankomst 21:50 Stockholm Arlanda (ARN)`,
      ['ARN 2027-03-12 12:10 LHR 2027-03-12', 'LHR 2027-03-16 18:15 ARN 2027-03-16'],
    ],
    [
      'sentences',
      `Dear Mr Brown,

I am pleased to confirm your trip. You fly on Friday, 12 March 2027, with Lufthansa LH 772 from
Frankfurt (FRA) at 14:30, arriving in Bangkok (BKK) at 06:10 the next day. The return flight is
on Friday, 26 March 2027, with LH 773 leaving Bangkok at 23:05 and landing in Frankfurt at 05:30
on Saturday, 27 March.

Kind regards`,
      ['FRA 2027-03-12 14:30 BKK 2027-03-13', 'BKK 2027-03-26 23:05 FRA 2027-03-27'],
    ],
    [
      'a line for each part',
      `TAP Air Portugal
Código de reserva: TYU78K

IDA
sexta-feira, 12 de março de 2027
TP 575
Frankfurt (FRA), Terminal 1
11:55
Lisboa (LIS), Terminal 1
13:55

TP 87
Lisboa (LIS), Terminal 1
17:05
São Paulo Guarulhos (GRU), Terminal 3
23:30

VOLTA
sábado, 27 de março de 2027
TP 82
São Paulo Guarulhos (GRU), Terminal 3
15:55
Lisboa (LIS), Terminal 1
05:00 (+1)`,
      [
        'FRA 2027-03-12 11:55 LIS 2027-03-12',
        'LIS 2027-03-12 17:05 GRU 2027-03-12',
        'GRU 2027-03-27 15:55 LIS 2027-03-28',
      ],
    ],
    [
      'cancelled flights below',
      `Your trip: London - Sydney
Booking ref: 6QRT8P

Friday 12 March 2027
QF2  London Heathrow T3 → Singapore T1
     Departs 20:35   Arrives 17:25 Saturday 13 March
QF2  Singapore T1 → Sydney T1
     Departs 19:30 Saturday 13 March   Arrives 06:10 Sunday 14 March

Cancelled flights
Monday 29 March 2027
QF1  Sydney T1 → Singapore T1
     Departs 15:30   Arrives 20:40`,
      ['LHR 2027-03-12 20:35 SIN 2027-03-13', 'SIN 2027-03-13 19:30 SYD 2027-03-14'],
    ],
    [
      'a train',
      `Rail & Fly

Zug zum Flug: ICE 105, 12.03.2027, Köln Hbf (QKL) ab 08:55, Frankfurt Flughafen (FRA) an 09:50
Flug: UA 961, 12.03.2027, Frankfurt (FRA) ab 12:40, Newark (EWR) an 15:50`,
      ['QKL 2027-03-12 08:55 FRA 2027-03-12', 'FRA 2027-03-12 12:40 EWR 2027-03-12'],
    ],
    [
      'four labels',
      `Itinerary
SQ 325 on 12 Mar 2027
From: Frankfurt (FRA)
To: Singapore (SIN)
Departure: 12 Mar 2027 12:20
Arrival: 13 Mar 2027 07:30

SQ 326 on 26 Mar 2027
From: Singapore (SIN)
To: Frankfurt (FRA)
Departure: 26 Mar 2027 13:55
Arrival: 26 Mar 2027 20:15`,
      ['FRA 2027-03-12 12:20 SIN 2027-03-13', 'SIN 2027-03-26 13:55 FRA 2027-03-26'],
    ],
    [
      'days below',
      `LH 772
Frankfurt 14:30
Bangkok 06:10 +1
12.03.2027

LH 773
Bangkok 23:05
Frankfurt 05:30 +1
26.03.2027`,
      ['FRA 2027-03-12 14:30 BKK 2027-03-13', 'BKK 2027-03-26 23:05 FRA 2027-03-27'],
    ],
    [
      'an old flight',
      `We changed your flight.

Your old flight:
BA 342
Fri 12 Mar 2027
10:55 London (LHR)
14:00 Nice (NCE)

Your new flight:
BA 344
Fri 12 Mar 2027
12:55 London (LHR)
16:00 Nice (NCE)`,
      ['LHR 2027-03-12 12:55 NCE 2027-03-12'],
    ],
    [
      'another time above',
      `Treffpunkt 16:00 Hamburg (HAM)
Fr. 12. März 2027
LH 27
18:00 Hamburg (HAM)
19:10 Frankfurt (FRA)

LH 772
22:05 Frankfurt (FRA)
06:20 Bangkok (BKK) +1`,
      ['HAM 2027-03-12 18:00 FRA 2027-03-12', 'FRA 2027-03-12 22:05 BKK 2027-03-13'],
    ],
    [
      'days behind places',
      `Outbound
10:15
FRA
12 Mar 2027
→
13:05
JFK
12 Mar 2027
LH 400

Inbound
16:10
JFK
20 Mar 2027
→
05:30
FRA
21 Mar 2027
LH 401`,
      ['FRA 2027-03-12 10:15 JFK 2027-03-12', 'JFK 2027-03-20 16:10 FRA 2027-03-21'],
    ],
    [
      'a place, a day and a time in turn',
      `Uçuş detayları

Kalkış
İstanbul Sabiha Gökçen (SAW)
05 Mayıs 2027 Çarşamba 06:50
Varış
Berlin (BER)
05 Mayıs 2027 Çarşamba 08:45
PC 977

Kalkış
Berlin (BER)
12 Mayıs 2027 Çarşamba 21:30
Varış
İstanbul Sabiha Gökçen (SAW)
13 Mayıs 2027 Perşembe 01:25
PC 978`,
      ['SAW 2027-05-05 06:50 BER 2027-05-05', 'BER 2027-05-12 21:30 SAW 2027-05-13'],
    ],
    [
      'days that say their order',
      `Votre e-billet
Dossier : QW3RTY

Segment 1 : SN 3636 Bruxelles (BRU) / Paris (CDG)
   Départ le 03/05/2027 à 09h45, arrivée à 10h40
Segment 2 : AF 718 Paris (CDG) / Dakar (DSS)
   Départ le 03/05/2027 à 15h50, arrivée à 19h35
Segment 3 : SN 204 Dakar (DSS) / Bruxelles (BRU)
   Départ le 17/05/2027 à 21h00, arrivée le 18/05/2027 à 05h50`,
      [
        'BRU 2027-05-03 09:45 CDG 2027-05-03',
        'CDG 2027-05-03 15:50 DSS 2027-05-03',
        'DSS 2027-05-17 21:00 BRU 2027-05-18',
      ],
    ],
    [
      'airlines by name',
      `Priceline Trip Details

Departing - Thu, Jul 8, 2027
United Airlines Flight 2301
Denver (DEN) 6:15am
Washington (IAD) 11:40am
Connection time: 5hr 25min
United Airlines Flight 988
Washington (IAD) 5:05pm
Frankfurt (FRA) 7:10am Fri, Jul 9
Economy

Returning - Thu, Jul 22, 2027
Lufthansa Flight 446
Frankfurt (FRA) 1:20pm
Denver (DEN) 3:30pm
Economy`,
      [
        'DEN 2027-07-08 06:15 IAD 2027-07-08',
        'IAD 2027-07-08 17:05 FRA 2027-07-09',
        'FRA 2027-07-22 13:20 DEN 2027-07-22',
      ],
    ],
    [
      'names with codes in columns',
      `Reiseverlauf

1. Flug  | Mo, 01.03.2027 | LX 1057 | Düsseldorf DUS  06:25 | Zürich ZRH 07:40
2. Flug  | Mo, 01.03.2027 | LX 288  | Zürich ZRH  13:00 | Johannesburg JNB 23:40
3. Flug  | So, 14.03.2027 | LX 283  | Johannesburg JNB 20:50 | Zürich ZRH 06:40 (Mo, 15.03.)
4. Flug  | Mo, 15.03.2027 | LX 1018 | Zürich ZRH 09:20 | Düsseldorf DUS 10:45`,
      [
        'DUS 2027-03-01 06:25 ZRH 2027-03-01',
        'ZRH 2027-03-01 13:00 JNB 2027-03-01',
        'JNB 2027-03-14 20:50 ZRH 2027-03-15',
        'ZRH 2027-03-15 09:20 DUS 2027-03-15',
      ],
    ],
    [
      'labels in turn',
      `ETIHAD AIRWAYS  -  E-TICKET RECEIPT

Flight: EY 24
Date: 18 Feb 2027
From: Dusseldorf (DUS)
Departs: 11:00
To: Abu Dhabi (AUH)
Arrives: 20:10

Flight: EY 272
Date: 18 Feb 2027
From: Abu Dhabi (AUH)
Departs: 22:00
To: Colombo (CMB)
Arrives: 03:45 (19 Feb 2027)`,
      ['DUS 2027-02-18 11:00 AUH 2027-02-18', 'AUH 2027-02-18 22:00 CMB 2027-02-19'],
    ],
    [
      'times without spaces',
      `Hallo zusammen,

bitte Visum für Indien prüfen, Reisende ist Frau Dr. Nair (deutsche Staatsangehörige).

LH 754  FRA-BOM  10.02.2027  12:55-01:20+1
AI 2423 BOM-GOX  11.02.2027  06:10-07:25
AI 866  GOX-DEL  18.02.2027  13:05-15:45
LH 761  DEL-FRA  19.02.2027  03:05-07:50

Danke, Kai`,
      [
        'FRA 2027-02-10 12:55 BOM 2027-02-11',
        'BOM 2027-02-11 06:10 GOX 2027-02-11',
        'GOX 2027-02-18 13:05 DEL 2027-02-18',
        'DEL 2027-02-19 03:05 FRA 2027-02-19',
      ],
    ],
    [
      'a French day before its month',
      `Bonjour,

Voici les horaires :
Aller le 08/05/2027 : vol AT 781 Paris Orly 10h30 / Marrakech 12h55
Retour le 22/05/2027 : vol AT 780 Marrakech 13h45 / Paris Orly 18h05

Cordialement`,
      ['ORY 2027-05-08 10:30 RAK 2027-05-08', 'RAK 2027-05-22 13:45 ORY 2027-05-22'],
    ],
    [
      'a mark with its unit',
      `Air Canada
Itinerary/Receipt

AC 873   Fri 02-Jul 2027
Frankfurt (FRA) 14:00   Toronto Pearson (YYZ) 16:25
AC 121   Fri 02-Jul 2027
Toronto Pearson (YYZ) 19:00   Vancouver (YVR) 20:50

AC 838   Mon 19-Jul 2027
Vancouver (YVR) 15:30   Frankfurt (FRA) 10:35 + 1 day`,
      [
        'FRA 2027-07-02 14:00 YYZ 2027-07-02',
        'YYZ 2027-07-02 19:00 YVR 2027-07-02',
        'YVR 2027-07-19 15:30 FRA 2027-07-20',
      ],
    ],
    [
      'a day, a time and a place',
      `Aegean
Booking reference: 6HJ7KL

FLIGHT DETAILS

Athens - Santorini
Flight A3 350   Economy Light
Departure  Sat 05 Jun 2027, 05:45  Athens (ATH) Eleftherios Venizelos
Arrival    Sat 05 Jun 2027, 06:35  Santorini (JTR)

Santorini - Athens
Flight A3 371   Economy Light
Departure  Fri 11 Jun 2027, 22:50  Santorini (JTR)
Arrival    Fri 11 Jun 2027, 23:40  Athens (ATH) Eleftherios Venizelos`,
      ['ATH 2027-06-05 05:45 JTR 2027-06-05', 'JTR 2027-06-11 22:50 ATH 2027-06-11'],
    ],
  ])('%s', (_, text, legs) => {
    expect(said(text)).toEqual(legs);
  });
});

describe('the day of an arrival below its flight', () => {
  const above = ['Sun, Jan 24', 'Hawaiian Airlines 30'];
  const [start, end] = ['9:45pm  Kahului (OGG)', 'Seattle (SEA-Seattle - Tacoma Intl.)'];

  it('counts', () => {
    expect(said(lines(...above, start, `5:50am  ${end}`, '6h 5m, Nonstop', 'Arrives Mon, Jan 25'))).toEqual([
      'OGG 2027-01-24 21:45 SEA 2027-01-25',
    ]);
    expect(said(lines('Fr 12.03.2027', 'LH 1 Hamburg - Bangkok 10:00 - 11:00', 'Ankunft: Sa 13.03.2027'))).toEqual([
      'HAM 2027-03-12 10:00 BKK 2027-03-13',
    ]);
  });

  it('leaves the flight out where a mark means another one', () => {
    expect(said(lines(...above, start, `5:50am +1 day  ${end}`, 'Arrives Tue, Jan 26'))).toEqual([]);
  });
});

it('reads trains of stations with a code, and the flights behind them', () => {
  const train = ['Train AF7183', '11:17  Bruxelles-Midi, gare (ZYR)', '12:42  Paris, gare TGV (CDG)'];
  const flight = ['AF470', '16:20  Paris (CDG)', '06:05 +1 jour  Île Maurice (MRU)'];
  expect(said(lines('lundi 18 octobre 2027', ...train, '', 'Correspondance : 3h38', '', ...flight))).toEqual([
    'ZYR 2027-10-18 11:17 CDG 2027-10-18',
    'CDG 2027-10-18 16:20 MRU 2027-10-19',
  ]);
});

describe('nothing is taken', () => {
  it.each([
    [
      'where the arrival is at a place that is not known',
      ['Fr 12.03.2027', 'LH 1', '10:00 Hamburg', '12:00 Nirgendwo', '', 'LH 2', '14:00 Nirgendwo', '18:00 Bangkok'],
    ],
    [
      'where a stop is missing',
      ['Fr 12.03.2027', 'LH 1', '10:00 Hamburg', '', 'LH 2', '14:00 Frankfurt', '18:00 Athen'],
    ],
    ['without the number of a flight', ['Fr 12.03.2027', '10:00 Hamburg', '12:00 Frankfurt']],
    ['where the day is another weekday', ['Do 12.03.2027', 'LH 1', '10:00 Hamburg', '12:00 Frankfurt']],
    ['where nobody knows the year', ['12. März', 'LH 1', '10:00 Hamburg', '12:00 Frankfurt']],
    ['where it lands before it starts', ['Fr 12.03.2027', 'LH 1', '22:00 Hamburg', '06:00 Bangkok']],
    ['where it is cancelled', ['Fr 12.03.2027', 'LH 1', '10:00 Hamburg', '12:00 Frankfurt', 'Status: storniert']],
    [
      'where it may go by way of another city',
      ['Fr 12.03.2027', 'LH 1', 'ab Hamburg 10:00', 'weiter 12:00', 'an Bangkok 23:00'],
    ],
  ])('%s', (_, text) => {
    expect(said(lines(...text))).toEqual([]);
  });

  it('of a flight on the day after a night, but where the text says how long one waits', () => {
    const before = ['Fr 12.03.2027', 'LH 1', '22:00 Frankfurt (FRA)', '06:20 Bangkok (BKK) +1', ''];
    const behind = ['TG 2', '08:05 Bangkok (BKK)', '09:30 Phuket (HKT)'];
    expect(said(lines(...before, ...behind))).toEqual(['FRA 2027-03-12 22:00 BKK 2027-03-13']);
    expect(said(lines(...before, 'Umsteigezeit: 1 Std. 45 Min.', ...behind))).toEqual([
      'FRA 2027-03-12 22:00 BKK 2027-03-13',
      'BKK 2027-03-13 08:05 HKT 2027-03-13',
    ]);
  });
});

it('names what is lost between segments', () => {
  const { legs, unread } = readSegments(
    lines('LH 1 12.03.2027 Hamburg - Frankfurt 10:00 - 11:05', 'LH 2 13.03.2027 Frankfurt - Nirgendwo 12:00 - 14:00'),
    TODAY,
  );
  expect([legs.length, unread.map(({ why }) => why)]).toEqual([1, ['NOT_UNDERSTOOD']]);
});

it.each([
  ['LH 1 12.03.2027 Hamburg - Frankfurt 10:00 - 11:05'],
  ['10:00 Hamburg'],
  ['12:00'],
  ['LH 1 am 12.03.2027 von Hamburg um 10:00 Uhr nach Frankfurt, Ankunft 11:05 Uhr. '.repeat(5)],
  ['LH 1 '.repeat(80)],
  ['( '.repeat(200)],
  ['Frankfurt - '.repeat(30)],
  [' '.repeat(400)],
])('takes its time for no text: %s', (line) => {
  const began = performance.now();
  readSegments(Array.from({ length: 300 }, () => line).join('\n'), TODAY);
  expect(performance.now() - began).toBeLessThan(8_000);
});

const ROUTE = 'LH 1166 Frankfurt (FRA) - Lisbon (LIS), Monday 3 May 2027';
const reasons = (text: string): string[] => readBooking(text, TODAY).unread.map(({ why }) => why);

it.each([
  lines(
    'Your booking has been cancelled.',
    '',
    'LH 1166 from Frankfurt to Lisbon on Monday, 3 May 2027, departing at 10:15 and arriving at 12:20.',
  ),
  lines(
    'Your booking below has been cancelled.',
    '',
    '> LH 1166 Frankfurt (FRA) - Lisbon (LIS) 03.05.2027 10:15 - 12:20',
  ),
])('a booking that is cancelled above its flights has none: %s', (text) => {
  expect(said(text)).toEqual([]);
  expect(readSegments(text, TODAY).legs).toEqual([]);
  expect(reasons(text)).toEqual(['NOT_CONFIRMED']);
});

it.each([
  'Office hours: 09:00 - 18:00',
  'Öffnungszeiten: 09:00 - 18:00 Uhr',
  'Hotline: 08:00 - 20:00',
  'Meeting point 07:00\nLunch 12:30',
])('times of something else below a route are not its own: %s', (below) => {
  expect(said(lines(ROUTE, '', below))).toEqual([]);
  expect(reasons(lines(ROUTE, '', below))).toEqual(['NOT_UNDERSTOOD']);
});

it.each(['10:15 - 12:20', 'Departure 10:15\nArrival 12:20'])(
  'times of the route in the next block are its own: %s',
  (below) => {
    expect(said(lines(ROUTE, '', below))).toEqual(['FRA 2027-05-03 10:15 LIS 2027-05-03']);
  },
);

it.each(['Terminal', 'Gate', 'Hall'])('the number of a %s is no day', (place) => {
  expect(said(`01.03.2027 LH 1166 Frankfurt (FRA) 10:15 - Lisbon (LIS) 12:20 (${place} 2)`)).toEqual([
    'FRA 2027-03-01 10:15 LIS 2027-03-01',
  ]);
});

describe('times below a route are not its own', () => {
  const above = ['Booking confirmed', 'Outbound: Luxembourg (LUX) – Sao Paulo (GRU)', 'Tue 09 Mar 2027'];
  it.each([
    ['with the code of another place', ['TP 693   06:05 LUX – 07:55 LIS (T1)   Economy Classic']],
    ['with codes before the times', ['TP 693 LUX 06:05, LIS 07:55']],
    ['with the name of another place', ['TP 693 06:05 – 07:55 Lisbon']],
    ['where a flight follows', ['TP 693   06:05 – 07:55', 'TP 83    10:10 – 17:15']],
    ['where a flight follows in another block', ['TP 693   06:05 – 07:55', '', 'TP 83    10:10 – 17:15']],
  ])('%s', (_, below) => {
    const found = said(lines(...above, ...below));
    expect(found.filter((leg) => /LUX.*GRU/.test(leg))).toEqual([]);
  });
});

it('no flight without its times stands for the others', () => {
  const flights = ['LH 10 12.03.2027 HAM 10:00 - FRA 11:05', 'LH 20 12.03.2027 FRA 13:00 - VIE 14:25'];
  expect(said(lines(...flights, 'LH 10 HAM - VIE Fri 12 Mar'))).not.toContain('HAM 2027-03-12 ? VIE ?');
  expect(said(lines(...flights, 'OS 5 VIE - GRZ Sat 13 Mar, times follow')).at(-1)).toBe('VIE 2027-03-13 ? GRZ ?');
});

it.each([
  ['PC 990  SAW İstanbul 08:10 → 10:20 AMS Amsterdam', ['SAW 2027-03-12 08:10 AMS 2027-03-12']],
  ['LH 400   FRA 10:55  JFK 13:45', ['FRA 2027-03-12 10:55 JFK 2027-03-12']],
  ['LH 400   10:55 FRA  13:45 JFK', ['FRA 2027-03-12 10:55 JFK 2027-03-12']],
  ['LH 400   10:55 SAT  13:45 SUN', []],
  ['LH 400   BER 10:55 FRA  13:45 JFK', []],
])('codes beside clocks: %s', (line, legs) => {
  expect(said(lines('Booking confirmed', 'Fri 12 Mar 2027', line))).toEqual(legs);
});

it.each([
  [
    'French',
    lines(
      'VOL  MK 219',
      '  Départ   lundi 1er mars 2027   09:55   La Réunion (RUN)',
      '  Arrivée  lundi 1er mars 2027   10:40   Maurice (MRU)',
    ),
    'RUN 2027-03-01 09:55 MRU 2027-03-01',
  ],
  [
    'Italian',
    'AZ 1602 lunedì 1º marzo 2027 Roma (FCO) 08:10 - Bari (BRI) 09:15',
    'FCO 2027-03-01 08:10 BRI 2027-03-01',
  ],
  [
    'Spanish',
    'IB 420 1.º de marzo de 2027 Madrid (MAD) 08:10 - Vigo (VGO) 09:20',
    'MAD 2027-03-01 08:10 VGO 2027-03-01',
  ],
  [
    'Portuguese',
    'TP 1901 1º de março de 2027 Lisboa (LIS) 08:10 - Faro (FAO) 08:55',
    'LIS 2027-03-01 08:10 FAO 2027-03-01',
  ],
])('the first of a month, in %s', (_, text, leg) => {
  expect(said(text)).toEqual([leg]);
});

it.each([
  lines('TK 45   Cape Town (CPT)            İstanbul (IST)', '01 Şub 2027 Pzt  17:45   02 Şub 2027 Sal  06:00'),
  lines('TK 45   Cape Town (CPT)            İstanbul (IST)', 'Pzt 01 Şub 2027  17:45   06:00 Sal, 02 Şub 2027'),
])('the weekday of a day is no place, though one has its name', (text) => {
  expect(said(text)).toEqual(['CPT 2027-02-01 17:45 IST 2027-02-02']);
  expect(said(text.replaceAll(/\d{2} Şub 2027/g, ''))).toEqual([]);
});

it('clocks behind days with whole years have no colon', () => {
  const text = lines(
    'EK018      13FEB2027  1405   MANCHESTER (MAN) TERMINAL 2        13FEB2027   ECONOMY',
    'CONFIRMED  14FEB2027  0105   DUBAI INTERNATIONAL (DXB)          1105        30KGS',
  );
  expect(said(text)).toEqual(['MAN 2027-02-13 14:05 DXB 2027-02-14']);
});

it('conditions of a cancellation are no state of a flight', () => {
  const flight = 'TK 2124 01.03.2027 İstanbul (IST) 08:00 - Ankara (ESB) 09:15';
  expect(reasons(lines(flight, '', 'İptal ve değişiklik cezaya tabidir.'))).toEqual([]);
  expect(reasons(lines(flight, 'Uçuş iptal edildi'))).toEqual(['NOT_CONFIRMED']);
});

it.each([
  [
    'German',
    `Ihre Buchung ist bestätigt

Hinreise: Hamburg nach Tokio
Mi, 10. Feb · 1 Stopp

10:20  Hamburg (HAM)
       Finnair AY1422 · Airbus A320
13:50  Helsinki (HEL)

17:30  Helsinki (HEL)
       Finnair AY61 · Airbus A350
13:30  Tokio (HND)
+1 Tag · Do, 11. Feb

Rückreise: Osaka nach Hamburg
Mi, 24. Feb · 1 Stopp

22:15  Osaka (KIX)
       Finnair AY68 · Airbus A350
04:55  Helsinki (HEL)
+1 Tag · Do, 25. Feb

07:40  Helsinki (HEL)
       Finnair AY1421 · Airbus A320
08:50  Hamburg (HAM)
Do, 25. Feb`,
    [
      'HAM 2027-02-10 10:20 HEL 2027-02-10',
      'HEL 2027-02-10 17:30 HND 2027-02-11',
      'KIX 2027-02-24 22:15 HEL 2027-02-25',
      'HEL 2027-02-25 07:40 HAM 2027-02-25',
    ],
  ],
  [
    'Spanish',
    `Reserva confirmada

miércoles 10 de febrero de 2027
23:55  Madrid (MAD)
       Iberia IB0127
04:50  Bogotá (BOG)
+1 día (jueves 11 de febrero de 2027)

jueves 11 de febrero de 2027
08:30  Bogotá (BOG)
       Avianca AV9544
10:05  Cartagena (CTG)`,
    ['MAD 2027-02-10 23:55 BOG 2027-02-11', 'BOG 2027-02-11 08:30 CTG 2027-02-11'],
  ],
])('a mark of later days and their day below an arrival are of that alone: %s', (_, text, legs) => {
  expect(said(text)).toEqual(legs);
  expect(said(text.replace('+1', '+2')).filter((leg) => !legs.includes(leg))).toEqual([]);
});

it('sentences count above lines that put together what they keep apart', () => {
  const text = lines(
    'You leave London Heathrow (Terminal 2) on Saturday, 5 June with Air Canada, flight AC897, at 14.05 and reach Vancouver',
    'International the same afternoon at 15.50. Please be at the airport three hours ahead. You then have two nights at the Burrard Court',
    'Hotel before joining the Rocky Mountaineer on Monday (rail check-in 06.30), returning in time for embarkation at Canada Place on',
    'Saturday 12 June, all aboard 15.30.',
    '',
    'The ship docks in Whittier on 19 June and a coach takes you to Anchorage for the night. On Sunday, 20 June Alaska Airlines',
    'flight AS92 takes you from Anchorage at 06.00 to Seattle-Tacoma, landing at 10.25. You have the day in Seattle (luggage can be left at',
    'the airport), then British Airways BA48 departs Seattle-Tacoma at 19.25 that evening, arriving Heathrow Terminal 5 at 12.45 the following day.',
  );
  expect(said(text)).toEqual([
    'LHR 2027-06-05 14:05 YVR 2027-06-05',
    'ANC 2027-06-20 06:00 SEA 2027-06-20',
    'SEA 2027-06-20 19:25 LHR 2027-06-21',
  ]);
});

it.each([
  ['Flug ab/bis Hamburg', 'Hamburg (HAM)'],
  ['Vlucht vanaf/tot Hamburg', 'Hamburg (HAM)'],
  ['Vuelos desde y hasta Hamburgo', 'Hamburgo (HAM)'],
])('a heading that says where a journey starts and ends is no word for its last day: %s', (heading, place) => {
  const rows = lines(
    `14.01.2027  LH 005   ${place}      07:00   Frankfurt (FRA)    08:10`,
    `29.01.2027  LH 012   Frankfurt (FRA)    11:00   ${place}      12:05`,
  );
  expect(said(lines(heading, rows))).toEqual([
    'HAM 2027-01-14 07:00 FRA 2027-01-14',
    'FRA 2027-01-29 11:00 HAM 2027-01-29',
  ]);
});

it.each([
  ['lørdag d. 15. maj 2027, SAS SK 2587', 'København kl. 07.05 - Barcelona El Prat kl. 10.05'],
  ['Samstag, 15. Mai 2027, SAS SK 2587', 'Kopenhagen um 07.05 Uhr - Barcelona El Prat um 10.05 Uhr'],
  ['sabato 15 maggio 2027, SAS SK 2587', 'Copenaghen, alle 07.05 - Barcellona, alle 10.05'],
])('a small word may stand between a place and its clock: %s', (day, route) => {
  expect(said(lines(day, route))).toEqual(['CPH 2027-05-15 07:05 BCN 2027-05-15']);
});
