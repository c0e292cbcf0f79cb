import type { Condition, DocumentQuality, EntryMeans, HeldDocument, PassportKind } from '@landfall/requirements';

type Raw = Record<string, unknown>;

const isRecord = (value: unknown): value is Raw => value !== null && typeof value === 'object' && !Array.isArray(value);
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const isNumberOrAbsent = (value: unknown): value is number | undefined => value === undefined || isNumber(value);
const hasOnly = (raw: Raw, keys: readonly string[]): boolean => Object.keys(raw).every((key) => keys.includes(key));

/** Reads one condition from its mapping, which holds nothing else; null: it is none. */
const READERS: Readonly<Record<string, (raw: Raw) => Condition | null>> = {
  visited: (raw) => {
    const { visited, withinDays = null, transitHours = null } = raw;
    const isRight = isList(visited) && hasOnly(raw, ['visited', 'withinDays', 'transitHours']);
    if (!isRight || !(withinDays === null || isNumber(withinDays))) return null;
    return transitHours === null || isNumber(transitHours)
      ? { kind: 'VISITED', countries: visited, withinDays, transitHours }
      : null;
  },
  residence: ({ residence, ...rest }) =>
    isList(residence) && hasOnly(rest, []) ? { kind: 'RESIDENCE', countries: residence } : null,
  holds: ({ holds, withinYears, qualities, validMonths, ...rest }) => {
    if (!isList(holds) || !hasOnly(rest, []) || !isNumberOrAbsent(withinYears) || !isNumberOrAbsent(validMonths))
      return null;
    if (qualities !== undefined && !(isList(qualities) && qualities.every((one) => QUALITIES.includes(one))))
      return null;
    const asksMore = qualities !== undefined || validMonths !== undefined;
    if (withinYears !== undefined && asksMore) return null;
    const documents = holds.map((text) => /^(visa|residence) ([A-Z_]+)$/.exec(text));
    return documents.includes(null)
      ? null
      : {
          kind: 'HOLDS',
          documents: documents.map((found) => ({
            issuer: found![2]!,
            kind: found![1]!.toUpperCase() as HeldDocument['kind'],
          })),
          ...(withinYears === undefined ? {} : { withinYears }),
          ...(qualities === undefined ? {} : { qualities: [...new Set(qualities)].sort() as DocumentQuality[] }),
          ...(validMonths === undefined ? {} : { validMonths }),
        };
  },
  age: ({ age, ...rest }) => {
    if (!isRecord(age) || !hasOnly(rest, []) || !hasOnly(age, ['from', 'to'])) return null;
    const { from = null, to = null } = age;
    const isRight = (from === null || isNumber(from)) && (to === null || isNumber(to)) && (from ?? to) !== null;
    return isRight ? { kind: 'AGE', from, to } : null;
  },
  entryBy: entryOf,
  ports: entryOf,
  passport: ({ passport, ...rest }) =>
    isList(passport) && hasOnly(rest, []) && passport.every((one) => PASSPORTS.includes(one))
      ? { kind: 'PASSPORT', passports: passport as PassportKind[] }
      : null,
};

/** By some means, or at some ports, or both. SEA is also the code of an airport. */
function entryOf({ entryBy, ports, ...rest }: Raw): Condition | null {
  const areMeans = entryBy === undefined || (isList(entryBy) && entryBy.every((one) => MEANS.includes(one)));
  const arePorts = ports === undefined || (isList(ports) && ports.every((one) => PORT.test(one)));
  if (!areMeans || !arePorts || !hasOnly(rest, [])) return null;
  return {
    kind: 'ENTRY_BY',
    means: (entryBy ?? []) as EntryMeans[],
    ...(ports === undefined ? {} : { ports: ports }),
  };
}

const PORT = /^([A-Z]{3}|[A-Z]{2}[A-Z2-9]{3})$/;
const MEANS: readonly string[] = ['AIR', 'LAND', 'SEA'] satisfies EntryMeans[];
const QUALITIES: readonly string[] = ['MULTIPLE_ENTRY', 'USED', 'PERMANENT'] satisfies DocumentQuality[];
const PASSPORTS: readonly string[] = ['ORDINARY', 'BIOMETRIC', 'EMERGENCY', 'DIPLOMATIC'] satisfies PassportKind[];

/** The conditions of a detail of a rules file, none where there is no list; null: they are not as the format says. */
export function parseConditions(raw: unknown): Condition[] | null {
  if (raw === undefined) return [];
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const found = raw.map((one: unknown): Condition | null => {
    if (!isRecord(one)) return null;
    if (one['not'] !== undefined) {
      const [denied] = hasOnly(one, ['not']) ? (parseConditions([one['not']]) ?? []) : [];
      return denied && denied.isNot !== true ? { isNot: true, ...denied } : null;
    }
    const kind = Object.keys(READERS).find((key) => key in one);
    return kind === undefined ? null : READERS[kind]!(one);
  });
  return found.some((one) => one === null) ? null : (found as Condition[]);
}
