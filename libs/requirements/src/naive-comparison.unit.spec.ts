import fc from 'fast-check';
import { answer, RuleIndex } from './index.js';
import { agreement } from '../test/agreement.js';
import { caseFiles, GROUPS } from '../test/case-file.js';
import { naiveAnswer } from '../test/naive-engine.js';
import { anyDetails, anyItinerary } from '../test/random-rule-indexes.js';

describe('the engine and the naive reading of the law', () => {
  it('agree on random rule indexes and trips', () => {
    fc.assert(
      fc.property(anyDetails, anyItinerary, (details, itinerary) => {
        const { version: _, ...shown } = answer(RuleIndex.of(details, GROUPS), itinerary);
        expect(shown).toEqual(naiveAnswer(details, GROUPS, itinerary));
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['the same in each run', { numRuns: 2000, seed: 2026 }],
    ['others in each run', { numRuns: 200 }],
  ])(
    'agree on conditions, ends and phases with questions that say some of the facts: %s',
    (_, runs) => {
      fc.assert(agreement, runs);
    },
    60_000,
  );

  it('agree on the worked cases', () => {
    for (const { details, itinerary } of caseFiles().flatMap((file) => file.cases)) {
      const { version: _, ...shown } = answer(RuleIndex.of(details, GROUPS), itinerary);
      const naive = naiveAnswer(details, GROUPS, itinerary);
      expect(shown.summary).toEqual(naive.summary);
      expect(shown.places).toEqual(naive.places);
    }
  });
});
