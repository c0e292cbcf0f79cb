import { readBooking } from './read-booking.js';
import { withCellsOfSpaces } from './tables-of-spaces.js';

const HEAD = 'Famille      Nat.        Date          N° vol   Départ            h      Arrivée           h      Statut';
const RULE = '-'.repeat(104);
const ROWS = [
  'Ferrand (4)  française   sam 10/07/27  TU 931   Marseille (MRS)   11:20  Tunis (TUN)       11:55  confirmé',
  'Ferrand (4)  française   sam 24/07/27  TU 930   Tunis (TUN)       08:15  Marseille (MRS)   10:50  confirmé',
  'Trabelsi (2) tunisienne  dim 11/07/27  TU 999   Nice (NCE)        16:30  Tunis (TUN)       17:00  confirmé',
  'Trabelsi (2) tunisienne  sam 24/07/27  TU 998   Tunis (TUN)       18:10  Nice (NCE)        20:40  confirmé',
  'Roux (2)     française   sam 10/07/27  TU 931   Marseille (MRS)   11:20  Tunis (TUN)       11:55  annulé',
];

describe('a table in columns of spaces', () => {
  it('is cut below its head, and is of each traveller', () => {
    const { legs, nationalities, others, unread } = readBooking([HEAD, RULE, ...ROWS].join('\n'), '2026-12-01');
    expect([legs, others?.[0]?.legs]).toMatchObject([
      [
        { from: 'MRS', departs: { day: '2027-07-10', time: '11:20' }, arrives: { time: '11:55' } },
        { from: 'TUN', departs: { day: '2027-07-24', time: '08:15' } },
      ],
      [{ from: 'NCE' }, { from: 'TUN' }],
    ]);
    expect([nationalities, others?.[0]?.nationalities]).toEqual([['FR'], ['TN']]);
    expect(unread.filter(({ why }) => why === 'NOT_CONFIRMED')).toHaveLength(1);
  });

  it.each([
    [
      'whose row goes across a column',
      [HEAD, ROWS[0]!.replace('   sam', 'sam  X'), ROWS[1]!.replace('française ', 'française-suisse-belge')],
    ],
    ['of one row', [HEAD, ROWS[0]!]],
    ['whose head says nothing of flights', ['One      Two      Three      Four      Five', ...ROWS]],
    ['with tabs', [HEAD, ...ROWS.map((row) => row.replace('  ', '\t'))]],
  ])('is none %s', (_, lines) => {
    expect(withCellsOfSpaces(lines.join('\n'))).toBeNull();
  });

  it('takes no time for many heads', () => {
    const start = performance.now();
    withCellsOfSpaces(Array.from({ length: 900 }, () => HEAD).join('\n'));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
