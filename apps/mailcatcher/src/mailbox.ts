import { readMail, type CaughtMail, type Envelope, type Mail } from './read-mail.js';

/** Parsing takes about two milliseconds; the cache serves repeated requests. */
const KEPT_READ = 5_000;

/** Caught mails in order of acceptance, the newest `limit` of them, in memory only. */
export class Mailbox {
  private readonly mails = new Map<string, CaughtMail>();
  private readonly read = new Map<string, Promise<Mail>>();
  private accepted = 0;

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.mails.size;
  }

  /** Stores the raw mail; it is parsed on demand. */
  accept(raw: Buffer, envelope: Envelope): string {
    this.accepted += 1;
    const id = String(this.accepted);
    this.mails.set(id, { id, raw, envelope, acceptedAt: new Date() });
    if (this.mails.size > this.limit) this.forgetOldest();
    return id;
  }

  /** Oldest first; `to` is a recipient of the envelope, `after` the id of the last known mail. */
  ids({ to = '', after = 0 }: { to?: string; after?: number } = {}): string[] {
    const recipient = to.toLowerCase();
    return [...this.mails.values()]
      .filter(
        ({ id, envelope }) =>
          Number(id) > after && (to === '' || envelope.to.some((each) => each.toLowerCase() === recipient)),
      )
      .map(({ id }) => id);
  }

  async mail(id: string): Promise<Mail | null> {
    const caught = this.mails.get(id);
    if (!caught) return null;
    const known = this.read.get(id);
    if (known) return known;
    const reading = readMail(caught);
    this.read.set(id, reading);
    if (this.read.size > KEPT_READ) this.read.delete(this.read.keys().next().value ?? id);
    return reading;
  }

  source(id: string): Buffer | null {
    return this.mails.get(id)?.raw ?? null;
  }

  /** False for an unknown id. */
  delete(id: string): boolean {
    this.read.delete(id);
    return this.mails.delete(id);
  }

  deleteAll(): void {
    this.mails.clear();
    this.read.clear();
  }

  private forgetOldest(): void {
    const oldest = this.mails.keys().next().value;
    if (oldest !== undefined) this.delete(oldest);
  }
}
