import { hash, verify } from '@node-rs/argon2';

// Argon2id, 46 MiB, one pass: 13 to 36 ms on the reference machine, above the minimum of OWASP's ASVS (docs/adr/0006).
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** Hashes and checks passwords. Each takes 46 MiB and a thread: callers bound how many run at a time. */
export class Passwords {
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  /** Takes the same time for an unknown user (`stored` null) as for a wrong password. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    this.decoy ??= hash('no such user', PARAMETERS);
    const matched = await verify(stored ?? (await this.decoy), password);
    return matched && stored !== null;
  }
}
