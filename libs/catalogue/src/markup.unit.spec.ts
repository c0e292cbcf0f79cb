import { isRichText, toHtml, toPlain } from './markup.js';

it('tells markup from plain text that holds angle brackets', () => {
  expect(['<p>x</p>', 'a<br>b', '<a href="https://a.example">b</a>'].map(isRichText)).toEqual([true, true, true]);
  expect(['plain', '3 < 4 > 2', '<script>', 'a <paper> b'].map(isRichText)).toEqual([false, false, false, false]);
});

it('makes a paragraph of each plain line and leaves markup alone', () => {
  expect(toHtml('One & two\n<3 months')).toBe('<p>One &amp; two</p><p>&lt;3 months</p>');
  expect(toHtml('<p>One</p>')).toBe('<p>One</p>');
  expect(toHtml('')).toBe('<p></p>');
});

it('gives back the words of a marked-up text', () => {
  expect(
    toPlain('<h3>Visa</h3><p>Up to <strong>30</strong> days &amp; more</p><ul><li><p>one</p></li><li>two</li></ul>'),
  ).toBe('Visa\nUp to 30 days & more\n• one\n• two');
  expect(toPlain('3 < 4')).toBe('3 < 4');
  expect(toPlain('<p>It&#39;s &unknown;</p>')).toBe("It's &unknown;");
  expect(toPlain('<p>30&nbsp;days&#x2026; &amp;lt;</p>')).toBe('30 days… &lt;');
});
