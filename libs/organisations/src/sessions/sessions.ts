import { Fault, type Clock } from '@landfall/kernel';
import { hashSecret, newSecret, NoSlot, Slots, type Database, type Viewer } from '@landfall/platform';
import { userById } from '../users/user-store.js';
import { closeSession, openSession, touchSession } from './session-store.js';

const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const REMEMBER_MS = 3_000;
const REMEMBER_COUNT = 5_000;
const TOKEN = /^[\w-]{43}$/;
/** Of the common connections; tokens that were right before come first, so invented ones hold nobody up. */
const LOOKUPS = { parallel: 4, waiting: 300, preferred: 3_000 };
const RIGHT_COUNT = 20_000;

/**
 * Login tokens: random, stored as a hash, revocable at once, dead after half an hour without use or twelve hours in all.
 * A process remembers what it looked up for three seconds, so a revocation holds everywhere within that time.
 */
export class Sessions {
  private readonly lookups = new Slots(LOOKUPS);
  private readonly right = new Set<string>();
  private readonly remembered = new Map<string, { viewer: Promise<Viewer | null>; until: number }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Opens a session and returns its token, shown once. After a request with the device it is valid with it alone. */
  async open(userId: string, device: string | null = null): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    await this.database.transaction('system', (tx) =>
      openSession(tx, {
        tokenHash: hashSecret(token),
        userId,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
        deviceHash: device === null ? null : hashSecret(device),
      }),
    );
    return token;
  }

  /** The user behind a token; null when it is unknown, idle for too long, revoked, bound to another device, or its user is switched off. */
  viewerOf(token: string, deviceIds: readonly string[] = []): Promise<Viewer | null> {
    if (!TOKEN.test(token)) return Promise.resolve(null);
    const now = this.clock.now();
    const tokenHash = hashSecret(token);
    const devices = deviceIds.map(hashSecret);
    const key = [tokenHash, ...devices].map((hash) => hash.toString('base64')).join('|');
    const known = this.remembered.get(key);
    if (known && known.until > now.getTime()) return known.viewer;
    // The lookup itself is cached: concurrent requests share one connection.
    const viewer = this.lookedUp(tokenHash, devices, now);
    dropOldest(this.remembered, REMEMBER_COUNT);
    this.remembered.delete(key);
    this.remembered.set(key, { viewer, until: now.getTime() + REMEMBER_MS });
    viewer.catch(() => this.remembered.delete(key));
    return viewer;
  }

  private async lookedUp(tokenHash: Buffer, devices: readonly Buffer[], now: Date): Promise<Viewer | null> {
    const id = tokenHash.toString('base64');
    try {
      const search = (): Promise<Viewer | null> => this.search(tokenHash, devices, now);
      const viewer = await this.lookups.run(search, { isPreferred: this.right.has(id) });
      this.right.delete(id);
      dropOldest(this.right, RIGHT_COUNT);
      if (viewer) this.right.add(id);
      return viewer;
    } catch (error) {
      throw error instanceof NoSlot ? new Fault('UNAVAILABLE', 'fault.UNAVAILABLE') : error;
    }
  }

  private search(tokenHash: Buffer, devices: readonly Buffer[], now: Date): Promise<Viewer | null> {
    return this.database.transaction('system', async (tx) => {
      const userId = await touchSession(tx, { tokenHash, devices, now, idleSince: new Date(now.getTime() - IDLE_MS) });
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
    const start = hash.toString('base64');
    for (const key of this.remembered.keys()) if (key.startsWith(start)) this.remembered.delete(key);
  }
}

function dropOldest(kept: Map<string, unknown> | Set<string>, count: number): void {
  const [first] = kept.keys();
  if (first !== undefined && kept.size >= count) kept.delete(first);
}
