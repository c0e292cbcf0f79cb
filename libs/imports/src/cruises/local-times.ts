import { addDays, isIsoDate, type IsoDate } from '@landfall/kernel';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::00)?)?$/;
/** As spreadsheets of many countries write it; with points the day always comes first. */
const POINTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? (\d{1,2}:\d{2})(?::00)?)?$/;
const HOUR_MS = 3_600_000;

export interface LocalTime {
  day: IsoDate;
  /** Hours and minutes, such as 08:00; null for a day alone. */
  time: string | null;
}

/** A local day or time of a cell; null for what is none. */
export function localTimeOf(text: string): LocalTime | null {
  const iso = ISO.exec(text);
  const pointed = iso ? null : POINTED.exec(text);
  const day = iso ? iso[1] : pointed && `${pointed[3]}-${pointed[2]!.padStart(2, '0')}-${pointed[1]!.padStart(2, '0')}`;
  const time = (iso?.[2] ?? pointed?.[4])?.padStart(5, '0') ?? null;
  if (!isIsoDate(day)) return null;
  return time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { day, time } : null;
}

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Local times as moments. Remembers the offsets of a day: a file names the same days and zones again and again. */
export class Moments {
  private readonly formats = new Map<string, Intl.DateTimeFormat>();
  private readonly offsets = new Map<string, number>();

  /** Milliseconds since 1970 of a local time such as 2027-05-02T08:00. A time that the clocks skip counts as the hour after. */
  of(local: string, zone: string): number {
    const asUtc = Date.parse(`${local}:00Z`);
    const first = this.offset(zone, asUtc);
    return asUtc - this.offset(zone, asUtc - first);
  }

  /** To the hour: no zone has changed its clocks more often. */
  private offset(zone: string, moment: number): number {
    const hour = Math.floor(moment / HOUR_MS);
    const key = `${hour} ${zone}`;
    let offset = this.offsets.get(key);
    if (offset === undefined) this.offsets.set(key, (offset = this.measured(zone, hour * HOUR_MS)));
    return offset;
  }

  private measured(zone: string, moment: number): number {
    let format = this.formats.get(zone);
    if (!format)
      this.formats.set(
        zone,
        (format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', ...PARTS })),
      );
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute } = part;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - moment;
  }
}

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** One day earlier: across the date line a ship has the same day twice. */
export const dayBefore = (day: IsoDate): IsoDate => addDays(day, -1);
