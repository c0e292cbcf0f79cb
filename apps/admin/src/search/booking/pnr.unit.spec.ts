import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (text: string): Booking => readBooking(text, '2026-11-27');
const routes = ({ legs }: Booking): string[] => legs.map(({ from, to, departs }) => `${from}-${to} ${departs.day}`);
const reasons = ({ unread }: Booking): string[] => unread.map(({ why }) => why);

const OUT = '  2  LH 772 Y 12DEC 6 FRABKK HK1       1  1430 0635+1  *1A/E*';
const BACK = '  3  LH 773 Y 03JAN 7 BKKFRA HK1          2340 0555+1  *1A/E*';
const HEAD = 'RP/BER1A0980/BER1A0980            AA/SU  27NOV26/0915Z   ';
const SCREEN = `--- RLR ---\n${HEAD}ABCDEF\n  1.MUSTERMANN/ERIKA MRS\n${OUT}\n${BACK}`;
const BOTH = ['FRA-BKK 2026-12-12', 'BKK-FRA 2027-01-03'];

describe('several bookings in one text', () => {
  const OTHER = `  2  QR  80 Q 10APR 6 BERDOH HK1          1540 2255   *1A/E*`;
  it.each([
    ['another head', `${SCREEN}\n  6 AP BER\n\n${HEAD}GHIJKL\n  1.HOSSEINI/REZA MR\n${OTHER}`],
    ['other names', `  1.MUSTERMANN/ERIKA MRS\n${OUT}\n${BACK}\n\n  1.HOSSEINI/REZA MR\n${OTHER}`],
    ['segments that begin again elsewhere', `${OUT}\n${BACK}\n\n${OTHER}`],
    ['another locator that is named', `PNR: ABCDEF\n${OUT}\n${BACK}\nPNR: GHIJKL\n${OTHER}`],
  ])('are known apart by %s', (_, text) => {
    const booking = read(`${text}\n  7 SSR DOCS QR HK1 P/IRN/X00X12345/IRN/02JAN76/M/14AUG29/HOSSEINI/REZA`);
    expect(routes(booking)).toEqual(BOTH);
    expect(booking.nationalities).toEqual([]);
    expect(booking.unread).toEqual([{ line: OTHER.trim(), why: 'OTHER_BOOKING' }]);
  });

  it('are one where the same screen stands there twice, and the newest one above those that it quotes', () => {
    expect(read(`${SCREEN}\n${SCREEN}`)).toEqual(read(SCREEN));
    const older = SCREEN.replace('12DEC 6', '13DEC 7').replaceAll(/^/gm, '> ');
    const booking = read(`${SCREEN}\n\nErika wrote:\n${older}`);
    expect(routes(booking)).toEqual(BOTH);
    expect(reasons(booking)).toEqual(['OTHER_BOOKING', 'OTHER_BOOKING']);
  });

  it('go on where the numbers of segments begin again for the way back', () => {
    const booking = read(`${OUT.replace('  2 ', '  1 ')}\n\n${BACK.replace('  3 ', '  1 ')}`);
    expect(routes(booking)).toEqual(BOTH);
    expect(booking.unread).toEqual([]);
  });
});

it('says that a text breaks off, and takes no half of a word', () => {
  for (const end of [
    '  4  TG 930 Y 08JAN 5 BKKCDG HK1          0005 07',
    '  4  TG 930 Y 08JAN 5 BKKCDG HK1          0005 0710',
  ]) {
    const { legs, unread } = read(`${SCREEN}\n${end}`);
    expect(legs.at(-1)).toMatchObject({ from: 'BKK', departs: { time: '00:05' }, arrives: null });
    expect(unread).toEqual([{ line: end.trim(), why: 'CUT_OFF' }]);
  }
  for (const end of ['  4  TG 930 Y 08JAN 5 BKK', '  4  TG', '  4  TG 930 Y 08JAN 5 BKKCDG H']) {
    const booking = read(`${SCREEN}\n${end}`);
    expect([routes(booking), reasons(booking)]).toEqual([BOTH, ['CUT_OFF']]);
  }
  expect(read(SCREEN).unread).toEqual([]);
});

it('reads a screen that is quoted', () => {
  expect(routes(read(SCREEN.replaceAll(/^/gm, '> ')))).toEqual(BOTH);
  expect(routes(read(SCREEN.replaceAll(/^/gm, '>> ')))).toEqual(BOTH);
});

it('takes remarks and documents for no flights, and names no documents', () => {
  const booking = read(`${SCREEN}
  5 SSR DOCS LH HK1 P/DEU/C01X00T47
       /DEU/27MAY79/M/09OCT32/SCHNEIDER/TOBIAS
  6 OSI LH SKCHG 05FEB LH772 CNLD PSE ADV FOLAKE
  7 RM LH 774 Y 14DEC 1 FRABKK HK1 1430 0635+1
       LH 775 Y 15DEC 2 FRABKK HK1 1430 0635+1
  8 RM WARTELISTE UL115 BIS 20JAN KLAEREN TOBIAS
  9 FA PAX 220-2412345678/ETLH/EUR4211.60/18NOV26/OKSANA`);
  expect(routes(booking)).toEqual(BOTH);
  expect(booking).toMatchObject({ nationalities: ['DEU'], unread: [] });
});

it('names what looks like a flight among the remarks of Sabre', () => {
  const booking = read(` 1 LH 772Y 12DEC J FRABKK HK1   230P  635A  13DEC S /DCLH*ABCDEF /E
REMARKS
  1.LH 774Y 14DEC M FRABKK HK1   230P  635A  15DEC T WAS OLD
RECEIVED FROM - EM`);
  expect([routes(booking), reasons(booking)]).toEqual([['FRA-BKK 2026-12-12'], ['NOT_UNDERSTOOD']]);
});

it('reads what Sabre has verified, without classes and status', () => {
  const { legs, unread } = read(`VI*
   FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SM
 1 BA  117 16FEB LHR JFK  825A  1120A   M    77W  7.55  3451  N
DEP-TERMINAL 5                  ARR-TERMINAL 8
 2 AA  957 19FEB JFK GRU 1010P  1025A‡1 D/B  77W  9.45  4753  N`);
  expect(legs).toMatchObject([
    { from: 'LHR', departs: { day: '2027-02-16', time: '08:25' }, arrives: { day: '2027-02-16', time: '11:20' } },
    { from: 'JFK', departs: { day: '2027-02-19', time: '22:10' }, arrives: { day: '2027-02-20', time: '10:25' } },
  ]);
  expect(unread).toEqual([]);
});

it('lands before the departure by the clock where the zones say so', () => {
  const over = ' 2 UA  78Q 25MAR NRTEWR HK2   500P  430P *       TH   E';
  const arrivals = (text: string) => read(text).legs.map(({ arrives }) => arrives?.day);
  expect(arrivals(` 1 UA  79Q 08MAR EWRNRT HK2  1115A  320P|*       MO/TU   E\n${over}`)).toEqual([
    '2027-03-09',
    '2027-03-25',
  ]);
  expect(arrivals(over)).toEqual(['2027-03-25']);
});

describe('times that a screen shows', () => {
  const arrivals = (text: string) =>
    read(text).legs.map(({ departs, arrives }) => [departs.time, arrives?.day ?? null, arrives?.time ?? null]);
  const ON = '2026-12-12';
  it.each([
    ['without a space between them', ' 920A345A', ['09:20', '2026-12-13', '03:45']],
    ['with the mark of AIRIMP', '/1340 0145/1', ['13:40', '2026-12-13', '01:45']],
    ['behind a check-in', ' 2  1130 1240 0600', ['12:40', '2026-12-13', '06:00']],
    ['before how long the flight takes', ' 0325 2045 E 74H 1120', ['03:25', ON, '20:45']],
    ['two days apart', '  2355 * 0400 O*', ['23:55', '2026-12-14', '04:00']],
    ['with the mark of Worldspan', '  1320   0950 #1 /O $ E', ['13:20', '2026-12-13', '09:50']],
    ['before the system', '       1  1220 0600+1*1A/E*', ['12:20', '2026-12-13', '06:00']],
    ['without a mark', ' 2230 1435', ['22:30', '2026-12-13', '14:35']],
    ['that the zones forbid', ' 1000 1300', ['10:00', null, null]],
    ['with a dash that may mean the day before', '  1615 - 2305 O*', ['16:15', null, null]],
    ['one of which is none', ' 1030P1 545A', [null, null, null]],
  ])('are read %s', (_, times, found) => {
    expect(arrivals(`  2  LH 772 Y 12DEC 6 FRABKK HK1${times}`)).toEqual([found]);
  });
});

it('reads segments that lost their ends of lines, up to the first remark', () => {
  const { legs, unread } = read(`Hi: ${OUT.trim()} ${BACK.trim()} 4 RM WAS 5 LH 779 Y 09JAN 6 BKKFRA HK1 2340 0555+1`);
  expect(legs).toEqual(read(`${OUT}\n${BACK}`).legs);
  expect(unread).toEqual([]);
});

describe('tickets and records of fares', () => {
  const COUPONS = ` 1 OFRABKK     LH  772 Y 12DEC1430 OK YNC          O   12DEC12DEC 1PC
 2 OBKKFRA     LH  773 Y 03JAN2340 OK YNC          O   03JAN03JAN 1PC`;
  const ROW_OUT = 'LH  772 Y 12DEC 1430  OK YNC    12DEC 12DEC 1PC';
  const ROW_BACK = 'LH  773 Y 03JAN 2340  OK YNC    03JAN 03JAN 1PC';
  it('give flights without arrivals', () => {
    for (const text of [
      COUPONS,
      ` 1   FRA ${ROW_OUT}\n 2 O BKK ${ROW_BACK}\n     FRA`,
      ` FRA\n BKK ${ROW_OUT}\n FRA ${ROW_BACK}`,
    ]) {
      const { legs, unread } = read(text);
      expect(legs).toMatchObject([
        { from: 'FRA', to: 'BKK', departs: { day: '2026-12-12', time: '14:30' }, arrives: null },
        { from: 'BKK', to: 'FRA', departs: { day: '2027-01-03', time: '23:40' }, arrives: null },
      ]);
      expect(unread).toEqual([]);
    }
  });

  it('say nothing where a place stands above and below, or none', () => {
    const rows = ` BKK ${ROW_OUT}\n FRA ${ROW_BACK}`;
    for (const text of [rows, ` FRA\n${rows}\n MUC`]) expect(read(text).legs).toEqual([]);
  });

  it.each(['RQ', 'SA', 'NS', 'HL'])('leave out a row of fares whose state is %s', (state) => {
    const { legs, unread } = read(` 1   FRA ${ROW_OUT}\n 2 O BKK ${ROW_BACK.replace(' OK ', ` ${state} `)}\n     FRA`);
    expect([legs.length, unread.map(({ why }) => why)]).toEqual([1, ['NOT_CONFIRMED']]);
  });

  it('leave out coupons that are used, and add nothing to the booking itself', () => {
    expect(reasons(read(COUPONS.replace('YNC          O   03JAN', 'YNC          R   03JAN')))).toEqual([
      'NOT_CONFIRMED',
    ]);
    expect(read(`${COUPONS}\n\n${SCREEN}`)).toEqual(read(SCREEN));
  });
});

it('reads passports beside the name of a traveller, over a break, and with dashes', () => {
  const booking = read(`${SCREEN}
  1.SSR DOCS QR HK1/P/US/553190882  1.1 WHITFIELD/DANIEL R
    /US/18APR1982/M/02SEP2032/WHIT
    FIELD/DANIEL/R
  2.SSR DOCS QR HK1/P/IN/44109281/I  2.1 WHITFIELD/PRIYA
    N/25DEC1985/F/14JUN2031/WHITFIELD/PRIYA
  3.SRDOCS BA HK1-P-GBR-512098765-GBR-12JUL64-F-23AUG31-ADEYEMI-FOLAKE/P1`);
  expect(booking.nationalities).toEqual(['US', 'IN', 'GBR']);
});

it('names what goes on behind a stop of a verified flight', () => {
  const { legs, unread } = read(`   FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SM
 1 QF    1 07MAR SYD SIN  330P   850P  M    388  8.20  3908  N
                 SIN LHR 1030P   500A‡1 M   388 13.30  6765  N`);
  expect(legs).toMatchObject([{ from: 'SYD', to: 'SIN' }]);
  expect(unread).toMatchObject([{ why: 'NOT_UNDERSTOOD' }]);
});

it('takes no long time for hostile texts', () => {
  const began = performance.now();
  for (const one of ['1 LH 772 Y 12DEC ', ' '.repeat(2_900), '1 OFRABKK LH  ', 'H-003;002OFRA;  ', ' FRA\n', '2 1.1 A'])
    read(`${one}x`.repeat(Math.ceil(8_000 / one.length)));
  expect(performance.now() - began).toBeLessThan(8_000);
});

it('gives a second booking as a journey of its own', () => {
  const first = `RP/FRAL12345/FRAL12345            AA/SU  10NOV26/1009Z   7XKQ2M\n${OUT}\n${BACK}`;
  const second = `RP/FRAL12345/FRAL12345            AA/SU  10NOV26/1011Z   8YLR3N\n  1  OS 205 Y 14DEC 1 VIEMUC HK1 1430 1535\n  2 AP VIE 01 5550147`;
  const booking = read(`${first}\n\n${second}`);
  expect(booking.others).toMatchObject([{ legs: [{ from: 'VIE', to: 'MUC' }], unread: [] }]);
  expect(booking.legs).toEqual(read(first).legs);
});

it('a segment that is shown again without its times is no other journey', () => {
  const head = 'RP/FRAL12345/FRAL12345            AA/SU  10NOV26/1009Z   7XKQ2M';
  const booking = read(
    `${head}\n${OUT}\n${BACK}\n  4 AP FRA 069 5550147\n\n>RTSVC2\n 2  LH 772 Y 12DEC 6 FRABKK HK1\n    EQP 77W`,
  );
  expect(booking).not.toHaveProperty('others');
});
