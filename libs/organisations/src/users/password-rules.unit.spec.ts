import { passwordProblem } from './password-rules.js';

describe('a new password', () => {
  it.each([
    ['', 'too-short'],
    ['7 chars', 'too-short'],
    ['😀😀😀😀', 'too-short'],
    ['x'.repeat(1_001), 'too-long'],
    ['password', 'common'],
    ['Password', 'common'],
    ['PASSWORD1!', 'common'],
    ['iloveyou2026', 'common'],
    ['qwertyuiop', 'common'],
    ['12345678', 'common'],
    ['11111111', 'common'],
    ['ｐａｓｓｗｏｒｄ', 'common'],
    ['Nora.Winter!', 'contains-name'],
    ['Sonnenweg Reisen 1', 'contains-name'],
  ])('%s is rejected: %s', async (password, problem) => {
    expect(await passwordProblem(password, ['nora.winter', 'Sonnenweg Reisen'])).toBe(problem);
  });

  it.each(['a harbour in the fog', ' Pässwörter mit Rand ', '语言学习每天都要练', 'x7#kQ2m!', 'z'.repeat(32) + ' 1'])(
    '%s is accepted',
    async (password) => {
      expect(await passwordProblem(password, ['nora.winter', 'Sonnenweg Reisen', null, ''])).toBeNull();
    },
  );

  it('may contain a short name', async () => {
    expect(await passwordProblem('the ox in the field', ['ox'])).toBeNull();
  });
});
