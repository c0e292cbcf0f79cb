import { Agent } from 'node:https';
import type { Clock } from '@landfall/kernel';
import { PublicWeb, WebFailure, type WebAnswer } from '../web/public-web.js';
import { PushServices } from './push-services.js';
import type { VapidKeys } from './vapid-keys.js';

const TIMEOUT_MS = 5_000;
const CONNECTIONS = 8;
/** Nothing of the body is read; a short one lets the connection be used again. */
const MOST_BYTES = 4_096;
/** One notification stands for all changes of a trip that a device has not heard of. */
const TOPIC = 'trip';

export interface PushSettings {
  /** Whom push services reach about us. */
  contact: string;
  /** As `PushServices` takes them. */
  services: readonly string[];
}

export interface OutgoingPush {
  endpoint: string;
  /** How long the service keeps it for a device that is out of reach. */
  ttlSeconds: number;
}

/**
 * `GONE`: the device has left. `DEFERRED`: a later attempt may be taken; `isOfService`: others would not have been taken either.
 * `waitSeconds`: what the service has asked for.
 */
export type PushDelivery =
  | { result: 'ACCEPTED' }
  | { result: 'GONE' | 'REJECTED'; code: string }
  | { result: 'DEFERRED'; code: string; isOfService: boolean; waitSeconds: number | null };

export interface PushTransport {
  send(push: OutgoingPush): Promise<PushDelivery>;
}

/** Pushes without a payload (RFC 8030): the service learns that there is something, and nothing of what. */
export class WebPush implements PushTransport {
  private readonly services: PushServices;
  private readonly agent: Agent;
  private readonly webs: Record<'PUBLIC' | 'OWN', PublicWeb>;

  constructor(
    private readonly settings: PushSettings,
    private readonly keys: VapidKeys,
    private readonly clock: Clock,
    web: PublicWeb = new PublicWeb(),
  ) {
    this.services = new PushServices(settings.services);
    this.agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    this.webs = { PUBLIC: web, OWN: new PublicWeb(undefined, () => true) };
  }

  async send({ endpoint, ttlSeconds }: OutgoingPush): Promise<PushDelivery> {
    const way = this.services.wayTo(endpoint);
    if (way === null) return { result: 'REJECTED', code: 'NOT_ALLOWED' };
    const now = this.clock.now();
    const { origin, protocol } = new URL(endpoint);
    const headers = {
      authorization: await this.keys.authorization(origin, this.settings.contact, now),
      ttl: String(ttlSeconds),
      topic: TOPIC,
      'content-length': '0',
    };
    try {
      const answer = await this.webs[way].post(endpoint, headers, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MOST_BYTES,
        isBeginningEnough: true,
        ...(protocol === 'https:' ? { agent: this.agent } : {}),
      });
      return judged(answer, now);
    } catch (error) {
      if (!(error instanceof WebFailure)) throw error;
      return { result: 'DEFERRED', code: error.reason, isOfService: true, waitSeconds: null };
    }
  }

  close(): void {
    this.agent.destroy();
  }
}

/** What an answer means. Nothing is followed; what is no clear word about the device may be taken another time. */
function judged({ status, retryAfter }: WebAnswer, now: Date): PushDelivery {
  const code = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { result: 'ACCEPTED' };
  if (status === 404 || status === 410) return { result: 'GONE', code };
  const isOfService = status >= 500 || status === 401 || status === 403;
  return { result: 'DEFERRED', code, isOfService, waitSeconds: secondsOf(retryAfter, now) };
}

/** Of the header Retry-After: seconds or a date. */
function secondsOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
