import { type DetailValue, isNotKnown } from '@landfall/catalogue';
import { Audience, type GroupIndex } from './audience.js';
import { type CompiledConditions, compileConditions, NO_CONDITIONS } from './conditions.js';
import type { Condition, Provenance } from './model.js';
import { canonicalText, inKeyOrder, textOfParts } from './stated.js';

export interface SharedValue {
  value: DetailValue;
  text: string;
}

interface SharedProvenance {
  provenance: Provenance;
  text: string;
}

const LIMIT = 100_000;

function shared<T>(pool: Map<string, T>, key: string, make: () => T): T {
  const known = pool.get(key);
  if (known !== undefined) return known;
  if (pool.size >= LIMIT) pool.clear();
  const made = make();
  pool.set(key, made);
  return made;
}

/** Shares one object between equal values: tens of thousands of imported statements repeat a few hundred. */
export class Pool {
  readonly #values = new Map<string, SharedValue>();
  readonly #audiences = new Map<string, Audience>();

  readonly #conditions = new Map<string, CompiledConditions>();
  readonly #provenances = new Map<string, SharedProvenance>();

  constructor(readonly groups: GroupIndex) {}

  /** All forms of "not known" become null. */
  value(stated: DetailValue): SharedValue {
    // What is shared must not depend on which of several equal values was read first.
    const value = isNotKnown(stated) ? null : inKeyOrder(stated);
    const whole = textOfParts(value);
    return shared(this.#values, whole, () => {
      const text = canonicalText(value);
      return { value, text: text === whole ? whole : text };
    });
  }

  provenance(provenance: Provenance): SharedProvenance {
    const text = JSON.stringify(Object.values(provenance));
    return shared(this.#provenances, text, () => ({ provenance, text }));
  }

  audience(list: readonly string[]): Audience {
    return shared(this.#audiences, [...list].sort().join(','), () => new Audience(list, this.groups));
  }

  conditions(list: readonly Condition[]): CompiledConditions {
    if (list.length === 0) return NO_CONDITIONS;
    const compiled = compileConditions(list, this);
    return shared(this.#conditions, compiled.text, () => compiled);
  }
}
