/** What the days of a trip say, and tasks that are done. The reference for the other languages. */
export const tripDaysTexts = {
  'page.days': 'Your trip, day by day',
  'page.days.start': 'Departure: {place}',
  'page.days.end': 'Last day of the trip',
  'page.days.arrival': 'Arrival: {place}',
  'page.days.due': 'No later than this day',
  'page.days.opens': 'Possible from this day',
  'page.days.change': '{count, plural, one {A rule changes} other {Rules change}}',
  'page.days.BEFORE': 'This is before you arrive.',
  'page.days.THERE': 'You are there on this day.',
  'page.days.GONE': 'You have left by then.',
  'page.days.unknown': 'Day of arrival not known: {places}',
  'page.deadlines.cost': 'Cost: {cost}',
  'page.deadlines.done': 'Done',
  'page.deadlines.doneCount': 'Done: {done} of {all}',
  'page.deadlines.doneNote': 'What you tick stays on this device.',
};
