import type { ValidationOptions } from 'class-validator';
import type { MessageKey } from '@landfall/messages';

type Values = Record<string, string | number>;

/** The placeholders of a message, computed from the failed value. */
export interface Saying {
  valuesOf?(value: unknown): Values;
}

/** Options of a class-validator decorator with a message key of the catalogue. */
export function saying(key: MessageKey, values?: Values | ((value: unknown) => Values)): ValidationOptions {
  if (!values) return { message: key };
  const context: Saying = { valuesOf: typeof values === 'function' ? values : () => values };
  return { message: key, context };
}
