/** What stands for one detail type in the JSON of a detail. */
export interface TextValue {
  de?: string | null;
  en?: string | null;
}
export interface YesNoTextValue {
  yes: boolean | null;
  textDe?: string | null;
  textEn?: string | null;
}
export type DetailValue = boolean | number | string | TextValue | YesNoTextValue | null;

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null && !Array.isArray(json);

/** The API carries the values of a detail as JSON, keyed by detail type; the server has validated them. */
export const detailValues = (json: unknown): Record<string, DetailValue> =>
  isObject(json) ? (json as Record<string, DetailValue>) : {};
