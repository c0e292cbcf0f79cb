import { hash, verify } from '@node-rs/argon2';

// Argon2id, 46 MiB, one pass: 13 to 36 ms on the reference machine, above the minimum of OWASP's ASVS (docs/adr/0006).
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const PARALLEL = 4;
const WAITING = 50;

export class HashingBusy extends Error {}

/** Hashes and checks passwords, four at a time with a bounded queue: a flood of logins cannot exhaust the process. */
export class Passwords {
  private active = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, PARAMETERS));
  }

  /** Takes the same time for an unknown user (`stored` null) as for a wrong password. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    this.decoy ??= hash('no such user', PARAMETERS);
    const against = stored ?? (await this.decoy);
    const matched = await this.bounded(() => verify(against, password));
    return matched && stored !== null;
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.active >= PARALLEL) {
      if (this.waiting.length >= WAITING) throw new HashingBusy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.active += 1;
    try {
      return await work();
    } finally {
      this.active -= 1;
      this.waiting.shift()?.();
    }
  }
}
