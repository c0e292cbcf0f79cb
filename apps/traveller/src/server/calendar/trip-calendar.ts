import { createHash } from 'node:crypto';
import { addDays, type IsoDate } from '@landfall/kernel';
import { formatList } from '@landfall/messages';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { hasDay, taskOf, whenOf } from '../../model/deadline-texts.js';
import { readerOf, type Reader } from '../../model/reader.js';
import { webLink } from '../../model/safe-links.js';
import type { DeadlineView, TripPageView } from '../../trip-page-view.js';

const PRODUCT_ID = '-//Landfall//Trip page//EN';
/** Two days are enough to act on. Said in hours: of days alone the library makes what RFC 5545 does not know. */
const ALARM = { action: 'display', trigger: { before: true, hours: 48 } } as const;

const dateOf = (day: IsoDate): DateArray => day.split('-').map(Number) as DateArray;

/**
 * The deadlines of a trip as iCalendar (RFC 5545), each on its last day, with an alarm two days before; what has none on its first day. An event keeps its id, so a
 * calendar that takes them a second time replaces what it has. `secret`: of the link; it is not in the calendar. Throws when the library
 * rejects an event.
 */
export function tripCalendar({ language, trip, detail }: TripPageView, secret: string): string {
  const reader = readerOf(language);
  const deadlines = detail?.deadlines.filter(hasDay) ?? [];
  const nationalities = trip?.citizenships.length ?? 0;
  const events = deadlines.map((deadline) => eventOf(deadline, reader, nationalities, secret));
  const { error, value } = createEvents(events, { productId: PRODUCT_ID, method: 'PUBLISH' });
  if (error) throw error;
  // The library makes nothing of no events.
  return value || `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${PRODUCT_ID}\r\nEND:VCALENDAR\r\n`;
}

function eventOf(deadline: DeadlineView, reader: Reader, nationalities: number, secret: string): EventAttributes {
  const { duty, place, citizenships, firstDay, lastDay, sourceUri } = deadline;
  const day = lastDay ?? firstDay!;
  const { t, language } = reader;
  const link = webLink(sourceUri);
  const isForSome = citizenships.length < nationalities;
  return {
    uid: `${createHash('sha256')
      .update(JSON.stringify([secret, duty, place, citizenships]))
      .digest('hex')}@landfall`,
    title: taskOf(reader, deadline),
    start: dateOf(day),
    end: dateOf(addDays(day, 1)),
    description: [
      whenOf(reader, deadline),
      ...(isForSome ? [t('page.forNationalities', { names: formatList(language, citizenships) })] : []),
    ].join('\n'),
    ...(link ? { url: link.href } : {}),
    transp: 'TRANSPARENT',
    alarms: [{ ...ALARM, description: taskOf(reader, deadline) }],
  };
}
