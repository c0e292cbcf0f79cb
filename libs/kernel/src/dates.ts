export type IsoDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

const utc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);
const iso = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** True for an existing day ("2026-02-29" and year 0 do not exist). */
export function isIsoDate(text: unknown): text is IsoDate {
  if (typeof text !== 'string' || !SHAPE.test(text) || text.startsWith('0000')) return false;
  const parsed = utc(text);
  return !Number.isNaN(parsed.getTime()) && iso(parsed) === text;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return iso(new Date(utc(date).getTime() + days * MS_PER_DAY));
}

/** Adds months; a missing day becomes the last of its month, which never overstates the validity of a document. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [, y, m, d] = SHAPE.exec(date)!.map(Number) as [number, number, number, number];
  const lastDay = new Date(Date.UTC(y, m - 1 + months + 1, 0)).getUTCDate();
  return iso(new Date(Date.UTC(y, m - 1 + months, Math.min(d, lastDay))));
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / MS_PER_DAY);
}

export const laterOf = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

export function dayIn(timeZone: string, instant: Date): IsoDate {
  let format = dayFormats.get(timeZone);
  if (!format)
    dayFormats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })),
    );
  return format.format(instant);
}
