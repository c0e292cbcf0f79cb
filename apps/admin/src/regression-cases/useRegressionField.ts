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
  const problems = messagesIn(fieldState.error).map((message) => translate(message, { _: message }));
  return { value: field.value as T, problem: problems.join(' ') || undefined };
}

/**
 * What is wrong with a field and with its parts, such as `expectations.0.place`. What `validate` says comes as an object, whatever the type
 * says; what the server says as a text.
 */
function messagesIn(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, ...parts } = error as { message?: unknown; ref?: unknown };
  if (typeof message === 'string') return [message];
  const { ref: _, ...nested } = parts;
  return [...new Set([...messagesIn(message), ...Object.values(nested).flatMap(messagesIn)])];
}
