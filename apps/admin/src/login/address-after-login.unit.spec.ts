import { addressAfterLogin, automaticLoginAt } from './address-after-login.js';

it.each([
  ['/login', '', '', '/newsboard'],
  ['/', '', '', '/newsboard'],
  ['/map', '?country=TH', '', '/map?country=TH'],
  ['/news', '', '#news-1', '/news#news-1'],
])('from %s%s%s the login leads on', (pathname, search, hash, address) => {
  expect(addressAfterLogin({ pathname, search, hash })).toBe(address);
});

it.each([
  ['/login', '?automatic', 'RUNNING'],
  ['/login', '?automatic=failed', 'FAILED'],
  ['/login', '', null],
  ['/news', '?automatic', null],
])('%s%s is an automatic login: %s', (pathname, search, automatic) => {
  expect(automaticLoginAt({ pathname, search })).toBe(automatic);
});
