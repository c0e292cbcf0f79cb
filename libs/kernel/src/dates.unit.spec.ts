import { isIsoDate } from './dates.js';

describe('a calendar day', () => {
  it.each(['2024-02-29', '0001-01-01', '9999-12-31'])('may be %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-2-1', '2026-13-01', '0000-05-05', ' 2026-02-01', '2026-02-01T00:00:00Z', null])(
    'is not %s',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );
});
