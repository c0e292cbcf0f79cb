import { sanitised } from './sanitised-text.js';

describe('what a client sends', () => {
  it('loses the null character and halves of characters, at any depth, and nothing else', () => {
    expect(
      sanitised({
        note: 'a\0b',
        details: [{ json: { ErEntryNote: { en: 'x\ud83dy', de: '😀 ü' } } }],
        version: 3,
        none: null,
      }),
    ).toEqual({
      note: 'ab',
      details: [{ json: { ErEntryNote: { en: 'xy', de: '😀 ü' } } }],
      version: 3,
      none: null,
    });
  });

  it('is passed on as it is when there is nothing to take away', () => {
    const sent = { details: [{ json: { a: [1, 'two', true, { b: 'ö' }] } }] };
    expect(sanitised(sent)).toBe(sent);
  });

  it('keeps strange keys as keys', () => {
    const cleaned = sanitised(JSON.parse('{ "__proto__": { "x": "a\\u0000" }, "constructor": "b" }')) as object;
    expect(Object.entries(cleaned)).toEqual([
      ['__proto__', { x: 'a' }],
      ['constructor', 'b'],
    ]);
  });

  it('is rejected when it is nested too deeply', () => {
    expect(() => sanitised(JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)))).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    );
  });
});
