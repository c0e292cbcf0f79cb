import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { fold } from '../../ui/fold.js';
import { dayIn, momentIn, orderOf, timeIn, type DayOrder } from './booked-days.js';
import { noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';
import { nationalityIn } from './named-countries.js';

/** Names of columns, folded, in the languages of the product. What starts with one of them means the same. */
const COLUMNS = {
  departTime: [
    'departure time',
    'dep time',
    'std',
    'abflugzeit',
    'abfahrtszeit',
    'uhrzeit abflug',
    'vertrektijd',
    'heure de depart',
    'heure depart',
    'hora de salida',
    'hora salida',
    'ora di partenza',
    'ora partenza',
    'godzina wylotu',
    'kalkis saati',
    'afgangstid',
    'cas odletu',
    'indulas ideje',
    'hora de partida',
  ],
  arriveTime: [
    'arrival time',
    'arr time',
    'sta',
    'ankunftszeit',
    'uhrzeit ankunft',
    'aankomsttijd',
    "heure d'arrivee",
    'heure arrivee',
    'hora de llegada',
    'hora llegada',
    'ora di arrivo',
    'ora arrivo',
    'godzina przylotu',
    'varis saati',
    'ankomsttid',
    'cas priletu',
    'erkezes ideje',
    'hora de chegada',
  ],
  departDay: [
    'departure date',
    'dep date',
    'date of departure',
    'abflugdatum',
    'abreisedatum',
    'vertrekdatum',
    'date de depart',
    'fecha de salida',
    'fecha salida',
    'data di partenza',
    'data partenza',
    'data wylotu',
    'kalkis tarihi',
    'afrejsedato',
    'datum odletu',
    'indulas datuma',
    'data de partida',
    'flight date',
    'travel date',
    'reisedatum',
    'flugdatum',
  ],
  arriveDay: [
    'arrival date',
    'arr date',
    'date of arrival',
    'ankunftsdatum',
    'aankomstdatum',
    "date d'arrivee",
    'fecha de llegada',
    'fecha llegada',
    'data di arrivo',
    'data arrivo',
    'data przylotu',
    'varis tarihi',
    'ankomstdato',
    'datum priletu',
    'erkezes datuma',
    'data de chegada',
  ],
  from: [
    'from',
    'origin',
    'departure airport',
    'dep airport',
    'departure city',
    'von',
    'abflughafen',
    'abflugort',
    'abflug ort',
    'startflughafen',
    'start',
    'van',
    'vertrekluchthaven',
    'de',
    'aeroport de depart',
    'depart de',
    'origine',
    'origen',
    'desde',
    'da',
    'aeroporto di partenza',
    'z',
    'skad',
    'lotnisko wylotu',
    'nereden',
    'kalkis havalimani',
    'fra',
    'odkud',
    'honnan',
    'origem',
  ],
  to: [
    'to',
    'destination',
    'arrival airport',
    'arr airport',
    'arrival city',
    'nach',
    'ziel',
    'zielflughafen',
    'ankunftsflughafen',
    'naar',
    'bestemming',
    'a',
    "aeroport d'arrivee",
    'destino',
    'hasta',
    'destinazione',
    'aeroporto di arrivo',
    'do',
    'dokad',
    'lotnisko przylotu',
    'nereye',
    'varis havalimani',
    'til',
    'kam',
    'hova',
    'para',
  ],
  departs: [
    'date',
    'departure',
    'departs',
    'dep',
    'datum',
    'abreise',
    'abflug',
    'vertrek',
    'depart',
    'fecha',
    'salida',
    'data',
    'partenza',
    'wylot',
    'tarih',
    'kalkis',
    'dato',
    'afgang',
    'odlet',
    'indulas',
    'partida',
    'day',
    'tag',
  ],
  arrives: [
    'arrival',
    'arrives',
    'arr',
    'ankunft',
    'aankomst',
    'arrivee',
    'llegada',
    'arrivo',
    'przylot',
    'varis',
    'ankomst',
    'prilet',
    'erkezes',
    'chegada',
  ],
  nationality: [
    'nationality',
    'citizenship',
    'passport',
    'passport country',
    'nationalitat',
    'staatsangehorigkeit',
    'pass',
    'nationaliteit',
    'nationalite',
    'nacionalidad',
    'nazionalita',
    'cittadinanza',
    'obywatelstwo',
    'uyruk',
    'vatandaslik',
    'nationalitet',
    'statsborgerskab',
    'obcanstvi',
    'statni prislusnost',
    'allampolgarsag',
    'nacionalidade',
  ],
  status: [
    'status',
    'state',
    'booking status',
    'buchungsstatus',
    'statut',
    'estado',
    'stato',
    'stav',
    'durum',
    'allapot',
  ],
} as const;
type Column = keyof typeof COLUMNS;
type Row = Readonly<Record<string, string>>;

const CANCELLED =
  /^(x|xx|hx|un|uc|no|hl|ll|uu)\d*$|cancel|storn|annul|geannuleerd|cancelad|anulowan|iptal|aflyst|zrusen|torolt|wait|wartel|pending|request|hold/;
const DIVIDERS = ['\t', ';', ',', '|'];
const AIRPORT = /^[A-Z]{3}$/;
const AIRPORT_NAMED = /\(([A-Z]{3})\)|^([A-Z]{3})\s*[-–,/ ]\s*\D|\D[-–,/ ]\s*([A-Z]{3})$/;

const folded = (text: string): string =>
  fold(text)
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replace(/[_\s]+/g, ' ')
    .replace(/[:*]/g, '')
    .trim();

export function columnOf(head: string): Column | null {
  const name = folded(head);
  const found = Object.entries(COLUMNS).find(([, known]) => (known as readonly string[]).includes(name));
  return (found?.[0] as Column | undefined) ?? null;
}

/** An airport by its code, alone or beside its name. */
export function airportIn(text: string): string | null {
  const bare = text.trim();
  if (AIRPORT.test(bare.toUpperCase())) return bare.toUpperCase();
  const named = AIRPORT_NAMED.exec(bare);
  return named ? (named[1] ?? named[2] ?? named[3] ?? null) : null;
}

interface Table {
  columns: (Column | null)[];
  rows: readonly { cells: readonly string[]; line: string }[];
}

function tableIn(text: string): Table | null {
  const all = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  for (const delimiter of DIVIDERS.filter((one) => all[0]?.includes(one))) {
    const read = rowsIn(all.join('\n'), delimiter);
    if (!read) continue;
    const [head, ...rows] = read;
    const columns = placed((head?.cells ?? []).map(columnOf), rows[0]?.cells ?? []);
    const has = (...some: Column[]): boolean => some.some((one) => columns.includes(one));
    if (has('from') && has('to') && has('departs', 'departDay')) return { columns, rows };
  }
  return null;
}

/** "Departure" and "Arrival" are places where places stand below them. */
function placed(columns: (Column | null)[], first: readonly string[]): (Column | null)[] {
  if (columns.includes('from') || columns.includes('to')) return columns;
  return columns.map((column, at) => {
    const isPlace = airportIn(first[at] ?? '') !== null && momentIn(first[at] ?? '') === null;
    if (!isPlace) return column;
    if (column === 'departs') return 'from';
    return column === 'arrives' ? 'to' : column;
  });
}

function rowsIn(text: string, delimiter: string): Table['rows'] | null {
  try {
    const read = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      raw: true,
    });
    return (read as unknown as { record: string[]; raw: string }[]).map(({ record, raw }) => ({
      cells: record,
      line: raw.trim(),
    }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** A day and a time from a column for both, or from one for each. */
function momentOf(row: Row, [both, day, time]: readonly [Column, Column, Column], order: DayOrder): LocalMoment | null {
  const whole = momentIn(row[both] ?? '', order) ?? momentIn(row[day] ?? '', order);
  const apart = [row[time], row[both]].map((text) => timeIn(text ?? '')).find((one) => one !== null);
  return whole && { day: whole.day, time: whole.time ?? apart ?? null };
}

function legOf(row: Row, order: DayOrder): Leg | null {
  const [from, to] = [airportIn(row['from'] ?? ''), airportIn(row['to'] ?? '')];
  const departs = momentOf(row, ['departs', 'departDay', 'departTime'], order);
  return from && to && from !== to && departs
    ? { from, to, departs, arrives: momentOf(row, ['arrives', 'arriveDay', 'arriveTime'], order) }
    : null;
}

const isSameFlight = (a: Leg, b: Leg): boolean =>
  a.from === b.from && a.to === b.to && a.departs.day === b.departs.day && a.departs.time === b.departs.time;
const isDay = (text: string): boolean =>
  dayIn(text.split(/[T\s]/)[0] ?? '', 'DAY_FIRST') !== null || momentIn(text) !== null;

/** Reads rows of flights under a head that names from, to and day. Null: there is no such head. */
export function readTable(text: string): Booking | null {
  const table = tableIn(text);
  if (!table) return null;
  const rows = table.rows.map(({ cells, line }) => ({
    line,
    row: Object.fromEntries(table.columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []))),
  }));
  const days = rows.flatMap(({ row }) =>
    ['departs', 'departDay', 'arrives', 'arriveDay'].map((column) => row[column] ?? ''),
  );
  const order = orderOf(days);
  const booking = noBooking();
  const nationalities = new Set<string>();
  for (const { line, row } of rows) {
    const leg = legOf(row, order);
    const hasUnreadArrival =
      leg?.arrives === null &&
      [row['arrives'], row['arriveDay']].some((said) => said && isDay(said) === false && timeIn(said) === null);
    if (CANCELLED.test(folded(row['status'] ?? ''))) booking.unread.push({ line, why: 'NOT_CONFIRMED' });
    else if (!leg || hasUnreadArrival) booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
    else if (!booking.legs.some((known) => isSameFlight(known, leg))) booking.legs.push(leg);
    const said = (row['nationality'] ?? '').trim();
    const nationality = nationalityIn(said);
    if (nationality) nationalities.add(nationality);
    else if (said !== '' && !booking.unread.some(({ line: known }) => known === said))
      booking.unread.push({ line: said, why: 'NOT_UNDERSTOOD' });
  }
  return { ...booking, nationalities: [...nationalities] };
}
