import { dayIn } from '@landfall/kernel';

/** Where the reader sits, until the server has sent the zone of the product. */
let productZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const keepProductZone = (timeZone: string): void => {
  productZone = timeZone;
};

/** The calendar day of a moment in the zone of the product, as date fields hold it: the day that the server counts by. */
export const productDay = (moment: Date): string => dayIn(productZone, moment);
