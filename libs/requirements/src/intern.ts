import type { DetailValue } from '@landfall/catalogue';
import { Audience, type GroupIndex } from './audience.js';
import { canonicalText } from './stated.js';

export interface SharedValue {
  value: DetailValue;
  /** Equal exactly for equal values. */
  text: string;
}

/** Beyond this many distinct entries sharing starts anew, so that years of revisions do not pile up. */
const LIMIT = 100_000;

function shared<T>(pool: Map<string, T>, key: string, make: () => T): T {
  const known = pool.get(key);
  if (known !== undefined) return known;
  if (pool.size >= LIMIT) pool.clear();
  const made = make();
  pool.set(key, made);
  return made;
}

/**
 * Gives equal values and equal lists of countries one object each: tens of thousands of imported statements repeat a few
 * hundred of them. Only memory depends on it; equality is always decided by `text`.
 */
export class Pool {
  readonly #values = new Map<string, SharedValue>();
  readonly #audiences = new Map<string, Audience>();

  constructor(readonly groups: GroupIndex) {}

  value(value: DetailValue): SharedValue {
    const text = canonicalText(value);
    return shared(this.#values, text, () => ({ value, text }));
  }

  audience(list: readonly string[]): Audience {
    return shared(this.#audiences, [...list].sort().join(','), () => new Audience(list, this.groups));
  }
}
