import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';
import { readTable } from './table.js';

const read = (text: string): Booking => readTable(text, '2026-11-30')!;
const said = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) => [from, departs.day, to, arrives?.day ?? '?'].join(' '));
const OUT = 'FRA 2026-12-12 BKK ?';
const BACK = 'BKK 2027-01-03 FRA ?';

/** A traveller whose flight has a state, and one who travels. */
const beside = (head: string, state: string, other: string): Booking =>
  read(`Name;Nat;From;To;Date;${head}
A;DE;FRA;BKK;12.12.2026;${other}
A;DE;BKK;FRA;03.01.2027;${other}
B;RU;FRA;BKK;12.12.2026;${state}`);

it.each([
  ...[
    'EXCH',
    'Exchanged',
    'RFND',
    'Refunded',
    'USED',
    'FLWN',
    'VOID',
    'umgetauscht',
    'abgeflogen',
    'échangé',
    'utilisée',
  ],
  ...[
    'canjeado',
    'utilizzato',
    'omgeruild',
    'wykorzystany',
    'DEĞİŞTİRİLDİ',
    'İADE',
    'iade edildi',
    'kullanıldı',
    'ombyttet',
  ],
  ...['vyměněno', 'použito', 'kicserélve', 'trocado', 'storniert', 'iptal edildi'],
])('a state of what is no longer flown leaves out flight and traveller: %s', (state) => {
  for (const [head, other] of [
    ['Status', 'OK'],
    ['Ticket Status', 'Ticketed'],
    ['CpnStatus', 'OPEN'],
    ['Bemerkung', ''],
  ] as const) {
    const booking = beside(head, state, other);
    expect([said(booking), booking.nationalities, booking.others]).toEqual([[OUT, BACK], ['DE'], undefined]);
    expect(booking.unread.map(({ why }) => why)).toEqual(['NOT_CONFIRMED']);
  }
});

it.each(['ticket voided', 'Ticket refunded', 'e-ticket exchanged', 'Storno', 'XX1', 'CXLD'])(
  'of a row may say more: %s',
  (state) => {
    expect(beside('Status', state, 'HK1').nationalities).toEqual(['DE']);
  },
);

it.each(['umgebucht', 'rebooked', 'reissued', 'partly used', 'refund requested'])('is not certain: %s', (state) => {
  expect(beside('Status', state, 'OK').unread.map(({ why }) => why)).toContain('NOT_CONFIRMED');
});

it('of coupons as a whole make "open" one to be flown', () => {
  const rows = (...states: readonly string[]): string =>
    `From;To;Date;Status\nFRA;BKK;12.12.2026;${states[0]}\nBKK;FRA;03.01.2027;${states[1]}`;
  expect(said(read(rows('USED', 'OPEN')))).toEqual([BACK]);
  expect(said(read(rows('OK', 'EXCH')))).toEqual([OUT]);
  expect(said(read(rows('OPEN', 'pending')))).toEqual([]);
  expect(said(read(rows('OPEN', 'OPEN')))).toEqual([]);
  const letters = rows('F', 'O').replace('Status', 'Coupon status');
  expect(said(read(letters))).toEqual([BACK]);
});

it('travellers are known by their reservation and nationality where no name stands', () => {
  const { nationalities } = read(
    'PNR;Nat;From;To;Date;Status\nAB12CD;DE;FRA;BKK;12.12.2026;OK\nAB12CD;RU;FRA;BKK;12.12.2026;XX\nEF34GH;PL;FRA;BKK;12.12.2026;XX\nEF34GH;PL;FRA;BKK;12.12.2026;OK',
  );
  expect(nationalities).toEqual(['DE', 'PL']);
});

it('a journey that is cancelled as a whole keeps its travellers', () => {
  expect(read('Name;Nat;From;To;Date;Status\nA;DE;FRA;BKK;12.12.2026;XX').nationalities).toEqual(['DE']);
});

it('tickets that are issued are taken, those that are not are not', () => {
  expect(said(beside('Durum', 'İptal edildi', 'Biletlendi'))).toEqual([OUT, BACK]);
  expect(said(beside('Durum', 'İptal edildi', 'Biletlenmedi'))).toEqual([]);
});

describe('both ways in one row', () => {
  const table = (out: string, back: string, ...home: readonly string[]): string =>
    `Name;${['von', 'nach', 'Datum', 'Abflug', 'Ankunft'].map((one) => `${out} ${one}`).join(';')};${['von', 'nach', 'Datum', 'Abflug', 'Ankunft'].map((one) => `${back} ${one}`).join(';')}
A;DUS;AYT;03.04.2027;06:10;11:05;${home.join(';')}`;

  it.each([
    ['HF', 'RF'],
    ['VA', 'VR'],
  ])('are known by the words before their heads: %s, %s', (out, back) => {
    const booking = read(table(out, back, 'AYT', 'DUS', '17.04.2027', '21:55', '00:50'));
    expect([said(booking), booking.unread]).toEqual([
      ['DUS 2027-04-03 AYT 2027-04-03', 'AYT 2027-04-17 DUS 2027-04-18'],
      [],
    ]);
  });

  it('are none of two where both lead the same way', () => {
    expect(said(read(table('WAR', 'NEU', 'DUS', 'AYT', '12.04.2027', '06:10', '11:05')))).toEqual([]);
  });
});

it('countries are understood as ISO 3166 lists them', () => {
  const list = (name: string): string[] =>
    read(`Name,Nationality,From,To,Date\nA,"${name}",FRA,BKK,2026-12-12`).nationalities;
  expect(['Korea, Republic of', 'Iran (Islamic Republic of)', 'Moldova, Republic of'].flatMap(list)).toEqual([
    'KR',
    'IR',
    'MD',
  ]);
  expect(list("Korea, Democratic People's Republic of")).not.toContain('KR');
});

it('long tables of states are read in time', () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `P${at};DE;FRA;BKK;12.12.2026;${at % 2 ? 'OPEN' : 'EXCH'}`);
  const start = Date.now();
  readBooking(`Name;Nat;From;To;Date;Coupon status\n${rows.join('\n')}`, '2026-11-30');
  readBooking(`Korea, ${'Republic '.repeat(9_000)}`, '2026-11-30');
  expect(Date.now() - start).toBeLessThan(8_000);
});
