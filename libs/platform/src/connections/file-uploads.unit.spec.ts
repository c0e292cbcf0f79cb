import { isFileUpload } from './file-uploads.js';

const FILE = {
  url: '/api/imports/files?name=a',
  headers: { 'content-type': 'application/octet-stream', authorization: 'JWT abc' },
};

test('a file comes to its address, with its type and with a token', () => {
  expect(isFileUpload(FILE)).toBe(true);
  for (const headers of [
    {},
    { ...FILE.headers, 'content-type': 'application/json' },
    { 'content-type': FILE.headers['content-type'] },
    { ...FILE.headers, authorization: 'JWT no token' },
    { ...FILE.headers, authorization: 'Basic abc' },
  ])
    expect(isFileUpload({ ...FILE, headers })).toBe(false);
  expect(isFileUpload({ ...FILE, url: '/api/graphql' })).toBe(false);
});
