import { addressAfterLogin } from './address-after-login.js';

it.each([
  ['/login', '', '', '/newsboard'],
  ['/', '', '', '/newsboard'],
  ['/map', '?country=TH', '', '/map?country=TH'],
  ['/news', '', '#news-1', '/news#news-1'],
])('from %s%s%s the login leads on', (pathname, search, hash, address) => {
  expect(addressAfterLogin({ pathname, search, hash })).toBe(address);
});
