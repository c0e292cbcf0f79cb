import { validated } from '@landfall/platform';
import { decideSavedQuery, MAX_SAVED_QUERIES } from './saved-query.decide.js';
import { SavedQueryInput } from './saved-query.input.js';

const decide = (changes: Partial<SavedQueryInput>, kept: number | null = 0, isNameTaken = false): string[] => {
  const outcome = decideSavedQuery(
    validated(SavedQueryInput, { screen: 'reviewsdue', name: 'Name', filter: {}, ...changes }),
    new Set(['reviewsdue']),
    { kept, isNameTaken },
  );
  return outcome.ok ? [] : outcome.rejections.map((r) => `${r.field} ${r.key}`);
};

describe('what can be kept as a query', () => {
  it('is a JSON object of 4 kB for a list that has filters', () => {
    expect(decide({ filter: { a: [1, { b: null }], text: 'ü' } })).toEqual([]);
    expect(decide({ screen: 'users' })).toEqual(['screen rejection.unknownScreen']);
  });

  it.each([null, 1, 'text', [], { a: 'x'.repeat(4_096) }, { a: 'ü'.repeat(2_050) }, { a: '\u0000' }, { a: '\ud800' }])(
    'is not %j',
    (filter) => {
      expect(decide({ filter })).toEqual(['filter rejection.filterInvalid']);
    },
  );

  it('has a name of 1 to 80 characters', () => {
    expect(decide({ name: '\0 ' })).toEqual(['name rejection.required']);
    expect(decide({ name: 'n'.repeat(80) })).toEqual([]);
    expect(decide({ name: 'n'.repeat(81) })).toEqual(['name rejection.tooLong']);
    expect(decide({ filter: 1 }, 0, true)).toEqual(['filter rejection.filterInvalid', 'name rejection.nameTaken']);
  });

  it('is one of fifty; updating one of them adds none', () => {
    expect(decide({}, MAX_SAVED_QUERIES - 1)).toEqual([]);
    expect(decide({}, MAX_SAVED_QUERIES)).toEqual(['name rejection.savedQueryLimit']);
    expect(decide({}, null)).toEqual([]);
  });
});
