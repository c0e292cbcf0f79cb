import { logTolerated } from '../session/log-tolerated.js';
import { keepItem } from './keep-item.js';

/** What is looked up: whole searches, and the places of each field of the search. */
export type LookupKind = 'search' | 'destination' | 'origin' | 'transit' | 'country';

interface Lookup {
  value: string;
  at: string;
}

const KEPT = 50;
const keyOf = (kind: LookupKind): string => `landfall.lookups.${kind}`;

const isLookup = (entry: unknown): entry is Lookup =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as Lookup).value === 'string' &&
  typeof (entry as Lookup).at === 'string';

function read(storage: Pick<Storage, 'getItem'>, kind: LookupKind): Lookup[] {
  try {
    const entries: unknown = JSON.parse(storage.getItem(keyOf(kind)) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isLookup) : [];
  } catch (error) {
    logTolerated(`The history of lookups (${kind}) could not be read and begins anew.`, error);
    return [];
  }
}

/** Newest first; a history that cannot be read counts as empty. */
export const readLookups = (storage: Pick<Storage, 'getItem'>, kind: LookupKind): string[] =>
  read(storage, kind).map(({ value }) => value);

/** The same, each with its moment. */
export const readDatedLookups = (storage: Pick<Storage, 'getItem'>, kind: LookupKind): { value: string; at: Date }[] =>
  read(storage, kind)
    .map(({ value, at }) => ({ value, at: new Date(at) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()));

/** Keeps the newest 50, each once and with the moment of its lookup (spec: application, section 9). Of several values the first one stands first. */
export function keepLookups(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  kind: LookupKind,
  values: readonly string[],
  now: Date,
): void {
  if (values.length === 0) return;
  const added = [...new Set(values)];
  const others = read(storage, kind).filter(({ value }) => !added.includes(value));
  keepItem(
    storage,
    keyOf(kind),
    JSON.stringify([...added.map((value) => ({ value, at: now.toISOString() })), ...others].slice(0, KEPT)),
  );
}
