/** What a client is told about one field, in the reader's language. */
export interface FieldErrors {
  field: string;
  messages: string[];
}

/** Why a field is rejected: a key of `@landfall/messages` and what fills its placeholders. */
export interface FieldRejection {
  field: string;
  key: string;
  values?: Record<string, string | number>;
}

/** An expected "no": nothing was changed. Faults are thrown instead (see `Fault`). */
export interface Rejection {
  ok: false;
  rejections: FieldRejection[];
}

export type Outcome<T> = ({ ok: true } & T) | Rejection;

export const accepted = <T extends object>(value: T): { ok: true } & T => ({ ok: true, ...value });

export const rejection = (field: string, key: string, values?: Record<string, string | number>): Rejection => ({
  ok: false,
  rejections: [values ? { field, key, values } : { field, key }],
});

/** Collects rejections, so that a form is told everything at once. A field that starts with an error of its shape gets no other. */
export class Rejections {
  readonly list: FieldRejection[];
  private readonly misshapen: ReadonlySet<string>;

  constructor(shape: readonly FieldRejection[] = []) {
    this.list = [...shape];
    this.misshapen = new Set(shape.map(({ field }) => field));
  }

  add(field: string, key: string, values?: Record<string, string | number>): this {
    if (this.misshapen.has(field)) return this;
    if (!this.list.some((r) => r.field === field && r.key === key))
      this.list.push(values ? { field, key, values } : { field, key });
    return this;
  }

  /** True for a field that has a rejection already. */
  has(field: string): boolean {
    return this.list.some((r) => r.field === field);
  }

  get any(): boolean {
    return this.list.length > 0;
  }

  toRejection(): Rejection {
    return { ok: false, rejections: this.list };
  }
}

/** Bad input to an operation that has no `errors` in its answer, such as a query. */
export class InputRejected extends Error {
  constructor(readonly rejections: readonly FieldRejection[]) {
    super('input rejected');
    this.name = 'InputRejected';
  }
}
