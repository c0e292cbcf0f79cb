import type { DetailValue } from '@landfall/catalogue';
import type { Resolution } from './resolution.js';
import type { View } from './resolved-value.js';
import { ordinalOf } from './core-types.js';

/** All stated values of a type: several in conflict or where it depends, null for what is stated as not known. */
export function valuesOf(view: View, type: string): readonly DetailValue[] {
  const resolution = resolutionOf(view, type);
  return resolution === undefined ? [] : resolution.allStatements.map((statement) => statement.value);
}

/** Yes or no of a value, with or without text; null: neither. */
export const yesOf = (value: DetailValue): boolean | null => {
  if (typeof value === 'boolean') return value;
  return value !== null && typeof value === 'object' && 'yes' in value && typeof value.yes === 'boolean'
    ? value.yes
    : null;
};

/** The yes or no of each YESNO or YESNOTEXT statement; null: open. */
export const answersOf = (view: View, type: string): (boolean | null)[] => valuesOf(view, type).map(yesOf);

export const resolutionOf = (view: View, type: string): Resolution | undefined => {
  const ordinal = ordinalOf(type);
  return ordinal === undefined ? undefined : view.resolutions.at(ordinal);
};

/** True when the type is stated without conflict and says yes (or, with `false`, no). */
export function says(view: View, type: string, answer: boolean): boolean {
  const resolution = resolutionOf(view, type);
  return resolution?.state === 'stated' && yesOf(resolution.statements[0]!.value) === answer;
}

export const isDenied = (view: View, type: string): boolean => (resolutionOf(view, type)?.contrary.length ?? 0) > 0;

export const numbersOf = (view: View, type: string): number[] =>
  valuesOf(view, type).filter((value) => typeof value === 'number');
