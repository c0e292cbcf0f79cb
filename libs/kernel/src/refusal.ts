/** What a client is told about one field. `messages` are texts in the reader's language once they leave the api. */
export interface FieldErrors {
  field: string;
  messages: string[];
}

/** An expected "no": nothing was changed. Faults are thrown instead (see `Fault`). */
export interface Refusal {
  ok: false;
  errors: FieldErrors[];
}

export type Outcome<T> = ({ ok: true } & T) | Refusal;

export const accepted = <T extends object>(value: T): { ok: true } & T => ({ ok: true, ...value });

export const refusal = (field: string, ...messages: string[]): Refusal => ({ ok: false, errors: [{ field, messages }] });

/** Collects refusals field by field, so that a form is told everything at once. */
export class Refusals {
  private readonly byField = new Map<string, string[]>();

  add(field: string, message: string): this {
    const messages = this.byField.get(field) ?? [];
    if (!messages.includes(message)) messages.push(message);
    this.byField.set(field, messages);
    return this;
  }

  get any(): boolean {
    return this.byField.size > 0;
  }

  toRefusal(): Refusal {
    return { ok: false, errors: [...this.byField].map(([field, messages]) => ({ field, messages })) };
  }
}
