import {
  checkValue,
  detailType,
  MAX_POSINT,
  MAX_TEXT_LENGTH,
  normaliseValue,
  type DetailValue,
  type ValueFault,
} from '@landfall/catalogue';
import type { FieldRejection, Rejections } from '@landfall/kernel';
import type { Level } from '@landfall/requirements';

const KEY_SHOWN = 60;
const VALUE_REJECTIONS: Readonly<Record<ValueFault, string>> = {
  unknownType: 'rejection.unknownDetailType',
  wrongKind: 'rejection.wrongKind',
  notPositiveInteger: 'rejection.notPositiveInteger',
  tooLarge: 'rejection.notInRange',
  tooLong: 'rejection.tooLong',
  notAColor: 'rejection.notAColor',
};

/** The rejection of a value that does not fit its detail type. */
export function valueRejection(typeKey: string, fault: ValueFault): Pick<Required<FieldRejection>, 'key' | 'values'> {
  return { key: VALUE_REJECTIONS[fault], values: { key: typeKey.slice(0, KEY_SHOWN), ...limitsOf(typeKey, fault) } };
}

function limitsOf(typeKey: string, fault: ValueFault): Record<string, number> {
  if (fault === 'tooLarge') return { min: 1, max: detailType(typeKey)?.max ?? MAX_POSINT };
  return fault === 'tooLong' ? { max: MAX_TEXT_LENGTH } : {};
}

/** The values that a detail states by type, each in its one form, for a place of this level. `field`: under which errors are reported. */
export function decideValues(
  json: unknown,
  { field, level }: { field: string; level: Level },
  rejections: Rejections,
): Record<string, DetailValue> {
  if (json === null || typeof json !== 'object' || rejections.has(field)) return {};
  const values: Record<string, DetailValue> = {};
  for (const [key, value] of Object.entries(json)) {
    // The note has fields of its own; as a value it would be stated twice.
    const fault = key === 'Note' ? 'unknownType' : checkValue(key, value);
    if (fault) {
      const rejected = valueRejection(key, fault);
      rejections.add(`${field}.${key.slice(0, KEY_SHOWN)}`, rejected.key, rejected.values);
      continue;
    }
    const stated = normaliseValue(key, value);
    if (stated === undefined) continue;
    if (level !== 'COUNTRY' && detailType(key)?.countriesOnly)
      rejections.add(`${field}.${key}`, 'rejection.countriesOnly', { key });
    else values[key] = stated;
  }
  return values;
}
