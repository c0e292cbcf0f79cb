/** What a client is told about one field, in the reader's language. */
export interface FieldErrors {
  field: string;
  messages: string[];
}

/** Why a field is refused: a key of `@landfall/messages` and what fills its placeholders. */
export interface FieldRefusal {
  field: string;
  key: string;
  values?: Record<string, string | number>;
}

/** An expected "no": nothing was changed. Faults are thrown instead (see `Fault`). */
export interface Refusal {
  ok: false;
  refusals: FieldRefusal[];
}

export type Outcome<T> = ({ ok: true } & T) | Refusal;

export const accepted = <T extends object>(value: T): { ok: true } & T => ({ ok: true, ...value });

export const refusal = (field: string, key: string, values?: Record<string, string | number>): Refusal => ({
  ok: false,
  refusals: [values ? { field, key, values } : { field, key }],
});

/** Collects refusals, so that a form is told everything at once. A field that starts with an error of its shape gets no other. */
export class Refusals {
  readonly list: FieldRefusal[];
  private readonly misshapen: ReadonlySet<string>;

  constructor(shape: readonly FieldRefusal[] = []) {
    this.list = [...shape];
    this.misshapen = new Set(shape.map(({ field }) => field));
  }

  add(field: string, key: string, values?: Record<string, string | number>): this {
    if (this.misshapen.has(field)) return this;
    if (!this.list.some((r) => r.field === field && r.key === key))
      this.list.push(values ? { field, key, values } : { field, key });
    return this;
  }

  /** True for a field that has a refusal already. */
  has(field: string): boolean {
    return this.list.some((r) => r.field === field);
  }

  get any(): boolean {
    return this.list.length > 0;
  }

  toRefusal(): Refusal {
    return { ok: false, refusals: this.list };
  }
}

/** Bad input to an operation that has no `errors` in its answer, such as a query. */
export class InputRefused extends Error {
  constructor(readonly refusals: readonly FieldRefusal[]) {
    super('input refused');
    this.name = 'InputRefused';
  }
}
