import type { RequestedTranslation } from '@landfall/answers/requested-translation';
import { batchesOf, charactersOf } from './batches.js';

const requested = (text: string, changes: Partial<RequestedTranslation> = {}): RequestedTranslation => ({
  key: `${text}${changes.target ?? ''}`,
  text,
  source: 'en',
  target: 'pl',
  isHtml: false,
  ...changes,
});
const texts = (batches: readonly RequestedTranslation[][]): string[][] =>
  batches.map((batch) => batch.map(({ text }) => text));

describe('requests to a service', () => {
  it('hold as many texts and characters as it takes, in their order', () => {
    const { batches } = batchesOf(
      ['aaaa', 'bbb', 'ccc', 'd', 'e', 'f'].map((text) => requested(text)),
      { texts: 3, characters: 8 },
    );
    expect(texts(batches)).toEqual([['aaaa', 'bbb'], ['ccc', 'd', 'e'], ['f']]);
  });

  it('do not mix languages or forms', () => {
    const list = [
      requested('a'),
      requested('b', { target: 'cs' }),
      requested('<p>c</p>', { isHtml: true }),
      requested('d', { source: 'de' }),
      requested('e'),
    ];
    expect(texts(batchesOf(list, { texts: 9, characters: 99 }).batches)).toEqual([
      ['a', 'e'],
      ['b'],
      ['<p>c</p>'],
      ['d'],
    ]);
  });

  it('leave out a text that fits into none', () => {
    const long = requested('x'.repeat(9));
    expect(batchesOf([requested('a'), long], { texts: 9, characters: 8 })).toEqual({
      batches: [[requested('a')]],
      tooLong: [long],
    });
  });

  it('are counted by the characters of their sources', () => {
    expect(charactersOf([requested('ab'), requested('ab', { target: 'cs' })])).toBe(4);
  });
});
