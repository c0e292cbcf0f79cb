import { withoutCancelledAside } from './cancelled-asides.js';
import { readBooking } from './read-booking.js';

const TODAY = '2026-12-01';
const FLIGHTS = `Hi Susi,

wir kommen am Donnerstag, 17.12., mit EW 582 ab Köln (CGN) 06:10, Landung in Palma (PMI) 08:35. Mietwagen haben wir ab 9:30.
Heim geht's am Montag, 4.1., EW 589, 20:05 ab Palma, 22:35 Köln.`;
const ASIDE = 'Den Flug am 2.1. um 14:20 haben wir storniert.';

describe('a sentence of another flight that is cancelled', () => {
  it('is left out and named', () => {
    const { legs, unread } = readBooking(`${FLIGHTS} ${ASIDE}`, TODAY);
    expect(legs).toMatchObject([
      { from: 'CGN', to: 'PMI', departs: { day: '2026-12-17', time: '06:10' } },
      { from: 'PMI', to: 'CGN', departs: { day: '2027-01-04', time: '20:05' } },
    ]);
    expect(unread).toEqual([{ line: ASIDE, why: 'NOT_CONFIRMED' }]);
  });

  it.each([
    ['names a day of the others', 'Den Flug am 4. Januar haben wir storniert.'],
    ['names no day', 'Den Flug haben wir storniert.'],
    ['names a number', 'Den Flug EW 589 am 2.1. haben wir storniert.'],
    ['is one of two', `${ASIDE} Der Rückflug ist storniert.`],
  ])('is that of all where it %s', (_, sentence) => {
    expect(withoutCancelledAside(`${FLIGHTS} ${sentence}`)).toBeNull();
    expect(readBooking(`${FLIGHTS} ${sentence}`, TODAY).legs).toHaveLength(0);
  });
});
