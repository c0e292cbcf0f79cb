import { LANGUAGES } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { aTripPage } from '../../../test/sample-trip.js';
import type { TripPageView } from '../../index.js';
import { tripCalendar } from './trip-calendar.js';

const SECRET = 'the-secret-of-a-link';
/** The lines of a calendar, folded ones in one piece. */
const linesOf = (view: TripPageView): string[] =>
  tripCalendar(view, SECRET)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
const valueOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(name))?.slice(name.length);

describe('the calendar of a trip', () => {
  it.each(LANGUAGES)('has each deadline on its last day, with its task, in %s', (language) => {
    const lines = linesOf(aTripPage(language, 2));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(valueOf(lines, 'DTSTART;VALUE=DATE:')).toBe('20261213');
    expect(valueOf(lines, 'DTEND;VALUE=DATE:')).toBe('20261214');
    expect(valueOf(lines, 'SUMMARY:')).toContain(translate(language, 'page.deadlines.VISA'));
    expect(valueOf(lines, 'URL:')).toBe('https://evisa.gov.vn/');
    expect(valueOf(lines, 'TRIGGER:')).toBe('-PT48H');
    // For one of the two nationalities.
    expect(valueOf(lines, 'DESCRIPTION:')).toContain('\\n');
  });

  it('keeps the ids of its events, which are those of no other trip, and not the secret', () => {
    const view = aTripPage('en', 2);
    const idOf = (secret: string) => /UID:(\S+)/.exec(tripCalendar(view, secret))![1];
    expect(idOf(SECRET)).toBe(idOf(SECRET));
    expect(idOf('another')).not.toBe(idOf(SECRET));
    expect(tripCalendar(view, SECRET)).not.toContain(SECRET);
  });

  it('begins no line with what a place or a task says', () => {
    const view = aTripPage('en', 2);
    const [visa, form] = view.detail!.deadlines;
    const hostile = { ...visa!, place: 'Oz\r\nATTENDEE:mailto:x@evil.example' };
    const lines = linesOf({ ...view, detail: { ...view.detail!, deadlines: [hostile, form!] } });
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  it('is empty where no deadline has a day', () => {
    const view = aTripPage('en', 2);
    const lines = linesOf({ ...view, detail: { ...view.detail!, deadlines: [] } });
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).not.toContain('BEGIN:VEVENT');
  });
});
