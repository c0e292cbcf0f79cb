import { useEffect } from 'react';
import { useInput, useTranslate } from 'react-admin';

/** Id of the element that has the focus when the field is rejected. */
export const fieldId = (field: string): string => `regression-case-${field}`;

/** A field of the form whose control is not one of react-admin's. */
export function useRegressionField<T>(source: string, focusId = fieldId(source)) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<T>({ source });
  const { ref } = field;
  useEffect(() => ref({ focus: () => document.getElementById(focusId)?.focus() }), [ref, focusId]);
  // What `validate` says comes as an object, whatever the type says; what the server says as a text.
  const said = fieldState.error?.message as string | { message: string } | undefined;
  const message = typeof said === 'object' ? said.message : said;
  return { value: field.value as T, problem: message && translate(message, { _: message }) };
}
