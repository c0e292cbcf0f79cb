import { readLines } from './read-lines.js';

const NOW = new Date('2026-11-27T12:00:00Z');
/** The samples of ICAO 9303, parts 4, 5 and 6. */
const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const TD1 = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
const TD2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
const GERMAN = ['P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<', 'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4'];

describe('machine-readable lines', () => {
  it.each([
    ['a passport', TD3, 'PASSPORT', 'UTO', '2012-04-15'],
    ['a card of three lines', TD1, 'ID', 'UTO', '2012-04-15'],
    ['a card of two lines', TD2, 'ID', 'UTO', '2012-04-15'],
    ['a German passport', GERMAN, 'PASSPORT', 'DEU', '2027-02-28'],
  ])('are read from %s', (_, lines, kind, nationality, expires) => {
    const document = { kind, nationality, expires };
    expect(readLines(lines.join('\n'), NOW)).toEqual({ document });
    // As they are pasted from a scan, or from a field of one line.
    expect(
      readLines(`\n ${lines.join('\r\n').toLowerCase().replaceAll('<', ' <').replaceAll(' <', '<')} \n`, NOW),
    ).toEqual({
      document,
    });
    expect(readLines(lines.join(''), NOW)).toEqual({ document });
  });

  it('hold nothing that is kept but kind, nationality and day', () => {
    const text = JSON.stringify(readLines(GERMAN.join('\n'), NOW));
    for (const secret of ['MUSTERMANN', 'ERIKA', 'C01X00T47', '640812', '1964']) expect(text).not.toContain(secret);
  });

  it.each([TD3, TD1, TD2, GERMAN])('with one wrong digit of the day are not taken: %s', (...lines) => {
    const [day, wrong] = lines.join('\n').includes('120415') ? ['120415', '120416'] : ['270228', '270227'];
    expect(readLines(lines.join('\n').replace(day, wrong), NOW)).toEqual({ problem: 'wrongDigits' });
  });

  it.each(['', 'Hello', TD3[0]!, `${TD3[0]}\n${TD3[1]!.slice(0, 40)}`, TD1.slice(0, 2).join('\n')])(
    'that are none, or not all, are not guessed: %s',
    (text) => expect(readLines(text, NOW)).toEqual({ problem: 'unread' }),
  );
});
