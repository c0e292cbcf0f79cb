import type { CruiseRows, PortRow, RouteRow } from '../src/cruises/cruise-rows.js';

const port = (id: string, name: string, country: string | null): PortRow => ({
  id,
  name,
  country,
  latitude: 1,
  longitude: 2,
});

export const aRoute = (changes: Partial<RouteRow> = {}): RouteRow => ({
  id: 'gulf',
  name: 'Gulf of Thailand',
  shipId: 'ship-2',
  durationDays: 7,
  calls: ['sin', 'open-sea', 'bkk', 'sgn', 'bkk', 'sin'],
  starts: [
    { cruiseId: 'gulf-2', dateStart: '2026-06-08' },
    { cruiseId: 'gulf-1', dateStart: '2026-06-01' },
  ],
  ...changes,
});

/** Two lines, three ships, one route from Singapore to Singapore by way of the open sea, Thailand twice and Viet Nam. */
export const someCruises = (changes: Partial<CruiseRows> = {}): CruiseRows => ({
  isSample: true,
  licence: 'of the tests',
  shippingLines: [
    { id: 'line-z', name: 'Zephyr' },
    { id: 'line-a', name: 'Albatross' },
  ],
  ships: [
    { id: 'ship-10', name: 'Albatross 10', shippingLineId: 'line-a' },
    { id: 'ship-z', name: 'Zephyr I', shippingLineId: 'line-z' },
    { id: 'ship-2', name: 'Albatross 2', shippingLineId: 'line-a' },
  ],
  ports: [
    port('sin', 'Singapore', 'SG'),
    port('bkk', 'Laem Chabang', 'TH'),
    port('sgn', 'Phú Mỹ', 'VN'),
    port('open-sea', 'At sea', null),
  ],
  routes: [aRoute()],
  ...changes,
});
