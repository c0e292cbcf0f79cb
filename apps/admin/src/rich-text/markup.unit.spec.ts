import { hasMarkup, linkAddress, toHtml, toPlain } from './markup.js';

it('tells markup from plain text that holds angle brackets', () => {
  expect(['<p>x</p>', 'a<br>b', '<a href="https://a.example">b</a>'].map(hasMarkup)).toEqual([true, true, true]);
  expect(['plain', '3 < 4 > 2', '<script>', 'a <paper> b'].map(hasMarkup)).toEqual([false, false, false, false]);
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
});

it('completes addresses and rejects what is none', () => {
  expect(linkAddress(' https://a.example/x ')).toBe('https://a.example/x');
  expect(linkAddress('www.mfa.example/visa')).toBe('https://www.mfa.example/visa');
  expect(linkAddress('visa@mfa.example')).toBe('mailto:visa@mfa.example');
  expect(linkAddress('tel:+49 30 123')).toBe('tel:+49 30 123');
  expect(['javascript:alert(1)', 'hello', '', 'data:text/html,x', 'https://'].map(linkAddress)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
