export interface FieldErrors {
  field: string;
  messages: string[];
}

/** Why a field is rejected: a key of `@landfall/messages` and its placeholder values. */
export interface FieldRejection {
  field: string;
  key: string;
  values?: Record<string, string | number>;
}

/** An expected rejection; nothing has changed. Unexpected errors are thrown as `Fault`. */
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

/** Collects all rejections of a form. A field with a validation error gets no further one. */
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

/** Bad input to an operation without `errors` in its result, such as a query. */
export class InputRejected extends Error {
  constructor(readonly rejections: readonly FieldRejection[]) {
    super('input rejected');
    this.name = 'InputRejected';
  }
}
