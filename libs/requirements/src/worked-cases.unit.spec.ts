import { answer, RuleIndex } from './index.js';
import { compare } from '../test/case-expectations.js';
import { caseFiles, GROUPS } from '../test/case-file.js';

const files = caseFiles();

describe.each(files)('$topic', ({ cases }) => {
  test.each(cases)('$title', ({ details, itinerary, expect: expected }) => {
    const shown = answer(RuleIndex.of(details, GROUPS), itinerary);
    expect(Object.keys(expected)).not.toHaveLength(0);
    for (const [key, written] of Object.entries(expected)) {
      const compared = compare(shown, key, written);
      expect({ [key]: compared.shown }).toEqual({ [key]: compared.written });
    }
  });
});

describe('the worked cases', () => {
  const titles = files.flatMap((file) => file.cases.map((one) => `${file.topic}: ${one.title}`));
  it('are at least 150', () => expect(titles.length).toBeGreaterThanOrEqual(150));
  it('have titles of their own', () => expect(new Set(titles).size).toBe(titles.length));
});
