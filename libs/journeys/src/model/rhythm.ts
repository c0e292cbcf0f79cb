/** How often a reader wants mails about changes. */
export const RHYTHMS = ['AT_ONCE', 'DAILY', 'IMPORTANT'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** From so many days before departure nobody waits for the mail of the day. */
export const AT_ONCE_DAYS = 2;
/** When the mail of the day goes out, in the zone of the product. */
export const DAILY_AT = '08:00';
