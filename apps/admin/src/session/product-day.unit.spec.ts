import { keepProductZone, productDay } from './product-day.js';

it.each([
  ['Europe/Berlin', '2026-07-15T21:30:00Z', '2026-07-15'],
  ['Europe/Berlin', '2026-07-15T22:30:00Z', '2026-07-16'],
  ['Europe/Berlin', '2026-01-15T22:30:00Z', '2026-01-15'],
  ['Europe/Berlin', '2026-01-15T23:30:00Z', '2026-01-16'],
  ['America/New_York', '2026-07-16T03:30:00Z', '2026-07-15'],
  ['Pacific/Auckland', '2026-07-15T12:30:00Z', '2026-07-16'],
])('in a product of %s the day at %s is %s, wherever the reader sits', (zone, instant, day) => {
  keepProductZone(zone);
  expect(productDay(new Date(instant))).toBe(day);
});
