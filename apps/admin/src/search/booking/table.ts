import { fold } from '../../ui/fold.js';
import { isoDay, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';

/** Names of columns, folded, in the languages of the console. */
const COLUMNS = {
  from: ['from', 'origin', 'von', 'abflug ort', 'departure airport', 'van', 'start'],
  to: ['to', 'destination', 'nach', 'ziel', 'arrival airport', 'naar'],
  departs: ['date', 'departure', 'departure date', 'datum', 'abreise', 'abflug', 'vertrek', 'departure time'],
  arrives: ['arrival', 'arrival date', 'ankunft', 'aankomst', 'arrival time'],
  nationality: ['nationality', 'citizenship', 'nationalitat', 'staatsangehorigkeit', 'nationaliteit'],
} as const;
type Column = keyof typeof COLUMNS;

/** "2026-12-20", "20.12.2026", with or without "14:30". Slashes are left: nobody knows which of both is the month. */
function momentOf(text: string | undefined): LocalMoment | null {
  const [, day = '', time] = /^(\S+?)(?:[T\s](\d{1,2}:\d{2}).*)?$/.exec(text?.trim() ?? '') ?? [];
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(day);
  const found = iso
    ? isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    : dotted && isoDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  return found ? { day: found, time: time ? time.padStart(5, '0') : null } : null;
}

const cellsOf = (line: string, divider: string): string[] =>
  line.split(divider).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

const DIVIDERS = ['\t', ';', ','];

/** Where the columns stand; -1 for one that is not there. Null: from, to and day are not named. */
function columnsOf(head: string, divider: string): Record<Column, number> | null {
  const names = cellsOf(head, divider).map(fold);
  const at = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, known]) => [
      column,
      names.findIndex((name) => (known as readonly string[]).includes(name)),
    ]),
  ) as Record<Column, number>;
  return at.from < 0 || at.to < 0 || at.departs < 0 ? null : at;
}

function legOf(cell: (column: Column) => string): Leg | null {
  const [from, to, departs] = [cell('from').toUpperCase(), cell('to').toUpperCase(), momentOf(cell('departs'))];
  const areAirports = [from, to].every((code) => /^[A-Z]{3}$/.test(code));
  return areAirports && departs ? { from, to, departs, arrives: momentOf(cell('arrives')) } : null;
}

const isSameFlight = (a: Leg, b: Leg): boolean => a.from === b.from && a.to === b.to && a.departs.day === b.departs.day;

/** Reads rows of flights under a head that names from, to and day. Null: there is no such head. */
export function readTable(text: string): Booking | null {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const divider = DIVIDERS.find((one) => head.includes(one));
  const at = divider === undefined ? null : columnsOf(head, divider);
  if (divider === undefined || !at) return null;
  const booking = noBooking();
  const nationalities = new Set<string>();
  for (const line of lines) {
    const cells = cellsOf(line, divider);
    const cell = (column: Column): string => cells[at[column]] ?? '';
    const leg = legOf(cell);
    if (!leg) booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
    else if (!booking.legs.some((known) => isSameFlight(known, leg))) booking.legs.push(leg);
    const nationality = cell('nationality').toUpperCase();
    if (/^[A-Z]{1,3}$/.test(nationality)) nationalities.add(nationality);
  }
  return { ...booking, nationalities: [...nationalities] };
}
