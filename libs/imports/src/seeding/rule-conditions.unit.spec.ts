import { parseConditions } from './rule-conditions.js';

describe('the conditions of a rules file', () => {
  it('are read in the forms that docs/how-to/write-rules.md names', () => {
    expect(
      parseConditions([
        { visited: ['KE'], withinDays: 6, transitHours: 12 },
        { residence: ['GCC'] },
        { holds: ['visa US', 'residence SCHENGEN'] },
        { holds: ['visa CA'], withinYears: 10 },
        { holds: ['visa CA'], qualities: ['USED', 'MULTIPLE_ENTRY'], validMonths: 6 },
        { age: { from: 60 } },
        { entryBy: ['AIR'] },
        { ports: ['SEA', 'LKCMB'] },
        { entryBy: ['SEA'], ports: ['CMB'] },
        { passport: ['BIOMETRIC'] },
        { not: { visited: ['KE'] } },
      ]),
    ).toEqual([
      { kind: 'VISITED', countries: ['KE'], withinDays: 6, transitHours: 12 },
      { kind: 'RESIDENCE', countries: ['GCC'] },
      {
        kind: 'HOLDS',
        documents: [
          { issuer: 'US', kind: 'VISA' },
          { issuer: 'SCHENGEN', kind: 'RESIDENCE' },
        ],
      },
      { kind: 'HOLDS', documents: [{ issuer: 'CA', kind: 'VISA' }], withinYears: 10 },
      {
        kind: 'HOLDS',
        documents: [{ issuer: 'CA', kind: 'VISA' }],
        qualities: ['MULTIPLE_ENTRY', 'USED'],
        validMonths: 6,
      },
      { kind: 'AGE', from: 60, to: null },
      { kind: 'ENTRY_BY', means: ['AIR'] },
      { kind: 'ENTRY_BY', means: [], ports: ['SEA', 'LKCMB'] },
      { kind: 'ENTRY_BY', means: ['SEA'], ports: ['CMB'] },
      { kind: 'PASSPORT', passports: ['BIOMETRIC'] },
      { isNot: true, kind: 'VISITED', countries: ['KE'], withinDays: null, transitHours: null },
    ]);
    expect(parseConditions(undefined)).toEqual([]);
  });

  it.each([
    'KE',
    [],
    [{}],
    [{ visited: [] }],
    [{ visited: 'KE' }],
    [{ visited: ['KE'], within: 6 }],
    [{ visited: ['KE'], withinDays: 'six' }],
    [{ holds: ['passport US'] }],
    [{ holds: ['visa US'], withinYears: 'ten' }],
    [{ holds: ['visa US'], validMonths: '6' }],
    [{ holds: ['visa US'], validMonths: 6, withinYears: 10 }],
    [{ holds: ['visa US'], qualities: ['NEW'] }],
    [{ holds: ['visa US'], qualities: 'USED' }],
    [{ age: {} }],
    [{ age: { from: 1, until: 2 } }],
    [{ entryBy: ['BOAT'] }],
    [{ ports: ['Colombo'] }],
    [{ ports: [] }],
    [{ entryBy: ['CMB'] }],
    [{ passport: ['RED'] }],
    [{ residence: ['DE'], visited: ['KE'] }],
    [{ not: { not: { visited: ['KE'] } } }],
    [{ not: { visited: ['KE'] }, residence: ['DE'] }],
  ])('are none in any other form: %j', (raw) => {
    expect(parseConditions(raw)).toBeNull();
  });
});
