import {
  entriesOfTypes,
  type Entry,
  type Itinerary,
  type PlacePath,
  type RuleIndex,
  type Statement,
  yesOf,
} from '@landfall/requirements';
import type { Cell, Word } from './official-list.js';
import { statedNumber, visaWords, type SaidWord, type YesNo } from './visa-words.js';

type Verdict = 'right' | 'wrong' | 'unknown';
export interface Compared {
  verdict: Verdict;
  /** What is said, by detail type. */
  said: string;
  /** The same in the words of the lists. */
  words: readonly SaidWord[];
  days: number | null;
}

interface Expected {
  type: string;
  then: YesNo;
  otherwise: YesNo;
  /** What nobody states means as much. */
  unstated: YesNo;
}

const needsVisa = (word: Word): boolean => word !== 'free' && word !== 'authorisation';

/** What `words` say of a type; null: nothing. */
function meaning(type: string, words: readonly Word[]): YesNo {
  switch (type) {
    case 'ErVisaRequired':
      return needsVisa(words[0]!);
    case 'ErEntryPermitRequired':
      return words.some(needsVisa) ? null : words.includes('authorisation');
    case 'ErEVisaPossible':
      return words.includes('e-visa') ? true : null;
    default:
      return words.includes('on-arrival') ? true : null;
  }
}

const TYPES = ['ErVisaRequired', 'ErEntryPermitRequired', 'ErEVisaPossible', 'ErVisaOnArrivalPossible'];
const COMPARED_TYPES: ReadonlySet<string> = new Set([...TYPES, 'ErVisaFreeDays', 'ErVisaOnArrivalDays']);

const expectations = ({ says, otherwise }: Cell): Expected[] =>
  TYPES.map((type) => ({
    type,
    then: meaning(type, says),
    otherwise: otherwise === null ? meaning(type, says) : meaning(type, [otherwise]),
    unstated: type === 'ErEntryPermitRequired' ? false : null,
  }));

const likelyOf = ({ alternatives = [] }: Entry): NonNullable<Entry['alternatives']> =>
  alternatives.filter(({ isUnlikely }) => isUnlikely !== true);

const alternativesOf = (entry: Entry): readonly Statement[] => likelyOf(entry).flatMap(({ statements }) => statements);

const verdictIf = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');

function dependingVerdict(entry: Entry, { then, otherwise }: Expected): Verdict {
  const alternatives = alternativesOf(entry).map(({ value }) => yesOf(value));
  const isListed = (yes: YesNo): boolean => yes === then || yes === otherwise;
  const restIsRight = entry.statements
    .map(({ value }) => yesOf(value))
    .every((yes) => otherwise === null || yes === otherwise);
  return verdictIf(alternatives.includes(then) && alternatives.every(isListed) && restIsRight);
}

function verdictOf(entry: Entry | undefined, expected: Expected, { on }: Cell): Verdict {
  const { then, otherwise, unstated } = expected;
  const isPlain = otherwise === null || otherwise === then;
  if (then === null) return 'right';
  if (entry === undefined || entry.state === 'unknown') return isPlain && unstated === then ? 'right' : 'unknown';
  const kinds = likelyOf(entry).flatMap(({ conditions }) => conditions.map(({ kind }) => kind));
  if (entry.state === 'conflicting' || !kinds.every((kind) => on.includes(kind))) return 'wrong';
  if (entry.state === 'depends') return dependingVerdict(entry, expected);
  return verdictIf(isPlain && entry.statements.every((statement) => yesOf(statement.value) === then));
}

function daysVerdict(entry: Entry | undefined, { days }: Cell): Verdict {
  if (days === null) return 'right';
  const stated = entry === undefined ? [] : [...entry.statements, ...alternativesOf(entry)].map(({ value }) => value);
  const numbers = stated.filter((value) => value !== null);
  if (numbers.length === 0) return 'unknown';
  return numbers.every((value) => value === days) ? 'right' : 'wrong';
}

const daysTypeOf = ({ says }: Cell): string | null => {
  if (!says.some(needsVisa)) return 'ErVisaFreeDays';
  return says.includes('on-arrival') ? 'ErVisaOnArrivalDays' : null;
};

const sayingOf = (entry: Entry | undefined): string => {
  if (entry === undefined || entry.state === 'unknown') return 'not stated';
  const values = (statements: readonly Statement[]): string =>
    statements.map((statement) => String(yesOf(statement.value) ?? JSON.stringify(statement.value))).join(' or ');
  const alternatives = likelyOf(entry).map(
    ({ conditions, statements }) => `${values(statements)} on ${conditions.map(({ kind }) => kind).join('+')}`,
  );
  return [...alternatives, values(entry.statements)].join(', else ');
};

/** What the rules say in a cell of a list, for a trip of somebody who leaves from home, `first day..last day`. */
export function compare(ruleIndex: RuleIndex, place: PlacePath, cell: Cell, trip: string): Compared {
  const [dateStart, dateEnd] = trip.split('..') as [string, string];
  const itinerary: Itinerary = {
    departureCountry: cell.passport,
    destinations: [place],
    transits: [],
    citizenships: [cell.passport],
    purpose: 'PRIVATE',
    dateStart,
    dateEnd,
  };
  const entries = entriesOfTypes(ruleIndex, itinerary, COMPARED_TYPES);
  const entryOf = (type: string): Entry | undefined => entries.find(({ detailType }) => detailType === type);
  const daysType = daysTypeOf(cell);
  const verdicts = expectations(cell).map((expected) => verdictOf(entryOf(expected.type), expected, cell));
  if (daysType !== null) verdicts.push(daysVerdict(entryOf(daysType), cell));
  const said = [...TYPES, ...(daysType === null ? [] : [daysType])].map((type) => `${type} ${sayingOf(entryOf(type))}`);
  const verdict = (['wrong', 'unknown'] as const).find((one) => verdicts.includes(one)) ?? 'right';
  const days = statedNumber(entryOf(daysType ?? 'ErVisaFreeDays'));
  return { verdict, said: said.join('; '), words: visaWords(entryOf), days };
}
