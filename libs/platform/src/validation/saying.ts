import type { ValidationOptions } from 'class-validator';
import type { MessageKey } from '@landfall/messages';

type Values = Record<string, string | number>;

/** The context of a decorator: what fills the placeholders of its message, given the value that failed. */
export interface Saying {
  valuesOf?(value: unknown): Values;
}

/** Options of a class-validator decorator: its message is a key of the catalogue, so that it is said in the reader's language. */
export function saying(key: MessageKey, values?: Values | ((value: unknown) => Values)): ValidationOptions {
  if (!values) return { message: key };
  const context: Saying = { valuesOf: typeof values === 'function' ? values : () => values };
  return { message: key, context };
}
