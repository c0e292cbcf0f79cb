import { isServiceName, PushServices } from './push-services.js';

const services = new PushServices(['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4100']);

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'PUBLIC'],
  ['https://web.push.apple.com/QK', 'PUBLIC'],
  ['https://FCM.googleapis.com:443/x', 'PUBLIC'],
  ['http://127.0.0.1:4100/push/1', 'OWN'],
])('%s is an address of a push service', (endpoint, way) => {
  expect(services.wayTo(endpoint)).toBe(way);
});

it.each([
  '',
  'no address',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x#y',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://localhost/x',
  'https://2130706433/x',
  'http://127.0.0.1:4101/push/1',
  'https://127.0.0.1:4100/push/1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  `https://fcm.googleapis.com/${'x'.repeat(1_100)}`,
])('nothing is sent to %j', (endpoint) => {
  expect(services.wayTo(endpoint)).toBeNull();
});

it.each([
  ['fcm.googleapis.com', true],
  ['*.push.apple.com', true],
  ['https://push.inside.example:8443', true],
  ['http://127.0.0.1:4100/', true],
  ['*', false],
  ['*.com', false],
  ['com', false],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['https://push.example/with/a/path', false],
  ['ftp://push.example', false],
  ['', false],
])('%j may be named as a service: %s', (name, isOne) => {
  expect(isServiceName(name)).toBe(isOne);
});
