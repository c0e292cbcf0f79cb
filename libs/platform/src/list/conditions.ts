import { isUuid } from '@landfall/kernel';

/**
 * Conditions of a list and the values bound to them. Every piece of SQL is written in the code that calls; what comes from a
 * request only ever becomes a bound value.
 */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** Binds a value and returns its placeholder. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** A condition without a value from the request. */
  always(sql: string): this {
    this.parts.push(`(${sql})`);
    return this;
  }

  /** Narrows by a value; null, undefined and an empty text do not narrow. */
  when<T>(value: T | null | undefined, sql: (placeholder: string) => string): this {
    if (value === null || value === undefined || value === '') return this;
    return this.always(sql(this.bind(value)));
  }

  /** Entries of these ids; what is no id matches nothing. */
  ids(column: string, ids: readonly string[] | null | undefined): this {
    return ids ? this.always(`${column} = any(${this.bind(ids.filter(isUuid))}::uuid[])`) : this;
  }

  /** Entries one of whose columns contains the text, in capitals or not; of columns with `markup` only what a reader sees. */
  search(text: string | null | undefined, columns: readonly string[], markup: readonly string[] = []): this {
    return this.when(text?.replaceAll('\0', '').trim(), (typed) =>
      [
        ...columns.map((column) => contains(column, `lower(${typed})`)),
        // Taking markup off is slow: only where the first word stands at all.
        ...markup.map(
          (column) =>
            `(${contains(column, `split_part(lower(${typed}), ' ', 1)`)} and ${contains(withoutMarkup(column), `lower(${typed})`)})`,
        ),
      ].join(' or '),
    );
  }

  toString(): string {
    return this.parts.length === 0 ? 'true' : this.parts.join(' and ');
  }
}

const contains = (expression: string, text: string): string => `strpos(lower(${expression}), ${text}) > 0`;
const withoutMarkup = (column: string): string => `regexp_replace(${column}, '<[^>]*>', '', 'g')`;
