/** Free text by language; German and English are edited, others may come from a translation service. */
export type TextValue = Partial<Record<string, string>>;

export interface YesNoTextValue {
  yes: boolean | null;
  textDe?: string | null;
  textEn?: string | null;
}

export type StatusColor = 'BLUE' | 'YELLOW' | 'RED' | 'GRAY' | 'PURPLE';
export const STATUS_COLORS: readonly StatusColor[] = ['BLUE', 'YELLOW', 'RED', 'GRAY', 'PURPLE'];

/**
 * A value by kind: YESNO boolean, POSINT number, COLOR string, FREETEXT TextValue, YESNOTEXT YesNoTextValue. Null states that it is
 * not known (docs/adr/0041); what nobody states has no value at all.
 */
export type DetailValue = boolean | number | StatusColor | TextValue | YesNoTextValue | null;

const isBlank = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '');

/** True for a statement that something is not known: null, or a yes or no that is open and has no text. */
export const isNotKnown = (value: DetailValue): boolean =>
  value === null || (typeof value === 'object' && 'yes' in value && Object.values(value).every(isBlank));
