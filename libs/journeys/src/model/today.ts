const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a zone at an instant, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  let format = formats.get(timeZone);
  // Making a format takes as long as making a mail.
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })));
  return format.format(instant);
}
