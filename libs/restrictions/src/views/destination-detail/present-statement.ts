import { presentValue, type DetailValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';

interface Presented {
  text: string;
  textLanguage: string;
}

// The rule book shares equal values, so each is put into words once per language.
const ofObjects = new WeakMap<object, Map<string, Presented>>();
const ofScalars = new Map<string, Presented>();
const MAX_SCALARS = 20_000;

/** A value in words, remembered. */
export function presentStatement(type: string, value: DetailValue, language: Language): Presented {
  const key = `${language}|${type}`;
  if (typeof value === 'object') {
    let known = ofObjects.get(value);
    if (!known) ofObjects.set(value, (known = new Map()));
    return remember(known, key, () => presentValue(type, value, language));
  }
  if (ofScalars.size > MAX_SCALARS) ofScalars.clear();
  return remember(ofScalars, `${key}|${String(value)}`, () => presentValue(type, value, language));
}

function remember(known: Map<string, Presented>, key: string, make: () => Presented): Presented {
  let presented = known.get(key);
  if (!presented) known.set(key, (presented = make()));
  return presented;
}
