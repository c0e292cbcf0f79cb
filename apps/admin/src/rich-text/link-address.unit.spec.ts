import { linkAddress } from './link-address.js';

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
