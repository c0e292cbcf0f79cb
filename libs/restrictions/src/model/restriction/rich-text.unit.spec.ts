import { isRichText, plainTextHtml } from '@landfall/catalogue/markup';
import { richTextHtml, richTextPlain, sanitiseRichText } from './rich-text.js';

const HOSTILE = [
  '<script>alert(1)</script>Text',
  '<img src=x onerror=alert(1)>Text',
  '<svg/onload=alert(1)>Text',
  '<p onclick="alert(1)">Text</p>',
  '<a href="javascript:alert(1)">Text</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">Text</a>',
  '<a href="data:text/html,<script>alert(1)</script>">Text</a>',
  '<p style="background:url(javascript:alert(1))">Text</p>',
  '<iframe src="https://evil.example">Text</iframe><p>Text</p>',
  '<math><mtext><script>alert(1)</script></mtext></math>Text',
  '<p><noscript><p title="</noscript><img src=x onerror=alert(1)>">Text</p>',
  '<a href="//evil.example">Text</a>',
  '<!--<p>--><p>Text</p>',
  '<form action=x><input name=y>Text</form>',
  '&lt;script&gt;alert(1)&lt;/script&gt;<b>Text</b>',
  '<style>p{background:red}</style>Text',
];

describe('sanitising a note', () => {
  it('keeps what an editor may mark up', () => {
    const text =
      '<h3>Entry</h3><p>Show the <strong>pass</strong>, <em>always</em>.</p><ul><li>one</li><li>two</li></ul><p><a href="https://example.org/a?b=1&amp;c=2">page</a></p>';
    expect(sanitiseRichText(text)).toBe(text);
  });

  it.each(HOSTILE)('leaves nothing that runs: %s', (hostile) => {
    const stored = sanitiseRichText(hostile);
    const shown = richTextHtml(stored) ?? plainTextHtml(stored);
    expect(shown).not.toMatch(/<(?!\/?(p|br|strong|em|u|s|ul|ol|li|a|h3|h4)\b)/i);
    expect(shown).not.toMatch(/<[^>]*\b(on\w+|style|src)\s*=|javascript:(?=[^<]*")|href="(?!https?:|mailto:|tel:)/i);
    expect(`${stored}`).toContain(stored === '' ? '' : 'Text');
  });

  it.each([...HOSTILE, 'a < b & c', '<p>x</p>', 'x <foo>y & z', '&lt;b&gt; <foo>'])(
    'changes nothing the second time: %s',
    (text) => {
      const once = sanitiseRichText(text);
      expect(sanitiseRichText(once)).toBe(once);
    },
  );

  it('leaves plain text alone, signs included', () => {
    expect(sanitiseRichText('a < b & c > d\nnew line')).toBe('a < b & c > d\nnew line');
    expect(isRichText('a < b & c')).toBe(false);
    expect(richTextHtml('a < b')).toBeNull();
  });

  it('takes an empty frame for no note', () => {
    expect(sanitiseRichText('<p></p><p><br></p>')).toBe('');
  });
});

describe('a note without its markup', () => {
  it('keeps lines, bullets and addresses', () => {
    expect(
      richTextPlain(
        '<h3>Entry</h3><p>A &amp; B</p><ul><li><p>one</p></li><li>two</li></ul><p><a href="https://example.org">page</a></p>',
      ),
    ).toBe('Entry\nA & B\n• one\n• two\npage (https://example.org)');
  });

  it('says an address once', () => {
    expect(richTextPlain('<p><a href="tel:112">112</a> <a href="https://a.example">https://a.example</a></p>')).toBe(
      '112 https://a.example',
    );
    expect(richTextPlain('A &amp; B <a href="https://a.example">b</a>')).toBe('A & B b (https://a.example)');
  });

  it('is plain text as it stands', () => {
    expect(richTextPlain('1 < 2')).toBe('1 < 2');
    expect(plainTextHtml('1 < 2\n"x"')).toBe('<p>1 &lt; 2</p><p>&quot;x&quot;</p>');
  });
});
