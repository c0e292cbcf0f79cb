import { firstMembers, readMembers } from './group-members.js';

const COUNTRIES = [
  { code: 'DE', label: 'Deutschland' },
  { code: 'TR', label: 'Türkei' },
  { code: 'AT', label: 'Österreich' },
];

describe('the members of a group', () => {
  it('are read line by line, with nationalities by name or code', () => {
    expect(readMembers('Zimmer 1; DE\n\n  Familie A;B; türkei, at\r', COUNTRIES)).toEqual({
      members: [
        { label: 'Zimmer 1', citizenshipCountryIds: ['DE'] },
        { label: 'Familie A;B', citizenshipCountryIds: ['TR', 'AT'] },
      ],
    });
  });

  it.each(['Zimmer 1', 'Zimmer 1; Narnia', '; DE', 'Zimmer 1; DE,'])('are not guessed from: %s', (line) => {
    expect(readMembers(`Zimmer 0; AT\n${line}`, COUNTRIES)).toEqual({ problem: 'memberUnread', line });
  });

  it('are missing in an empty text, and begin with the nationalities of the search', () => {
    expect(readMembers(' \n', COUNTRIES)).toEqual({ problem: 'membersMissing', line: '' });
    const first = firstMembers(['DE', 'TR'], (at) => `Gast ${at}`);
    expect(first).toBe('Gast 1; DE\nGast 2; TR');
    expect('members' in readMembers(first, COUNTRIES)).toBe(true);
  });
});
