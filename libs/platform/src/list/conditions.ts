import { isUuid } from '@landfall/kernel';

/** Conditions of a list with bound values. SQL comes from code only; input from a request is always bound. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** Binds a value and returns its placeholder. PostgreSQL takes no null character in a text. */
  bind(value: unknown): string {
    this.values.push(typeof value === 'string' ? value.replaceAll('\0', '') : value);
    return `$${this.values.length}`;
  }

  /** A condition without input from the request. */
  always(sql: string): this {
    this.parts.push(`(${sql})`);
    return this;
  }

  /** Narrows by a value; null, undefined and empty texts are ignored. */
  when<T>(value: T | null | undefined, sql: (placeholder: string) => string): this {
    if (value === null || value === undefined || value === '') return this;
    return this.always(sql(this.bind(value)));
  }

  /** Entries with these ids; an invalid id matches nothing. */
  ids(column: string, ids: readonly string[] | null | undefined): this {
    return ids ? this.always(`${column} = any(${this.bind(ids.filter(isUuid))}::uuid[])`) : this;
  }

  /** Entries with the text in one of the columns, case-insensitive. `folded` columns hold lower case already. */
  search(text: string | null | undefined, columns: readonly string[], folded: readonly string[] = []): this {
    return this.when(text?.replaceAll('\0', '').trim(), (typed) =>
      [...columns.map((column) => `lower(${column})`), ...folded]
        .map((words) => `strpos(${words}, lower(${typed})) > 0`)
        .join(' or '),
    );
  }

  toString(): string {
    return this.parts.length === 0 ? 'true' : this.parts.join(' and ');
  }
}
