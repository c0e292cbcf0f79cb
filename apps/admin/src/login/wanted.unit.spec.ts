import { wantedAfterLogin } from './wanted.js';

it.each([
  ['/login', '', '', '/newsboard'],
  ['/', '', '', '/newsboard'],
  ['/map', '?country=TH', '', '/map?country=TH'],
  ['/news', '', '#news-1', '/news#news-1'],
])('from %s%s%s the login leads on', (pathname, search, hash, wanted) => {
  expect(wantedAfterLogin({ pathname, search, hash })).toBe(wanted);
});
