/** Free text by language; German and English are edited, others may come from a translation service. */
export type TextValue = Partial<Record<string, string>>;

export interface YesNoTextValue {
  yes: boolean | null;
  textDe?: string | null;
  textEn?: string | null;
}

export type StatusColor = 'BLUE' | 'YELLOW' | 'RED' | 'GRAY' | 'PURPLE';
export const STATUS_COLORS: readonly StatusColor[] = ['BLUE', 'YELLOW', 'RED', 'GRAY', 'PURPLE'];

/** A value by kind: YESNO boolean, POSINT number, COLOR string, FREETEXT TextValue, YESNOTEXT YesNoTextValue. */
export type DetailValue = boolean | number | StatusColor | TextValue | YesNoTextValue;
