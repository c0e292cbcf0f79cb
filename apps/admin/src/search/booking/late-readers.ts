/** Whether there may be something in a text that programs have written. */
export const mayHoldForms = (text: string): boolean => /[{<[]|BEGIN:V/i.test(text);

/** Whether there may be a table in a text, also one in cells of a line each. */
export const mayHoldTable = (text: string): boolean => /[,;\t|<]|[^ ] {2,}[^ ]|(?:\n[^\n]*){6}/.test(text);

/** Whether a text may hold a clock. */
export const mayHoldClocks = (text: string): boolean => /\d{3}|\d[:.h]\d/i.test(text);
