import { isNotKnown, type DetailValue } from '@landfall/catalogue';
import { ordinalOf } from './core-types.js';
import type { Condition, Statement } from './model.js';
import type { Resolution } from './resolution.js';
import { Resolutions } from './resolutions.js';

/** What a value of one type says that a value of another one denies. */
interface ContraryTypes {
  type: string;
  says: boolean;
  other: string;
  denies(value: DetailValue): boolean;
}

const isYes = (value: DetailValue): boolean => value === true;
const isKnown = (value: DetailValue): boolean => !isNotKnown(value);

const CONTRARY_TYPES: readonly ContraryTypes[] = [
  { type: 'ErVisaRequired', says: true, other: 'ErVisaFreeDays', denies: isKnown },
  { type: 'ErVisaRequired', says: false, other: 'ErEVisaPossible', denies: isYes },
  { type: 'ErVisaRequired', says: false, other: 'ErEVisaDays', denies: isKnown },
  { type: 'ErVisaRequired', says: false, other: 'ErVisaOnArrivalPossible', denies: isYes },
  { type: 'ErVisaRequired', says: false, other: 'ErVisaOnArrivalDays', denies: isKnown },
  { type: 'ErEntryPermitRequired', says: false, other: 'ErEntryPermitName', denies: isKnown },
];
const PAIRS = CONTRARY_TYPES.map((one) => ({ ...one, first: ordinalOf(one.type)!, second: ordinalOf(one.other)! }));

const only = (resolution: Resolution | undefined): DetailValue | undefined =>
  resolution?.state === 'stated' ? resolution.statements[0]!.value : undefined;

/**
 * The resolutions of a place in which an editor's value and an imported one of another type cannot both hold: these conflict
 * (docs/adr/0044). The same object where there are none.
 */
export function withContraryValues(resolutions: Resolutions): Resolutions {
  let marked: (Resolution | undefined)[] | null = null;
  for (const { first, second, says, type, other, denies } of PAIRS) {
    const [a, b] = [resolutions.at(first), resolutions.at(second)];
    if (!a || !b || a.isImported === b.isImported) continue;
    const [value, against] = [only(a), only(b)];
    if (value !== says || against === undefined || !denies(against)) continue;
    marked ??= resolutions.byOrdinal();
    marked[first] = marked[first]!.deniedBy(other, b);
    marked[second] = marked[second]!.deniedBy(type, a);
  }
  return marked ? Resolutions.of(marked) : resolutions;
}

const sole = (statements: readonly Statement[]): Statement[] => (statements.length === 1 ? [...statements] : []);

/** What a resolution may come to: what is said alone, and under which open conditions. */
const outcomesOf = ({
  statements,
  likelyAlternatives,
  agreeing,
}: Resolution): { said: Statement; conditions: readonly Condition[] }[] => [
  ...sole(statements).map((said) => ({ said, conditions: [] })),
  ...[...likelyAlternatives, ...agreeing].flatMap((one) =>
    sole(one.statements).map((said) => ({ said, conditions: one.conditions })),
  ),
];

const isSettled = ({ state, agreeing }: Resolution): boolean => state !== 'depends' && agreeing.length === 0;

/** The open conditions under which the "no" of a type is denied by a value of another type and provenance. */
export function denyingConditions(resolutions: Resolutions, type: string): (readonly Condition[])[] {
  return PAIRS.filter((pair) => pair.type === type && !pair.says).flatMap(({ first, second, denies }) => {
    const [a, b] = [resolutions.at(first), resolutions.at(second)];
    if (!a || !b || (isSettled(a) && isSettled(b))) return [];
    return outcomesOf(a)
      .filter(({ said }) => said.value === false)
      .flatMap((no) =>
        outcomesOf(b)
          .filter(({ said }) => said.provenance !== no.said.provenance && denies(said.value))
          .map(({ conditions }) => [...no.conditions, ...conditions]),
      );
  });
}

type Values = readonly { ordinal: number; shared: { value: DetailValue } }[];

/** The types, by position, of values of different provenance that deny each other. */
export const denyingTypes = (a: Values, b: Values): number[] =>
  PAIRS.flatMap(({ first, second, says, denies }) => {
    const holds = (some: Values, others: Values): boolean =>
      some.some(({ ordinal, shared }) => ordinal === first && shared.value === says) &&
      others.some(({ ordinal, shared }) => ordinal === second && denies(shared.value));
    return holds(a, b) || holds(b, a) ? [first, second] : [];
  });

/** A type, by position, and all types whose values may, directly or over others, deny its values. */
export function typesInContact(ordinal: number): ReadonlySet<number> {
  const found = new Set([ordinal]);
  for (const one of found)
    for (const { first, second } of PAIRS) if (first === one || second === one) found.add(first).add(second);
  return found;
}
