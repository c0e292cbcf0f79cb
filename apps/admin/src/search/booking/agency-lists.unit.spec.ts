import { readBooking } from './read-booking.js';

const said = (text: string): string[] =>
  readBooking(text, '2026-11-30').legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?'].join(' '),
  );

describe('lists of flights by agencies', () => {
  it.each([
    [
      'old, new and unchanged flights, as systems list them',
      `VOLS INITIAUX (plus valables)
AF 1234  M  05FEB27 ven  NCE CDG  06:40  08:15
AF  994  M  05FEB27 ven  CDG JNB  09:50  21:25

NOUVEAUX VOLS
AF 1236  M  05FEB27 ven  NCE CDG  15:20  16:55     TK -> HK
AF  990  M  05FEB27 ven  CDG JNB  23:30  11:05+1   TK -> HK

VOLS INCHANGÉS
AF  995  M  19FEB27 ven  JNB CDG  19:15  05:40+1   HK`,
      [
        'NCE 2027-02-05 15:20 CDG 2027-02-05',
        'CDG 2027-02-05 23:30 JNB 2027-02-06',
        'JNB 2027-02-19 19:15 CDG 2027-02-20',
      ],
    ],
    [
      'a status that is none of a seat',
      `NEW FLIGHTS
LH 1112  K  12MAR27 Fri  FRA MAD  09:15  11:50  UN -> HK
LH 1121  K  19MAR27 Fri  MAD FRA  18:05  20:40  HK -> UN`,
      ['FRA 2027-03-12 09:15 MAD 2027-03-12'],
    ],
    [
      'other things that are left as they are',
      `OLD FLIGHTS
Hotel unchanged
LH 1112  K  12MAR27 Fri  FRA MAD  09:15  11:50

NEW FLIGHTS
LH 1114  K  12MAR27 Fri  FRA MAD  13:15  15:50`,
      ['FRA 2027-03-12 13:15 MAD 2027-03-12'],
    ],
    [
      'clocks with dots in columns behind names',
      `FREITAG 12. MÄRZ 2027
LH772   Frankfurt/Main (FRA)   14.30   Bangkok Suvarnabhumi   06.10 (+1)
TG203   Bangkok Suvarnabhumi   08.55   Phuket (HKT)   10.20

SONNTAG 21. MÄRZ 2027
TG922   Phuket (HKT)   21.15   Frankfurt/Main   05.45 (+1)`,
      [
        'FRA 2027-03-12 14:30 BKK 2027-03-13',
        'BKK 2027-03-13 08:55 HKT 2027-03-13',
        'HKT 2027-03-21 21:15 FRA 2027-03-22',
      ],
    ],
    ['clocks that may be days', `LH772   Frankfurt (FRA)   10.12   Wien (VIE)   11.12`, []],
    [
      'a time that is to come, in Spanish',
      `LUNES 13 SEPTIEMBRE 2027
IB1234   Madrid (MAD) - Lima (LIM)   12:10 / 18:05
MARTES 14 SEPTIEMBRE 2027
LA2021   Lima (LIM) - Cusco (CUZ)   horario por confirmar`,
      ['MAD 2027-09-13 12:10 LIM 2027-09-13', 'LIM 2027-09-14 ? CUZ ?'],
    ],
    [
      'a time that is to come, in English',
      `Outbound 14 May 2027: BA 2166 London Gatwick - Tampa, dep 11:05 arr 15:40
On 21 May 2027 domestic flight B6 1012 Tampa - New York JFK, flight time to be advised
Inbound 28 May 2027: BA 178 New York JFK - London Heathrow, dep 08:10 arr 20:20`,
      ['LGW 2027-05-14 11:05 TPA 2027-05-14', 'TPA 2027-05-21 ? JFK ?', 'JFK 2027-05-28 08:10 LHR 2027-05-28'],
    ],
    [
      'the day of an arrival alone, in Italian',
      `- Andata: sabato 20/11/2027, Neos NO 3434, partenza Milano Malpensa (MXP) 12:30,
  arrivo a La Romana (LRM) sabato 20/11/2027.
- Ritorno: sabato 27/11/2027, Neos NO 3435, partenza La Romana (LRM) 19:30,
  arrivo a Milano Malpensa (MXP) domenica 28/11/2027.`,
      ['MXP 2027-11-20 12:30 LRM 2027-11-20', 'LRM 2027-11-27 19:30 MXP 2027-11-28'],
    ],
    [
      'a city with its region behind a slash, and two cities',
      `Flug XQ 151 am 12.06.2027 Frankfurt/Main – Palma/Mallorca ab 06:10 an 08:25
Flug XQ 152 am 19.06.2027 Palma/Mallorca – Köln/Bonn ab 09:10 an 11:35
Flug XQ 153 am 26.06.2027 München/Frankfurt – Rom Fiumicino ab 10:10 an 11:35`,
      ['FRA 2027-06-12 06:10 PMI 2027-06-12', 'PMI 2027-06-19 09:10 CGN 2027-06-19'],
    ],
  ])('reads %s', (_, text, legs) => {
    expect(said(text)).toEqual(legs);
  });
});
