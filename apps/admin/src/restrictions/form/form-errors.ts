import type { FieldErrors } from 'react-hook-form';
import type { FieldErrors as ServerErrors } from '../../gen/graphql.js';
import { placeOfError } from './field-path.js';
import type { RestrictionForm } from './restriction-form.js';

export interface FormError {
  path: string;
  message: string;
}

/** What the server says, by field of the form. Several of its fields can be one field of the form, such as the languages of a text. */
export function issuesOf(errors: readonly ServerErrors[]): FormError[] {
  const byPath = new Map<string, Set<string>>();
  for (const { field, messages } of errors) {
    const { path } = placeOfError(field);
    byPath.set(path, new Set([...(byPath.get(path) ?? []), ...messages]));
  }
  return [...byPath].map(([path, messages]) => ({ path, message: [...messages].join(' ') }));
}

const OWN_KEYS = new Set(['type', 'message', 'ref', 'types']);

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The error tree of the form as a list, in the order of the form. */
export function listErrors(errors: object, prefix = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, node]): FormError[] => {
    if (OWN_KEYS.has(key) || !isNode(node)) return [];
    const path = `${prefix}${key}`;
    const own =
      typeof node['message'] === 'string' && node['message'] !== '' ? [{ path, message: node['message'] }] : [];
    return [...own, ...listErrors(node, `${path}.`)];
  });
}

export const errorTextAt = (errors: FieldErrors<RestrictionForm>, path: string): string | undefined => {
  let node: unknown = errors;
  for (const key of path.split('.')) node = isNode(node) ? node[key] : undefined;
  return isNode(node) && typeof node['message'] === 'string' ? node['message'] : undefined;
};

/** Errors about the list of details as a whole have no field of their own. */
export const formPathOf = (path: string): string => (path === 'details' ? 'root.details' : path);

export const detailIndexOf = (path: string): number | null => {
  const [, index] = /^details\.(\d+)(?:\.|$)/.exec(path) ?? [];
  return index === undefined ? null : Number(index);
};
