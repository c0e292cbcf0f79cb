import { validateSync, type ValidationError } from 'class-validator';
import { InputRejected, type FieldRejection } from '@landfall/kernel';
import { hasMessage } from '@landfall/messages';
import { prepared } from './prepare.js';
import type { Saying } from './saying.js';

export type InputClass<T extends object> = new () => T;

/** A validated input. Only `validated` creates one: no command takes an unchecked input. */
export class Validated<T extends object> {
  declare private readonly brand: never;

  private constructor(
    /** As sent, with texts trimmed. A field in `shape` keeps the value as sent. */
    readonly input: T,
    /** Errors of single fields, by paths such as `details.0.sourceUri`. */
    readonly shape: readonly FieldRejection[],
  ) {}

  static of<T extends object>(type: InputClass<T>, plain: T): Validated<T> {
    const input = prepared(type, plain);
    const errors = validateSync(input, { stopAtFirstError: true, validationError: { target: false } });
    return new Validated(
      input,
      errors.flatMap((error) => rejectionsOf(error, '')),
    );
  }
}

/** Instantiates and validates an input. `decide` adds its own rejections to those of the shape. */
export const validated = <T extends object>(type: InputClass<T>, plain: T): Validated<T> => Validated.of(type, plain);

/** The input of a query, whose result has no place for errors. Throws `InputRejected` with all errors of the shape. */
export function validInput<T extends object>(type: InputClass<T>, plain: T): T {
  const { input, shape } = validated(type, plain);
  if (shape.length > 0) throw new InputRejected(shape);
  return input;
}

function rejectionsOf(
  { property, value, constraints, contexts, children }: ValidationError,
  path: string,
): FieldRejection[] {
  const field = `${path}${property}`;
  const own = Object.entries(constraints ?? {}).map(([type, key]): FieldRejection => {
    if (!hasMessage(key)) throw new Error(`The check of ${field} says "${key}", which is no message.`);
    const { valuesOf } = (contexts?.[type] ?? {}) as Saying;
    return valuesOf ? { field, key, values: valuesOf(value) } : { field, key };
  });
  return [...own, ...(children ?? []).flatMap((child) => rejectionsOf(child, `${field}.`))];
}
