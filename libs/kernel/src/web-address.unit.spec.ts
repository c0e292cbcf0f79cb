import { isWebAddress } from './web-address.js';

describe('a web address', () => {
  it.each([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'HTTPS://Example.ORG/%20x',
    'https://müller.example/straße?q=ü',
    'https://192.0.2.1:8443/x',
    `https://example.org/${'x'.repeat(1_980)}`,
  ])('may be %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it('stays one however often it is checked', () => {
    const answers = new Set(Array.from({ length: 20_000 }, () => isWebAddress('https://müller.example/straße')));
    expect([...answers]).toEqual([true]);
  });

  it.each([
    ['without a scheme', 'www.example.org'],
    ['without slashes', 'https:example.org'],
    ['with backslashes', 'https:\\\\example.org'],
    ['without a host', 'https:///example.org'],
    ['that runs a script', 'javascript:alert(1)//example.org'],
    ['that runs a script behind a line break', 'java\nscript:alert(1)'],
    ['that holds its own content', 'data:text/html,x'],
    ['of another scheme', 'ftp://example.org'],
    ['with credentials', 'https://user:secret@example.org'],
    ['of this machine', 'https://localhost/x'],
    ['of a host that is only a dot', 'https://.'],
    ['of a host with an empty part', 'https://example..org'],
    ['with a port that there is not', 'https://example.org:99999'],
    ['with a blank in its host', 'https://exa mple.org'],
    ['with a blank in its path', 'https://example.org/a b'],
    ['with a line break', 'https://exa\nmple.org'],
    ['written backwards', 'https://example.org/\u202Egnp.exe'],
    ['with nothing behind the slashes', 'https://'],
    ['without end', `https://example.org/${'x'.repeat(2_000)}`],
  ])('is none %s', (_, text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
