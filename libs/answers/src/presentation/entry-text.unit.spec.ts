import type { Condition, Entry, Statement } from '@landfall/requirements';
import { alternativesOf } from './entry-text.js';

const says = (value: boolean): Statement => ({
  value,
  detailId: 'one',
  level: 'COUNTRY',
  provenance: 'editorial',
  sourceUri: null,
  authorityId: null,
  writtenOn: null,
  checkedAt: null,
});
const holding = (kind: 'VISA' | 'RESIDENCE'): Condition => ({
  kind: 'HOLDS',
  documents: [{ issuer: 'SCHENGEN', kind }],
});
const depending = (
  condition: Condition,
  detailType = 'ErVisaRequired',
): Pick<Entry, 'detailType' | 'statements' | 'alternatives'> => ({
  detailType,
  statements: [says(true)],
  alternatives: [{ conditions: [condition], statements: [says(false)] }],
});
const texts = (...[entry, language]: [ReturnType<typeof depending>, 'en' | 'de']): string[] =>
  alternativesOf(entry, language).map(({ said }) => said.text);

describe('what holds for those who have a visa', () => {
  it('is that they need no further one', () => {
    expect(texts(depending(holding('VISA')), 'en')).toEqual([
      'With a valid visa (Schengen area): no further visa is required.',
      'Otherwise: a visa is required.',
    ]);
    expect(texts(depending(holding('VISA')), 'de')[0]).toBe(
      'Mit gültigem Visum (Schengen-Raum): Ein weiteres Visum ist nicht erforderlich.',
    );
  });

  it('is said in the usual words of other documents, of those that must not be held, and of other topics', () => {
    const usual = /: no visa is required\.$/;
    expect(texts(depending(holding('RESIDENCE')), 'en')[0]).toMatch(usual);
    expect(texts(depending({ ...holding('VISA'), isNot: true }), 'en')[0]).toMatch(usual);
    expect(texts(depending(holding('VISA'), 'ErTransitVisaRequired'), 'en')[0]).toMatch(
      /: if you only change planes, no transit visa is required\.$/,
    );
  });
});
