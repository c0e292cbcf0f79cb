import { readBooking } from './read-booking.js';
import { readRunning } from './running-flights.js';

const TODAY = '2026-11-30';
const said = (text: string): string[] =>
  readBooking(text, TODAY).legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?'].join(' '),
  );

describe('flights in sentences, in the order of their clocks', () => {
  it.each([
    [
      'German, with flights that go on',
      `Sie fliegen am Samstag, den 13. März 2027 um 9.15 Uhr mit TP 533 ab Berlin und landen um 12.00 Uhr in Lissabon. Dort geht
es um 14.10 Uhr mit TP 1863 weiter nach Ponta Delgada, Ankunft 15.35 Uhr. Den Mietwagen übernehmen Sie gegen 16.30 Uhr.`,
      ['BER 2027-03-13 09:15 LIS 2027-03-13', 'LIS 2027-03-13 14:10 PDL 2027-03-13'],
    ],
    [
      'French, behind a train of the same day',
      `Samedi 13 février 2027 : départ de Lyon Part-Dieu en TGV à 15h04 (arrivée gare Aéroport CDG 2 à 17h03). Vous décollez ensuite à
20h55 de Paris Charles-de-Gaulle, vol AF652, et vous vous posez à Saint-Denis de La Réunion (RUN) le dimanche 14 février à 10h55.

Dimanche 28 février : retour de La Réunion vers Paris Charles-de-Gaulle, vol AF473, départ 22h15, arrivée le lundi 1er mars à 7h15.`,
      ['CDG 2027-02-13 20:55 RUN 2027-02-14', 'RUN 2027-02-28 22:15 CDG 2027-03-01'],
    ],
    [
      'English, without a flight that was let go',
      `You leave London Heathrow on Monday 8 March with BA189 at 16:25, landing at Newark at 19:25 the same evening. Two nights there. On
Wednesday 10 March you go on to San Francisco with United 1480, Newark dep. 08:00, arr. San Francisco 11:25. We had also looked at UA869
on Thursday (13:10), but have let that option go.

Home on Thursday 18 March, CX251 from Hong Kong at 23:15, arriving into Heathrow 05:05 on Friday morning.`,
      [
        'LHR 2027-03-08 16:25 EWR 2027-03-08',
        'EWR 2027-03-10 08:00 SFO 2027-03-10',
        'HKG 2027-03-18 23:15 LHR 2027-03-19',
      ],
    ],
    [
      'Italian, with flights that go on',
      `Sabato 13 marzo 2027 partite da Bologna alle 7.05 con il volo AF1329 e arrivate a Parigi Charles de Gaulle alle 8.55. Da lì proseguite alle
10.40 con AF 256 per Singapore, dove l'arrivo è previsto domenica 14 marzo alle 6.55.`,
      ['BLQ 2027-03-13 07:05 CDG 2027-03-13', 'CDG 2027-03-13 10:40 SIN 2027-03-14'],
    ],
    [
      'Spanish, with flights that go on',
      `El sábado 13 de marzo de 2027 salen de Valencia a las 9:15 con el vuelo IB 8771 y llegan a Madrid a las 10:20. Luego continúan a las
12:10 con IB 6651 hacia Lima, llegada a las 18:05 del mismo día.`,
      ['VLC 2027-03-13 09:15 MAD 2027-03-13', 'MAD 2027-03-13 12:10 LIM 2027-03-13'],
    ],
    [
      'Dutch, on the next day',
      `Op zaterdag 13 maart 2027 vertrekt u om 20:50 met KL 809 vanaf Amsterdam en landt u de volgende dag om 17:35 in Kuala Lumpur. De
terugvlucht is KL 810 op zaterdag 27 maart 2027, vertrek uit Kuala Lumpur om 23:05, aankomst in Amsterdam om 05:40 op zondag.`,
      ['AMS 2027-03-13 20:50 KUL 2027-03-14', 'KUL 2027-03-27 23:05 AMS 2027-03-28'],
    ],
    [
      'English, with a weekday before the clock of an arrival, and a time that is to come',
      `You leave Vienna on Sunday, 11 April 2027, with flight OS 139 at 18:05 and land in Frankfurt (FRA) at 19:35. There you have two hours
before 4Y 134 takes off at 21:45 for Windhoek's Hosea Kutako airport (WDH), where you arrive on Monday morning at 08:15.

The way home: on Friday, 30 April 2027, LH 577 from Cape Town to Frankfurt (FRA) - I will let you have the exact departure time in
January - reaching Frankfurt on Saturday morning, 1 May. Your connection is OS 126 at 11:05, and you will be back in Vienna at 12:25.`,
      [
        'VIE 2027-04-11 18:05 FRA 2027-04-11',
        'FRA 2027-04-11 21:45 WDH 2027-04-12',
        'CPT 2027-04-30 ? FRA 2027-05-01',
        'FRA 2027-05-01 11:05 VIE 2027-05-01',
      ],
    ],
    [
      'German, with a weekday before the clock of an arrival, and a time that is to come',
      `Sie fliegen am Sonntag, 11. April 2027, um 18.05 Uhr mit OS 139 ab Wien und landen um 19.35 Uhr in Frankfurt. Von dort geht es um
21.45 Uhr mit 4Y 134 nach Windhuk, wo Sie am Montag früh um 8.15 Uhr ankommen. Der Rückflug ist LH 577 von Kapstadt nach Frankfurt
am Freitag, 30. April 2027, die genaue Abflugzeit teile ich Ihnen noch mit. Weiter geht es am 1. Mai 2027 um 11.05 Uhr mit OS 126, und
um 12.25 Uhr sind Sie wieder in Wien.`,
      [
        'VIE 2027-04-11 18:05 FRA 2027-04-11',
        'FRA 2027-04-11 21:45 WDH 2027-04-12',
        'CPT 2027-04-30 ? FRA ?',
        'FRA 2027-05-01 11:05 VIE 2027-05-01',
      ],
    ],
    [
      'French, with a place named again without its code, and a time that is to come',
      `Vous partez de Bruxelles-Zaventem (BRU) le jeudi 4 février 2027 à 10h40, vol SN 357, et vous arrivez à Kinshasa N'Djili (FIH) à 19h05.

Le lundi 8 février 2027, vol 8Z 121 de Kinshasa (FIH) à Lubumbashi (FBM), départ 9h00, arrivée 12h20. Le retour de Lubumbashi vers Kinshasa est
prévu le jeudi 11 février 2027 à 13h30 (8Z 122) ; la compagnie ne nous a pas encore communiqué l'heure d'arrivée.`,
      ['BRU 2027-02-04 10:40 FIH 2027-02-04', 'FIH 2027-02-08 09:00 FBM 2027-02-08', 'FBM 2027-02-11 13:30 FIH ?'],
    ],
    [
      'Italian, on the day that follows',
      `Sabato 13 marzo 2027 partite da Bologna alle 19.05 con il volo AF1329 e arrivate a Parigi Charles de Gaulle alle 20.55. Il giorno dopo
proseguite alle 10.40 con AF 256 per Singapore, dove arrivate lunedì 15 marzo alle 6.55.`,
      ['BLQ 2027-03-13 19:05 CDG 2027-03-13', 'CDG 2027-03-14 10:40 SIN 2027-03-15'],
    ],
    [
      'German, with numbers of one digit and a verb before a clock',
      `alles ist gebucht, hier noch einmal Ihre Flüge im Überblick. Am Dienstag, 2. März 2027, starten Sie um 6.50 Uhr in Hamburg mit Lufthansa LH 5
nach München, wo Sie um 8.05 Uhr landen. Weiter geht es um 12.15 Uhr mit LH 714 nach Tokio-Haneda (HND), Ankunft ist am nächsten Tag um 7.40 Uhr.

Zurück fliegen Sie am Donnerstag, 18. März, um 12.35 Uhr ab Tokio-Haneda mit LH 715, Sie erreichen München am selben Tag um 18.05 Uhr. Der Anschlussflug LH 2086 nach Hamburg hebt um 20.00 Uhr ab und landet um 21.20 Uhr.`,
      [
        'HAM 2027-03-02 06:50 MUC 2027-03-02',
        'MUC 2027-03-02 12:15 HND 2027-03-03',
        'HND 2027-03-18 12:35 MUC 2027-03-18',
        'MUC 2027-03-18 20:00 HAM 2027-03-18',
      ],
    ],
    [
      'German, with a change in the middle',
      `wie besprochen habe ich die Reise nach Namibia fest gebucht. Der Hinflug: SN 2718 am 5. Juni 2027 von Genf nach Brüssel, Abflug 18:10, Ankunft 19:30. In Brüssel steigen Sie um und fliegen um 21:40 mit SN 367 nach Kigali, dort kommen Sie am Sonntagmorgen um 6:25 an.

Rückreise am Samstag, dem 19. Juni 2027: Um 20:15 verlassen Sie Kigali mit SN 368, Ankunft in Brüssel am Sonntag um 6:05. Nach zwei Stunden Aufenthalt bringt Sie SN 2713 um 8:35 nach Genf, geplante Landung 9:50.`,
      [
        'GVA 2027-06-05 18:10 BRU 2027-06-05',
        'BRU 2027-06-05 21:40 KGL 2027-06-06',
        'KGL 2027-06-19 20:15 BRU 2027-06-20',
        'BRU 2027-06-20 08:35 GVA 2027-06-20',
      ],
    ],
    [
      'English, after a short stop',
      `Good news, your seats are confirmed. On Friday 5 February 2027 you fly from Manchester to Doha on Qatar Airways QR 22, departing at 08:25 and arriving at 18:20. After a short stop you board QR 908 at 20:05, which lands in Sydney at 19:10 the following day.

For the return, QR 909 leaves Sydney on Sunday 28 February at 21:30 and gets to Doha at 05:15 on Monday. From Doha QR 21 departs at 07:30 and reaches Manchester at 12:30.`,
      [
        'MAN 2027-02-05 08:25 DOH 2027-02-05',
        'DOH 2027-02-05 20:05 SYD 2027-02-06',
        'SYD 2027-02-28 21:30 DOH 2027-03-01',
        'DOH 2027-03-01 07:30 MAN 2027-03-01',
      ],
    ],
    [
      'English, with clocks of half a day',
      `Tickets are issued! You set off from Dublin on the 9th of July 2027 at 11.10am with Aer Lingus EI 109, touching down at New York JFK at 1.40pm. Your onward flight is B6 1101 at 5.05pm from JFK, getting you to Bridgetown, Barbados at 9.50pm.

Coming home, B6 1102 takes off from Bridgetown at 8.15am on Friday 23 July and lands at JFK at 1.05pm. You then have plenty of time before EI 108 leaves for Dublin at 6.30pm, landing at 6.05am on Saturday morning.`,
      [
        'DUB 2027-07-09 11:10 JFK 2027-07-09',
        'JFK 2027-07-09 17:05 BGI 2027-07-09',
        'BGI 2027-07-23 08:15 JFK 2027-07-23',
        'JFK 2027-07-23 18:30 DUB 2027-07-24',
      ],
    ],
    [
      'French, behind a sentence of tickets',
      `Vos billets sont émis. Le samedi 6 mars 2027, vous décollez de Lyon à 6h35 avec Air France, vol AF 7641, et vous atterrissez à Paris Charles de Gaulle à 7h45. De là, le vol AF 254 part à 10h25 pour Bangkok, où vous arrivez le dimanche 7 mars à 5h10.

Pour le retour, vous quittez Bangkok le samedi 20 mars à 9h05 (vol AF 253) et vous arrivez à Paris Charles de Gaulle à 16h20 le même jour. La correspondance pour Lyon est le vol AF 7646 à 18h50, arrivée prévue à 20h00.`,
      [
        'LYS 2027-03-06 06:35 CDG 2027-03-06',
        'CDG 2027-03-06 10:25 BKK 2027-03-07',
        'BKK 2027-03-20 09:05 CDG 2027-03-20',
        'CDG 2027-03-20 18:50 LYS 2027-03-20',
      ],
    ],
    [
      'French, bound for a place',
      `J'ai le plaisir de vous confirmer vos vols. Départ de Nice le 4 avril 2027 à 10h15 sur le vol TK 1814 de Turkish Airlines à destination d'Istanbul (arrivée à 14h30). Vous y prendrez ensuite le vol TK 160 à 18h40, qui arrive à Antananarivo le lendemain à 6h55.

Le retour s'effectue le 18 avril 2027 : le vol TK 161 quitte Antananarivo à 15h20 et se pose à Istanbul à 23h50. Enfin, le vol TK 1813 vous ramènera à Nice le lundi 19 avril : départ 7h40, arrivée 9h50.`,
      [
        'NCE 2027-04-04 10:15 IST 2027-04-04',
        'IST 2027-04-04 18:40 TNR 2027-04-05',
        'TNR 2027-04-18 15:20 IST 2027-04-18',
        'IST 2027-04-19 07:40 NCE 2027-04-19',
      ],
    ],
    [
      'Italian, with words that begin a sentence',
      `le confermo i voli prenotati. Partenza da Torino domenica 9 maggio 2027 alle 6.40 con il volo LH 307 per Francoforte, dove atterra alle 8.05. Da Francoforte il volo LH 506 parte alle 10.30 e arriva a San Paolo Guarulhos (GRU) alle 17.35.

Per il rientro, sabato 22 maggio 2027 alle 19.15 decolla da San Paolo Guarulhos con LH 507 e arriva a Francoforte il giorno dopo alle 11.20. La coincidenza per Torino è LH 306 alle 13.25, con arrivo alle 14.45.`,
      [
        'TRN 2027-05-09 06:40 FRA 2027-05-09',
        'FRA 2027-05-09 10:30 GRU 2027-05-09',
        'GRU 2027-05-22 19:15 FRA 2027-05-23',
        'FRA 2027-05-23 13:25 TRN 2027-05-23',
      ],
    ],
    [
      'Spanish, with a city of which the code is named',
      `Les confirmamos sus vuelos. El lunes 3 de mayo de 2027 despegan de Sevilla a las 7:05 en el vuelo IB 1061 y aterrizan en Madrid a las 8:10. Desde allí toman el IB 6827 con salida a las 12:00 hacia São Paulo (GRU), adonde llegan a las 18:10.

Para el regreso salen de São Paulo el domingo 16 de mayo de 2027 a las 20:10 con IB 6828 y llegan a Madrid el lunes 17 de mayo a las 11:15. El último vuelo, IB 1068, sale de Madrid a las 15:50 y llega a Sevilla a las 16:55.`,
      [
        'SVQ 2027-05-03 07:05 MAD 2027-05-03',
        'MAD 2027-05-03 12:00 GRU 2027-05-03',
        'GRU 2027-05-16 20:10 MAD 2027-05-17',
        'MAD 2027-05-17 15:50 SVQ 2027-05-17',
      ],
    ],
  ])('reads %s', (_, text, legs) => {
    expect(said(text)).toEqual(legs);
  });

  it.each([
    [
      'no place of departure',
      'The flight is CX879 and goes out at 00:05 on Saturday 13 March 2027. It gets into Hong Kong at 06:45 on Sunday.',
    ],
    [
      'a place that is not known',
      'Sie fliegen am 13. März 2027 um 9.15 Uhr mit TP 533 ab Kleinstadt und landen um 12.00 Uhr in Lissabon.',
    ],
    [
      'two numbers',
      'Sie fliegen am 13. März 2027 um 9.15 Uhr mit TP 533 oder TP 535 ab Berlin und landen um 12.00 Uhr in Lissabon.',
    ],
    [
      'an arrival before the departure',
      'Sie fliegen am 13. März 2027 um 9.15 Uhr mit TP 533 ab Berlin und landen um 7.00 Uhr in Lissabon.',
    ],
    [
      'a flight that one could take',
      'Sie könnten am 13. März 2027 um 9.15 Uhr mit TP 533 ab Berlin fliegen und landen um 12.00 Uhr in Lissabon.',
    ],
    [
      'a flight that is cancelled, whose time is to come',
      'Der Flug TP 533 von Berlin nach Lissabon am 13. März 2027 ist gestrichen, die neue Abflugzeit teile ich noch mit.',
    ],
    [
      'another weekday',
      'Sie fliegen am Freitag, den 13. März 2027 um 9.15 Uhr mit TP 533 ab Berlin und landen um 12.00 Uhr in Lissabon.',
    ],
  ])('takes nothing from %s', (_, text) => {
    expect(said(text)).toEqual([]);
  });

  it.each([
    [
      'a day of which it is not',
      'Weiter geht es am 19. März 2027 um 14.10 Uhr mit TP 1863 nach Ponta Delgada, Ankunft 15.35 Uhr.',
    ],
    ['nights', 'Nach zwei Nächten dort geht es um 14.10 Uhr mit TP 1863 weiter nach Ponta Delgada, Ankunft 15.35 Uhr.'],
    ['another weekday', 'Am Dienstag geht es um 14.10 Uhr mit TP 1863 weiter nach Ponta Delgada, Ankunft 15.35 Uhr.'],
  ])('takes no day from the flight before it behind %s', (_, next) => {
    const first = 'Sie fliegen am 13. März 2027 um 9.15 Uhr mit TP 533 ab Berlin und landen um 12.00 Uhr in Lissabon.';
    expect(said(`${first} ${next}`)).toEqual(['BER 2027-03-13 09:15 LIS 2027-03-13']);
  });

  const STAYS = [
    'Sie fliegen am Freitag, 12. Februar 2027 um 21.50 Uhr mit SQ 325 ab Frankfurt und landen am Samstag um 17.15 Uhr in Singapur. Dort habt ihr zwei Nächte im Hotel am Fluss. Weiter geht es am Montag, 15. Februar, um 09.25 Uhr mit SQ 938 nach Denpasar.',
    'On Friday, 12 February 2027 you leave Frankfurt at 21:50 with SQ 325 and land on Saturday at 17:15 in Singapore. You have two nights there. Then on Monday, 15 February at 09:25 with SQ 938 to Denpasar.',
    'Vendredi 12 février 2027 vous décollez à 21h50 de Francfort, vol SQ 325, et vous atterrissez le samedi 13 février à 17h15 à Singapour. Vous y passez deux nuits. Ensuite, le lundi 15 février à 09h25, vol SQ 938 pour Denpasar.',
  ];

  it.each(STAYS)('goes on from where one stays for as many nights as are said: %s', (text) => {
    expect(said(text)).toEqual(['FRA 2027-02-12 21:50 SIN 2027-02-13', 'SIN 2027-02-15 09:25 DPS ?']);
  });

  it.each([
    ['other nights', 'You have three nights there.'],
    ['another place', 'You have two nights in Malacca.'],
    ['another way', 'You have two nights there, with a bus to Malacca.'],
    ['a way on', 'From there you go to Malacca for two nights.'],
  ])('does not go on from there behind %s', (_, stay) => {
    expect(said(STAYS[1]!.replace('You have two nights there.', stay))).toEqual([
      'FRA 2027-02-12 21:50 SIN 2027-02-13',
    ]);
  });

  it.each([
    'Op woensdag 15 september 2027 vliegt u met FlySafair (FA 512) van Kaapstad naar Durban. De definitieve tijden van deze binnenlandse vlucht ontvangt u uiterlijk 6 weken voor vertrek.',
    'Am Mittwoch, 15. September 2027, fliegt ihr mit FlySafair (FA 512) von Kapstadt nach Durban. Die genauen Zeiten dieses Fluges erhaltet ihr sechs Wochen vorher.',
    'On Wednesday 15 September 2027 you fly with FlySafair (FA 512) from Cape Town to Durban. You will receive the final times of this domestic flight later.',
  ])('takes a flight without its times where the next sentence says that these are to come: %s', (text) => {
    expect(said(text)).toEqual(['CPT 2027-09-15 ? DUR ?']);
    expect(said(text.replace(/(?<=Durban\. ).*/, 'Details.'))).toEqual([]);
    expect(said(text.replace('(FA 512)', ''))).toEqual([]);
  });

  it('reads Dutch arrivals', () => {
    const text =
      'De terugreis is op zondag 26 september 2027: KL 592 vertrekt om 23.55 uur van Johannesburg O.R. Tambo en komt de volgende ochtend om 10.40 uur aan op Schiphol.';
    expect(said(text)).toEqual(['JNB 2027-09-26 23:55 AMS 2027-09-27']);
    const other =
      'U vliegt zaterdag 4 september 2027 met KL 1613 om 07.15 uur van Schiphol en komt om 11.40 uur aan in Istanbul Airport.';
    expect(said(other)).toEqual(['AMS 2027-09-04 07:15 IST 2027-09-04']);
  });

  it.each([
    'ab Berlin um 9:15 ',
    'Dort zwei Nächte ',
    'Zeit noch, ',
    'Ab (ABC) Ab-Ab ',
    'Ich am Montag um ',
    'AF652, ',
    'Paris-de-Paris (',
    'an an an 10.40 ',
    '13. März ',
    'arr. Ab',
    'Ab ',
  ])('reads a hostile text of "%s" in time', (part) => {
    const start = performance.now();
    readRunning(`LH 12 ${`${part.repeat(Math.floor(3_900 / part.length))}\n\nLH 12 `.repeat(20)}`, TODAY);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
