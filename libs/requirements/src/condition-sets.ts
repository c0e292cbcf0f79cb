import type { GroupIndex } from './audience.js';
import { type CompiledConditions, isAirport, KIND_WITH } from './conditions.js';
import type { Condition, HeldDocument } from './model.js';

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

/** Whether conditions that all hold make sure that others hold too. */
export const imply = (holding: readonly CompiledConditions[], others: CompiledConditions): boolean =>
  others.list.every((other) => holding.some(({ list, groups }) => list.some((one) => implies(one, other, groups))));

/** Whether two different sets of conditions can hold at once, without one being that with more conditions because it is narrower. */
export function canClash(a: CompiledConditions, b: CompiledConditions): boolean {
  const [more, fewer] = a.list.length >= b.list.length ? [a, b] : [b, a];
  if (more.list.length > fewer.list.length && imply([more], fewer)) return false;
  return !a.list.some((one) => b.list.some((other) => exclude(one, other, a.groups)));
}

const denied = (condition: Condition): Condition => ({ ...condition, isNot: condition.isNot !== true });

function implies(one: Condition, other: Condition, groups: GroupIndex): boolean {
  if (one.isNot === true && other.isNot === true) return isRelated(PARTS, other, one, groups);
  if (one.isNot === true) return false;
  return other.isNot === true ? isRelated(APART, one, other, groups) : isRelated(PARTS, one, other, groups);
}

const exclude = (one: Condition, other: Condition, groups: GroupIndex): boolean =>
  implies(one, denied(other), groups) || implies(other, denied(one), groups);

/** Works a set out once for each list of a condition; the same list has the same groups. */
function once<T>(work: (list: readonly T[], groups: GroupIndex) => ReadonlySet<string>): typeof work {
  const known = new WeakMap<GroupIndex, WeakMap<readonly T[], ReadonlySet<string>>>();
  return (list, groups) => {
    const ofGroups = known.get(groups) ?? new WeakMap<readonly T[], ReadonlySet<string>>();
    known.set(groups, ofGroups);
    const found = ofGroups.get(list) ?? work(list, groups);
    ofGroups.set(list, found);
    return found;
  };
}

const countriesOf = (code: string, groups: GroupIndex): string[] => [...(groups.get(code)?.members ?? [code])];

const membersOf = once<string>((codes, groups) => new Set(codes.flatMap((code) => countriesOf(code, groups))));

const isSubset = <T>(some: Iterable<T>, of: ReadonlySet<T>): boolean => [...some].every((one) => of.has(one));
const areDisjoint = <T>(some: Iterable<T>, others: ReadonlySet<T>): boolean =>
  ![...some].some((one) => others.has(one));

const documentsOf = once<HeldDocument>(
  (documents, groups) =>
    new Set(documents.flatMap(({ issuer, kind }) => countriesOf(issuer, groups).map((code) => `${kind} ${code}`))),
);

/** Whether the first asks its documents for all that the other asks for. */
const asksAlso = ({ qualities = [], documents }: Of<'HOLDS'>, other: Of<'HOLDS'>): boolean =>
  (other.qualities ?? []).every(
    (one) => qualities.includes(one) || !documents.some(({ kind }) => kind === KIND_WITH[one]),
  );

/** That by air is enough for these: airports alone. */
const isByAir = ({ ports = [] }: Of<'ENTRY_BY'>): boolean => ports.every(isAirport);

type Kind = Condition['kind'];
interface Relation<K extends Kind> {
  (one: Of<K>, other: Of<K>, groups: GroupIndex): boolean;
}
type Relations = Readonly<{ [K in Kind]: Relation<K> }>;

const isRelated = (relations: Relations, one: Condition, other: Condition, groups: GroupIndex): boolean =>
  one.kind === other.kind && (relations[one.kind] as Relation<Kind>)(one, other, groups);

const isWithin = (some: readonly string[], of: readonly string[], groups: GroupIndex): boolean =>
  isSubset(membersOf(some, groups), membersOf(of, groups));

const never = (): boolean => false;

/** Whether the second holds wherever the first does; both are taken without `isNot`. */
const PARTS: Relations = {
  VISITED: (one, other, groups) => {
    const isInTime = other.withinDays === null || (one.withinDays !== null && one.withinDays <= other.withinDays);
    const isTransitIn =
      one.transitHours === null || (other.transitHours !== null && other.transitHours <= one.transitHours);
    return isInTime && isTransitIn && isWithin(one.countries, other.countries, groups);
  },
  RESIDENCE: (one, other, groups) => isWithin(one.countries, other.countries, groups),
  HOLDS: (one, other, groups) =>
    (one.withinYears ?? 0) <= (other.withinYears ?? 0) &&
    (one.validMonths ?? 0) >= (other.validMonths ?? 0) &&
    asksAlso(one, other) &&
    isSubset(documentsOf(one.documents, groups), documentsOf(other.documents, groups)),
  AGE: (one, other) => (one.from ?? 0) >= (other.from ?? 0) && (one.to ?? Infinity) <= (other.to ?? Infinity),
  ENTRY_BY: (one, other) => {
    const arePorts = isSubset(one.ports ?? [], new Set(other.ports)) || (isByAir(one) && other.means.includes('AIR'));
    return arePorts && isSubset(one.means, new Set(other.means));
  },
  PASSPORT: (one, other) => isSubset(one.passports, new Set(other.passports)),
};

/** Whether an airport or harbour of one is reached by a means of the other. */
const reaches = (by: Of<'ENTRY_BY'>, { ports = [] }: Of<'ENTRY_BY'>): boolean =>
  ports.some((port) => (isAirport(port) ? by.means.includes('AIR') : by.means.length > 0));

/** Whether the two never hold for one traveller; both are taken without `isNot`. */
const APART: Relations = {
  VISITED: never,
  RESIDENCE: (one, other, groups) => areDisjoint(membersOf(one.countries, groups), membersOf(other.countries, groups)),
  HOLDS: never,
  AGE: (one, other) => (one.to ?? Infinity) < (other.from ?? 0) || (other.to ?? Infinity) < (one.from ?? 0),
  ENTRY_BY: (one, other) =>
    areDisjoint(one.means, new Set(other.means)) &&
    areDisjoint(one.ports ?? [], new Set(other.ports)) &&
    !reaches(one, other) &&
    !reaches(other, one),
  PASSPORT: (one, other) => areDisjoint(one.passports, new Set(other.passports)),
};
