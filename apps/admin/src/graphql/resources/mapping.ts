import type { TypedDocumentString } from '../../gen/graphql.js';

export type Operation = 'list' | 'one' | 'create' | 'update' | 'delete';

/** How a resource of react-admin is read from and written to the API. What is not named follows from the type's name. */
export interface ResourceMapping {
  /** The type of its records in the schema. */
  type: string;
  /** The fields of a record, as a list and a form read them. */
  fragment: TypedDocumentString<unknown, unknown>;
  /** Root fields whose names do not follow from the type: `authorityList`, `authority`, `createAuthority`, … */
  operations?: Partial<Record<Operation, string>>;
  /** From the values of a form to those of the input, where they differ. Fields that the input does not know are left out. */
  toInput?: (values: Record<string, unknown>, previous: Record<string, unknown>) => Record<string, unknown>;
  /** From the filters of a list to those of the API, where they differ. */
  toFilter?: (filter: Record<string, unknown>) => Record<string, unknown>;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The root field of an operation, whether or not the schema has it. */
export function rootFieldOf({ type, operations = {} }: ResourceMapping, operation: Operation): string {
  const named = operations[operation];
  if (named) return named;
  if (operation === 'list') return `${lowerFirst(type)}List`;
  return operation === 'one' ? lowerFirst(type) : `${operation}${type}`;
}
