import { bookingTexts, fieldsOf } from '../../../test/booking-texts.js';
import { alpha2, CODES_OF_USE } from './country-codes.js';
import { distinct, type Booking } from './booking.js';

/** Texts whose writers had not seen the reader, with what a careful agent takes from them. */
interface Expected {
  /** "FRA 2026-12-12 14:30 BKK 2026-12-13", with ? for what the text does not say. */
  legs: string[];
  /** Those of a second booking, or that may be left out. */
  others?: string[];
  nationalities: string[];
}

const { expected: EXPECTED, names: NAMES, files, bookingOf } = bookingTexts<Expected>('blind-bookings', '2026-11-30');
const LEAST_RIGHT = 0.95;

interface Judged {
  fields: number;
  right: number;
  wrong: string[];
}

const isSaid = (field: string): boolean => field !== '?';

function judge(booking: Booking, expected: Expected): Judged {
  const journeys = [booking, ...(booking.others ?? [])];
  const left = distinct(journeys.flatMap(({ legs }) => legs)).map(fieldsOf);
  const wrong: string[] = [];
  let [fields, right] = [0, 0];
  const taken = (line: string): string[] | undefined => {
    const [from, day, , to] = line.split(' ');
    const at = left.findIndex((one) => one[0] === from && one[1] === day && one[3] === to);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const compare = (line: string): { right: number; all: number } => {
    const said = line.split(' ');
    const read = taken(line);
    wrong.push(
      ...said.flatMap((field, at) =>
        read && isSaid(field) && isSaid(read[at]!) && read[at] !== field ? [`${read[at]} for ${line}`] : [],
      ),
    );
    return {
      right: said.filter((field, at) => isSaid(field) && read?.[at] === field).length,
      all: said.filter(isSaid).length,
    };
  };
  for (const line of expected.legs) {
    const found = compare(line);
    fields += found.all;
    right += found.right;
  }
  for (const line of expected.others ?? []) compare(line);
  const codesOf = (of: readonly Booking[]): Set<string> =>
    new Set(of.flatMap((one) => one.nationalities).map((code) => alpha2(CODES_OF_USE[code] ?? code)));
  const codes = codesOf(journeys);
  fields += expected.nationalities.length;
  right += expected.nationalities.filter((code) => codes.has(code)).length;
  wrong.push(
    ...left.map((read) => `read: ${read.join(' ')}`),
    ...[...codesOf([booking])]
      .filter((code) => !expected.nationalities.includes(code))
      .map((code) => `nationality ${code}`),
  );
  return { fields, right, wrong };
}

it('there is a text for each expectation, and the other way round', () => {
  expect(files).toEqual(NAMES);
  expect(NAMES.length).toBeGreaterThanOrEqual(130);
});

it('no field of a blind text is wrong, and nearly all are right', async () => {
  const judged = await Promise.all(
    NAMES.map(async (name) => ({ name, ...judge(await bookingOf(name), EXPECTED[name]!) })),
  );
  expect(judged.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
  const sum = (of: (one: Judged) => number): number => judged.reduce((all, one) => all + of(one), 0);
  const share = sum(({ right }) => right) / sum(({ fields }) => fields);
  expect(share).toBeGreaterThanOrEqual(LEAST_RIGHT);
}, 120_000);
