import type { FieldErrors } from '../../gen/graphql.js';

/** A mutation that answered `ok: false`. React-admin finds `errors` in the body of its `HttpError` and shows them at the fields. */
export class Rejection extends Error {
  readonly errors: Readonly<Record<string, string>>;

  constructor(errors: readonly FieldErrors[]) {
    super([...new Set(errors.flatMap(({ messages }) => messages))].join('\n'));
    this.name = 'Rejection';
    this.errors = Object.fromEntries(errors.map(({ field, messages }) => [field, messages.join(' ')]));
  }
}
