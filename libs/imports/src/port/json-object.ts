import { sanitisedText } from '@landfall/kernel';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const textIn = (object: JsonObject, key: string): string =>
  typeof object[key] === 'string' ? sanitisedText(object[key]).trim() : '';

export const objectIn = (object: JsonObject, key: string): JsonObject => (isObject(object[key]) ? object[key] : {});

/** The value of a JSON text; undefined when it is none. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
