import { isDay } from './table-cells.js';
import { folded, headMarks } from './table-words.js';

export interface Wide {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface GroupedHead {
  /** What the head says without its number and its way: "From" of "Out1 From". */
  name: string;
  /** Null: the column is of the whole row. */
  group: string | null;
}

const MOST_FLIGHTS = 16;
const WORD = /[\p{L}\p{N}.№]+/gu;
const NUMBER = /\d{1,2}/;

const isOfFlight = (head: string): boolean => {
  const { marks } = headMarks(head);
  return !['PERSON', 'NATIONALITY', 'PASSPORT', 'OTHER', 'COUNTRY'].some((mark) => marks.has(mark as 'OTHER'));
};
const isOfPlace = (head: string): boolean =>
  ['FROM', 'TO', 'ROUTE', 'DEPARTURE', 'PLACE'].some((mark) => headMarks(head).marks.has(mark as 'FROM'));
const isWay = (word: string): boolean => ['OUT', 'BACK'].some((mark) => headMarks(word).marks.has(mark as 'OUT'));

/** "Out1 From" is "From" of "out1", "Date 2" is "Date" of "2". */
function groupedHead(head: string): GroupedHead {
  const number = /^\D*(\d{1,2})\D*$/.exec(head)?.[1];
  if (number === undefined || !isOfFlight(head)) return { name: head, group: null };
  const words = (head.replace(NUMBER, ' ').match(WORD) ?? []).filter((word) => /\p{L}/u.test(word));
  const way = words.filter(isWay);
  return { name: words.filter((word) => !way.includes(word)).join(' '), group: folded(`${way.join(' ')}${number}`) };
}

/** Heads that stand three times or more are numbered by their place. */
function numbered(head: readonly string[]): readonly string[] {
  const times = (name: string, end = head.length): number =>
    head.slice(0, end).filter((one) => folded(one) === folded(name)).length;
  const most = Math.max(...head.filter((one) => isOfPlace(one)).map((one) => times(one)), 0);
  if (most < 3) return head;
  return head.map((one, at) => (one !== '' && times(one) === most ? `${one} ${times(one, at + 1)}` : one));
}

/** A word that all heads of a group begin with names the group: "Flight 1 From", "Flight 1 To". */
function withoutName(heads: readonly GroupedHead[]): readonly GroupedHead[] {
  const grouped = heads.filter(({ group }) => group !== null);
  const first = (name: string): string => name.split(' ')[0]!;
  const start = first(grouped[0]?.name ?? '');
  const isShared = start !== '' && grouped.every(({ name }) => first(name) === start);
  if (!isShared) return heads;
  return heads.map((one) =>
    one.group === null || one.name === start ? one : { ...one, name: one.name.slice(start.length + 1) },
  );
}

/** "From, To, From.1, To.1": the first flight has no number. */
function withFirst(heads: readonly GroupedHead[]): readonly GroupedHead[] {
  const names = new Set(heads.flatMap(({ name, group }) => (group === null ? [] : [folded(name)])));
  const first = heads.filter(({ name, group }) => group === null && names.has(folded(name)));
  const isWhole = first.some(({ name }) => isOfPlace(name)) && new Set(first.map(({ name }) => folded(name))).size > 1;
  return isWhole ? heads.map((one) => (first.includes(one) ? { ...one, group: '' } : one)) : heads;
}

const isDeparture = (head: string): boolean => hasAny(head, 'DEPARTURE') && !hasAny(head, 'ARRIVAL');
const isArrival = (head: string): boolean => hasAny(head, 'ARRIVAL') && !hasAny(head, 'DEPARTURE');

/** Heads with those above them: "Departure" above "Airport, Date, Time", and "Arrival" above the same. */
export function withEnds(head: readonly string[], above: readonly string[]): readonly string[] {
  const [departure, other] = [above.findIndex(isDeparture), above.findLastIndex(isDeparture)];
  const arrival = above.findIndex(isArrival);
  const width = arrival - departure;
  if (departure < 0 || departure !== other || width < 2 || above.findLastIndex(isArrival) !== arrival) return head;
  const isSpan = (start: number): boolean => above.slice(start + 1, start + width).every((one) => one === '');
  const below = (start: number): readonly string[] => head.slice(start, start + width);
  const isSame = below(departure).map(folded).join('\n') === below(arrival).map(folded).join('\n');
  if (!isSame || !isSpan(departure) || !isSpan(arrival) || !below(departure).some(isOfPlace)) return head;
  return head.map((one, at) => {
    if (at >= arrival && at < arrival + width) return `${above[arrival]!} ${one}`;
    return at >= departure && at < arrival ? `${above[departure]!} ${one}` : one || (above[at] ?? '');
  });
}

const MOST_IN_BLOCK = 8;

const hasAny = (head: string, ...some: readonly string[]): boolean =>
  isOfFlight(head) && some.some((mark) => headMarks(head).marks.has(mark as 'OUT'));
const isStart = (head: string): boolean =>
  hasAny(head, 'OUT', 'BACK', 'FLIGHT') || (NUMBER.test(head) && hasAny(head, 'DEPARTURE', 'ROUTE'));
const isOfMoment = (head: string): boolean => hasAny(head, 'DAY', 'TIME', 'CLOCK', 'DEPARTURE', 'ARRIVAL');
const isEnd = (head: string): boolean => hasAny(head, 'FROM', 'TO') && !isOfMoment(head);

/** A head without its number and its way. */
const bare = (head: string): string =>
  (head.replace(/\d+/g, ' ').match(WORD) ?? []).filter((word) => !isWay(word)).join(' ');

/** What follows the first head of a block. */
const tailOf = (head: readonly string[], at: number, size: number): string =>
  head
    .slice(at + 1, at + size)
    .map((one) => folded(bare(one)))
    .join('\n');

/** How many columns each flight has, where each begins with a head of its own and goes on like the first; else 0. */
function sizeOfBlocks(head: readonly string[], first: number): number {
  for (let size = 2; size <= MOST_IN_BLOCK && first + size < head.length; size++) {
    const tail = head.slice(first + 1, first + size);
    const isAlike =
      !tail.some((one) => NUMBER.test(one)) &&
      isStart(head[first + size]!) &&
      folded(head[first + size]!) !== folded(head[first]!) &&
      tailOf(head, first + size, size) === tailOf(head, first, size);
    if (isAlike && [head[first]!, ...tail].some(isOfMoment)) return size;
  }
  return 0;
}

/** The columns of flights in blocks, "Out 1, Date, Dep., Out 2, Date, Dep.", by the numbers of the blocks. */
export function withBlocks({ head, rows }: Wide): Wide {
  const first = head.findIndex((one, at) => isStart(one) && sizeOfBlocks(head, at) > 0);
  const size = first < 0 ? 0 : sizeOfBlocks(head, first);
  if (size === 0) return { head, rows };
  let end = first;
  while (isStart(head[end] ?? '') && tailOf(head, end, size) === tailOf(head, first, size)) end += size;
  const isOther = (one: string, at: number): boolean => (at < first || at >= end) && groupedHead(one).group !== null;
  if (head.some(isOther)) return { head, rows };
  const areDays = rows.some((row) => isDay(row[first] ?? ''));
  const named = head.map((one, at) => {
    if (at < first || at >= end) return one;
    const [block, place] = [Math.floor((at - first) / size) + 1, (at - first) % size];
    return place > 0 || isEnd(one) ? `${bare(one)} ${block}` : `${areDays ? 'Date' : 'Flight'} ${block}`;
  });
  return { head: named, rows };
}

const NAMED = /^(\p{L}{1,4})[\s._-]{1,3}(.{1,60})$/u;
const isUnknownWord = (word: string): boolean => [...headMarks(word).marks].every((mark) => mark === 'UNKNOWN');

/** Without the words before the heads of two flights, "VA From, VA To, VA Date, VR From, VR To, VR Date", where the second leads back. */
export function withPair({ head, rows }: Wide): Wide {
  const groups = new Map<string, { at: number; name: string }[]>();
  for (const [at, one] of head.entries()) {
    const [, word = '', name = ''] = NAMED.exec(one) ?? [];
    if (word !== '' && isUnknownWord(word)) groups.set(word, [...(groups.get(word) ?? []), { at, name }]);
  }
  const flights = [...groups.values()].filter(
    (group) => group.filter(({ name }) => isEnd(name)).length > 1 && group.some(({ name }) => hasAny(name, 'DAY')),
  );
  const [out, back, ...more] = flights;
  if (!out || !back || more.length > 0 || out.at(-1)!.at > back[0]!.at) return { head, rows };
  const isAlike = out.map(({ name }) => folded(name)).join('\n') === back.map(({ name }) => folded(name)).join('\n');
  if (!isAlike || !rows.every((row) => leadsBack(row, out, back))) return { head, rows };
  const names = new Map([...out, ...back].map(({ at, name }) => [at, name]));
  return { head: head.map((one, at) => names.get(at) ?? one), rows };
}

type Group = readonly { at: number; name: string }[];

/** The flights from before a change and those of now lead the same way. */
function leadsBack(row: readonly string[], out: Group, back: Group): boolean {
  const placesOf = (group: Group): string[] => group.filter(({ name }) => isEnd(name)).map(({ at }) => row[at] ?? '');
  const [there, home] = [placesOf(out), placesOf(back)];
  if (home.every((cell) => cell === '')) return true;
  return there.join('\n') !== home.join('\n') && (there[0] === home.at(-1) || there.at(-1) === home[0]);
}

/** A row for each flight of a table that has several in one row, in columns with numbers; any other table as it is. */
export function oneFlightEach({ head, rows }: Wide): Wide {
  const heads = withFirst(withoutName(numbered(head).map(groupedHead)));
  const groups = [...new Set(heads.flatMap(({ group }) => group ?? []))];
  const placesOf = (group: string | null): number[] => heads.flatMap((one, at) => (one.group === group ? [at] : []));
  const isFlight = (group: string): boolean => placesOf(group).some((at) => isOfPlace(heads[at]!.name));
  const flights = groups.filter((group) => isFlight(group) && placesOf(group).length > 1);
  if (flights.length < 2 || flights.length > MOST_FLIGHTS) return { head, rows };
  const names = [...new Set(flights.flatMap((group) => placesOf(group).map((at) => heads[at]!.name)))];
  const shared = heads.flatMap(({ group }, at) => (group !== null && flights.includes(group) ? [] : [at]));
  const rowsOf = (cells: readonly string[]): string[][] => {
    const common = shared.map((at) => cells[at] ?? '');
    const found = flights.flatMap((group) => {
      const places = placesOf(group);
      if (places.every((at) => !cells[at])) return [];
      const own = names.map((name) => cells[places.find((at) => heads[at]!.name === name) ?? -1] ?? '');
      return [[...common, ...own, ...cells.slice(head.length)]];
    });
    return found.length > 0 ? found : [[...common, ...names.map(() => '')]];
  };
  return { head: [...shared.map((at) => head[at]!), ...names], rows: rows.flatMap(rowsOf) };
}
