import type { DestinationDetail, DetailEntry } from '../gen/graphql.js';
import { answerText } from './answer-text.js';

const entry = (part: Partial<DetailEntry>): DetailEntry =>
  ({
    destination: 'TH',
    citizenships: [],
    state: 'STATED',
    provenance: 'EDITORIAL',
    explanation: null,
    ...part,
  }) as DetailEntry;

it('says conclusion, warnings and each statement by topic and place, with source, in plain text', () => {
  const answer = {
    destinations: [{ place: { id: 'TH' } }],
    warnings: [{ key: 'X', text: 'Take care.' }],
    scheduled: [{ text: 'From March\n a visa.' }],
    sections: [
      {
        key: 'visa',
        title: 'Visa',
        citizenshipShowGrouping: null,
        entries: [
          entry({ detailType: 'A', title: 'Visa required', text: 'No\n for 30 days' }),
          entry({
            detailType: 'C',
            title: 'Days',
            state: 'CONFLICTING',
            periods: [],
            statements: [{ text: '30' }, { text: '60' }] as DetailEntry['statements'],
          }),
          entry({ detailType: 'B', title: 'Nobody says', state: 'UNKNOWN', provenance: null, text: '' }),
        ],
      },
      { key: 'customs', title: 'Customs', citizenshipShowGrouping: null, entries: [] },
    ],
  } as unknown as DestinationDetail;
  expect(
    answerText(answer, {
      title: 'Germany → Thailand',
      facts: 'January',
      asOf: 'As of: today',
      result: 'Result',
      verdicts: ['Germany, Thailand: fine'],
      placeOf: () => 'Thailand',
      sourceOf: () => 'Source: https://example.org',
      holdsFor: () => null,
    }),
  ).toBe(
    [
      'Germany → Thailand\nJanuary\nAs of: today',
      'Result\n- Germany, Thailand: fine',
      '! Take care.',
      '! From March a visa.',
      'VISA\nThailand\n- Visa required: No for 30 days\n  Source: https://example.org\n- Days: 30 / 60\n  Source: https://example.org',
    ].join('\n\n'),
  );
});
