import { Logger } from '@nestjs/common';
import { Fault, type Clock } from '@landfall/kernel';
import { hashSecret, newSecret, NoSlot, Slots, type Database, type Tx, type Viewer } from '@landfall/platform';
import { userWithPassword } from '../users/user-store.js';
import type { User } from '../users/user.entity.js';
import { ACCESS_MS, IDLE_MS, REMEMBER_MS, SESSION_MS } from './lifetimes.js';
import type { RefreshToken, RefreshTokens } from './refresh-tokens.js';
import type { Session } from './session.entity.js';
import {
  addAccessToken,
  closeSession,
  closeSessionOf,
  generationOf,
  lockSession,
  noteRenewal,
  openSession,
  touchSession,
  type SessionOwner,
} from './session-store.js';

const REMEMBER_COUNT = 5_000;
const TOKEN = /^[\w-]{43}$/;
/** Of the common connections; tokens that were right before come first, so invented ones hold nobody up. */
const LOOKUPS = { parallel: 4, waiting: 300, preferred: 3_000 };
const RIGHT_COUNT = 20_000;

/** For requests, where scripts can read it; and for the next pair, where no script can. */
export interface SessionTokens {
  access: string;
  refresh: string;
}

export type LoggedInUser = Pick<User, 'id' | 'passwordHash'>;

/**
 * Sessions of users. Access tokens are random, stored as a hash, dead after a quarter of an hour; a refresh token is exchanged for the next
 * pair, once. A session is over after half an hour without use, after twelve hours, when it is closed, when its user is switched off or has another
 * password, and when a refresh token is used again. A process remembers what it looked up for three seconds, so all of it holds everywhere within that time.
 */
export class Sessions {
  private readonly logger = new Logger('Sessions');
  private readonly lookups = new Slots(LOOKUPS);
  private readonly right = new Set<string>();
  private readonly remembered = new Map<string, { viewer: Promise<Viewer | null>; until: number }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly refreshTokens: RefreshTokens,
  ) {}

  /** Opens a session and returns its tokens, shown once. After a request with the device they are valid with it alone. */
  async open(user: LoggedInUser, device: string | null = null): Promise<SessionTokens> {
    const first: RefreshToken = { secret: newSecret(), generation: 0 };
    const now = this.clock.now();
    const session = {
      hash: hashSecret(first.secret),
      userId: user.id,
      createdAt: now,
      lastUsedAt: now,
      renewedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
      deviceHash: device === null ? null : hashSecret(device),
      passwordStamp: hashSecret(user.passwordHash),
    };
    return this.database.transaction('system', async (tx) => {
      await openSession(tx, session);
      return this.issue(tx, session, first);
    });
  }

  /**
   * Exchanges a refresh token for the next pair; null when its session is over. A token that has been exchanged must be in other hands: the session
   * ends. Only requests that came before the exchange was done, as those of windows that renew at once, get the same next refresh token.
   */
  async renew(refresh: string): Promise<SessionTokens | null> {
    const token = this.refreshTokens.read(refresh);
    if (!token) return null;
    const now = this.clock.now();
    return this.slotted(null, () =>
      this.database.transaction('system', async (tx) => {
        const hash = hashSecret(token.secret);
        const found = await generationOf(tx, hash);
        const session = await lockSession(tx, hash, now, idleSince(now));
        if (!session || !(await ownerOf(tx, session))) return null;
        if (token.generation === session.generation) {
          const generation = session.generation + 1;
          await noteRenewal(tx, session.hash, generation, now);
          return this.issue(tx, session, { ...token, generation });
        }
        const isExchangedMeanwhile = token.generation === found && session.generation === found + 1;
        if (isExchangedMeanwhile) return this.issue(tx, session, { ...token, generation: session.generation });
        this.logger.warn('A refresh token came back after its exchange: its session has ended.');
        await closeSession(tx, session.hash);
        return null;
      }),
    );
  }

  private async issue(
    tx: Tx,
    session: Pick<Session, 'hash' | 'expiresAt'>,
    refresh: RefreshToken,
  ): Promise<SessionTokens> {
    const access = newSecret();
    const now = this.clock.now();
    const expiresAt = new Date(Math.min(now.getTime() + ACCESS_MS, session.expiresAt.getTime()));
    await addAccessToken(tx, { tokenHash: hashSecret(access), sessionHash: session.hash, expiresAt }, now);
    return { access, refresh: this.refreshTokens.write(refresh) };
  }

  /** The user behind an access token; null when it is unknown or expired, bound to another device, or its session is over. */
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
    const viewer = await this.slotted(id, () => this.search(tokenHash, devices, now));
    this.right.delete(id);
    dropOldest(this.right, RIGHT_COUNT);
    if (viewer) this.right.add(id);
    return viewer;
  }

  private async slotted<T>(id: string | null, work: () => Promise<T>): Promise<T> {
    try {
      return await this.lookups.run(work, { isPreferred: id === null || this.right.has(id) });
    } catch (error) {
      throw error instanceof NoSlot ? new Fault('UNAVAILABLE', 'fault.UNAVAILABLE') : error;
    }
  }

  private search(tokenHash: Buffer, devices: readonly Buffer[], now: Date): Promise<Viewer | null> {
    return this.database.transaction('system', async (tx) => {
      const session = await touchSession(tx, { tokenHash, devices, now, idleSince: idleSince(now) });
      const user = session ? await ownerOf(tx, session) : null;
      return user
        ? { userId: user.id, isStaff: user.isStaff, organisationId: user.organisationId, permissions: user.permissions }
        : null;
    });
  }

  /** Ends the session of an access token for good. */
  async close(token: string): Promise<void> {
    const hash = hashSecret(token);
    await this.database.transaction('system', (tx) => closeSessionOf(tx, hash));
    const start = hash.toString('base64');
    for (const key of this.remembered.keys()) if (key.startsWith(start)) this.remembered.delete(key);
  }

  /** Ends the session of a refresh token of any generation, for good. */
  async closeRenewable(refresh: string): Promise<void> {
    const token = this.refreshTokens.read(refresh);
    if (token) await this.database.transaction('system', (tx) => closeSession(tx, hashSecret(token.secret)));
  }
}

const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** The user of a session; null when switched off, or with another password than at the login. */
async function ownerOf(tx: Tx, { userId, passwordStamp }: SessionOwner): Promise<User | null> {
  const user = await userWithPassword(tx, userId);
  return user && passwordStamp?.equals(hashSecret(user.passwordHash)) ? user : null;
}

function dropOldest(kept: Map<string, unknown> | Set<string>, count: number): void {
  const [first] = kept.keys();
  if (first !== undefined && kept.size >= count) kept.delete(first);
}
