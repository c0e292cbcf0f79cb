import fc from 'fast-check';
import { answer, RuleIndex } from './index.js';
import { caseFiles, GROUPS } from '../test/case-file.js';
import { naiveAnswer } from '../test/naive-engine.js';
import { anyConditionalDetails, anyDetails, anyFacts, anyItinerary } from '../test/random-rule-indexes.js';

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

  it('agree where statements depend on the journey and its travellers, of whom all is said', () => {
    fc.assert(
      fc.property(anyConditionalDetails, anyItinerary, anyFacts, (details, trip, facts) => {
        // In which order places of transit lie is never said.
        const itinerary = { ...trip, transits: [], facts };
        const { version: _, ...shown } = answer(RuleIndex.of(details, GROUPS), itinerary);
        expect(shown).toEqual(naiveAnswer(details, GROUPS, itinerary));
      }),
      { numRuns: 800 },
    );
  });

  it('agree on the worked cases', () => {
    for (const { details, itinerary } of caseFiles().flatMap((file) => file.cases)) {
      const { version: _, ...shown } = answer(RuleIndex.of(details, GROUPS), itinerary);
      const naive = naiveAnswer(details, GROUPS, itinerary);
      expect(shown.summary).toEqual(naive.summary);
      expect(shown.places).toEqual(naive.places);
    }
  });
});
