import { InputRejected, type FieldRejection } from './rejection.js';
import { asOfMoment } from './as-of-moment.js';

const NOW = new Date('2026-05-10T10:00:00Z');
const rejectedWith = (asOf: string | null, shape: FieldRejection[] = []): string[] => {
  try {
    asOfMoment(asOf, NOW, shape);
  } catch (error) {
    if (error instanceof InputRejected) return error.rejections.map((r) => `${r.field} ${r.key}`);
    throw error;
  }
  return [];
};

describe('a past moment', () => {
  it.each([
    ['2026-05-03T00:00:00Z', '2026-05-03T00:00:00.000Z'],
    ['2026-05-03T12:00+02:00', '2026-05-03T10:00:00.000Z'],
    ['2026-05-10T10:00:00.000Z', '2026-05-10T10:00:00.000Z'],
    ['2024-02-29T23:59:59.123456Z', '2024-02-29T23:59:59.123Z'],
  ])('is read from %s', (asOf, expected) => expect(asOfMoment(asOf, NOW).toISOString()).toBe(expected));

  it.each([
    '',
    'yesterday',
    '2026-05-03',
    '2026-05-03T10:00',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-05-03T25:00:00Z',
    '1746230400000',
    '2026-05-03T10:00:00Z; drop',
  ])('is rejected when it is written as "%s"', (asOf) =>
    expect(rejectedWith(asOf)).toEqual(['asOf rejection.invalidDate']),
  );

  it.each(['2026-05-10T10:00:00.001Z', '2999-01-01T00:00:00Z', '2026-05-10T10:00:00-01:00'])(
    'is rejected when it is still to come: %s',
    (asOf) => expect(rejectedWith(asOf)).toEqual(['asOf rejection.asOfFuture']),
  );

  it('is rejected together with what else is wrong with the input', () => {
    const shape = [{ field: 'language', key: 'rejection.unknownLanguage' }];
    expect(rejectedWith('2999-01-01T00:00:00Z', shape)).toEqual([
      'language rejection.unknownLanguage',
      'asOf rejection.asOfFuture',
    ]);
    expect(rejectedWith(null, shape)).toEqual(['language rejection.unknownLanguage']);
    expect(asOfMoment(null, NOW)).toBeNull();
  });
});
