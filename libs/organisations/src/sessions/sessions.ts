import { hashSecret, newSecret, type Database, type Viewer } from '@landfall/platform';
import type { Clock } from '@landfall/kernel';
import { userById } from '../users/user-store.js';
import { closeSession, openSession, touchSession } from './session-store.js';

const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const REMEMBER_MS = 3_000;
const REMEMBER_COUNT = 5_000;

/**
 * Login tokens: random, stored as a hash, revocable at once, dead after half an hour without use or twelve hours in all.
 * A process remembers what it looked up for three seconds, so a revocation holds everywhere within that time.
 */
export class Sessions {
  private readonly remembered = new Map<string, { viewer: Promise<Viewer | null>; until: number }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Opens a session and returns its token, which is shown once and never stored. */
  async open(userId: string): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    await this.database.transaction('system', (tx) =>
      openSession(tx, {
        tokenHash: hashSecret(token),
        userId,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
      }),
    );
    return token;
  }

  /** The user behind a token; null when it is unknown, idle for too long, revoked, or its user is switched off. */
  viewerOf(token: string): Promise<Viewer | null> {
    const now = this.clock.now();
    const hash = hashSecret(token);
    const key = hash.toString('base64');
    const known = this.remembered.get(key);
    if (known && known.until > now.getTime()) return known.viewer;
    // The lookup itself is cached: concurrent requests share one connection.
    const viewer = this.search(hash, now);
    if (this.remembered.size >= REMEMBER_COUNT) this.remembered.clear();
    this.remembered.set(key, { viewer, until: now.getTime() + REMEMBER_MS });
    viewer.catch(() => this.remembered.delete(key));
    return viewer;
  }

  private search(hash: Buffer, now: Date): Promise<Viewer | null> {
    return this.database.transaction('system', async (tx) => {
      const userId = await touchSession(tx, hash, now, new Date(now.getTime() - IDLE_MS));
      const user = userId ? await userById(tx, userId) : null;
      return user
        ? { userId: user.id, isStaff: user.isStaff, organisationId: user.organisationId, permissions: user.permissions }
        : null;
    });
  }

  /** Ends a session for good. */
  async close(token: string): Promise<void> {
    const hash = hashSecret(token);
    await this.database.transaction('system', (tx) => closeSession(tx, hash));
    this.remembered.delete(hash.toString('base64'));
  }
}
