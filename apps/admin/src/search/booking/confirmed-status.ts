/** Of a segment that is booked, as reservation systems write it. */
const CONFIRMED = new Set([
  'HK',
  'KK',
  'KL',
  'TK',
  'RR',
  'SS',
  'GK',
  'AK',
  'EK',
  'HS',
  'LK',
  'MK',
  'BK',
  'DK',
  'YK',
  'SC',
]);

export const isConfirmedStatus = (status: string): boolean => CONFIRMED.has(status);
