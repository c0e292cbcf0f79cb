import { plainEmailAddress } from './email-address.js';

const LONG = 50_000;

describe('a plain address', () => {
  it.each([
    'a@example.org',
    'first.last+tag@sub.example.org',
    "o'neil_%&@example.co.uk",
    'a@xn--mnchen-3ya.example',
    `${'a'.repeat(64)}@example.org`,
  ])('is taken as it is: %s', (address) => {
    expect(plainEmailAddress(address)).toBe(address);
  });

  it('is trimmed', () => {
    expect(plainEmailAddress('  a@example.org\n')).toBe('a@example.org');
  });

  it('differs from slips of the hand', () => {
    expect(['a@b.de', ' x.y@sub.example.org '].map(plainEmailAddress)).toEqual(['a@b.de', 'x.y@sub.example.org']);
    expect(['a@b', 'a b@c.de', '@c.de', 'a@.de', ''].map(plainEmailAddress)).toEqual([null, null, null, null, null]);
  });

  it.each<[string, string]>([
    ['empty', ''],
    ['no domain', 'a@'],
    ['no name', '@example.org'],
    ['no at sign', 'example.org'],
    ['a domain without a dot', 'a@localhost'],
    ['an address of a network', 'a@127.0.0.1'],
    ['an address literal', 'a@[127.0.0.1]'],
    ['two at signs', 'a@b@example.org'],
    ['a second recipient', 'a@example.org, b@example.org'],
    ['a second recipient after a semicolon', 'a@example.org;b@example.org'],
    ['a display name', 'A <a@example.org>'],
    ['angle brackets', '<a@example.org>'],
    ['a comment in the domain', 'a@x(evil).com'],
    ['a comment before the address', '(evil)a@example.org'],
    ['a quoted name with an address in it', '"a@evil.example x"@example.org'],
    ['a quoted name', '"a b"@example.org'],
    ['a group', 'friends:a@example.org,b@example.org;'],
    ['a space in the name', 'a b@example.org'],
    ['a header after a line break', 'a@example.org\r\nBcc: b@example.org'],
    ['a line feed in the name', 'a\n@example.org'],
    ['a NUL', 'a\u0000@example.org'],
    ['a line separator', 'a\u2028b@example.org'],
    ['a paragraph separator', 'a@exam\u2029ple.org'],
    ['a tab', 'a\t@example.org'],
    ['a no-break space', 'a\u00a0b@example.org'],
    ['a backslash', 'a\\@example.org'],
    ['letters that look like others', 'а@example.org'],
    ['two dots in the name', 'a..b@example.org'],
    ['a dot at the start', '.a@example.org'],
    ['a dot at the end of the name', 'a.@example.org'],
    ['two dots in the domain', 'a@example..org'],
    ['a dot at the end', 'a@example.org.'],
    ['a label that starts with a hyphen', 'a@-example.org'],
    ['a label that ends with a hyphen', 'a@example-.org'],
    ['a label that is too long', `a@${'x'.repeat(64)}.org`],
    ['a name that is too long', `${'a'.repeat(65)}@example.org`],
    ['a percent-encoded line break', 'a%0d%0a@exa mple.org'],
    ['a comment of 50 kB', `a@example.org(${'x'.repeat(LONG)})`],
    ['nested comments', `${'('.repeat(LONG / 2)}a${')'.repeat(LONG / 2)}@example.org`],
    ['a name of 50 kB', `${'a'.repeat(LONG)}@example.org`],
    ['dots without end', `${'a.'.repeat(LONG / 2)}@example.org`],
    ['labels without end', `a@${'a.'.repeat(LONG / 2)}org`],
    ['at signs without end', '@'.repeat(LONG)],
    ['spaces without end', `${' '.repeat(LONG)}a${' '.repeat(LONG)}b@example.org`],
    ['254 characters that nearly match', `${'a.'.repeat(31)}a@${'a-'.repeat(90)}.org`],
  ])('is nothing else, and that is said at once: %s', (_, text) => {
    const took = Array.from({ length: 5 }, () => {
      const started = performance.now();
      expect(plainEmailAddress(text)).toBeNull();
      return performance.now() - started;
    });
    expect(Math.min(...took)).toBeLessThan(50);
  });
});
