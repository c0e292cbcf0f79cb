import { newId, type Clock } from '@landfall/kernel';
import { Logger } from '@nestjs/common';
import type { TripLinks } from '@landfall/journeys/trip-links';
import type { Translations } from '@landfall/answers/translation-index';
import type { Places } from '@landfall/places';
import type { Config, Database, MailTransport } from '@landfall/platform';
import { claimMails, LEASE_SECONDS, releaseMails, renewLeases, type ClaimedMail } from './claim.js';
import { compose } from './compose.js';
import type { BounceAddresses } from '../receive-bounces/bounce-addresses.js';
import type { MailServer } from './mail-server.js';
import { changesOf } from './notified-changes.js';
import { Outcomes } from './outcomes.js';
import { rejectedAt, type Outcome } from './record-outcome.js';

/** What one connection claims: few enough to be sent or given back soon, with a slow server as well, and enough to share a claim. */
const CLAIM = { least: 6, most: 24, ms: 400 };
const RENEW_MS = 5_000;
/** A lease is trusted this long from before it was requested; the rest is for a send that has just begun. */
const TRUSTED_MS = (LEASE_SECONDS - 10) * 1_000;
/** When the process stops, a server that does not answer is left with its mail; less than a job is waited for. */
const STOP_MS = 5_500;
const logger = new Logger('DeliverMails');

export interface DeliverDependencies {
  database: Database;
  transport: MailTransport;
  server: MailServer;
  places: Places;
  links: TripLinks;
  translations?: Translations;
  bounces?: BounceAddresses | null;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'timeZone' | 'mailConcurrency'>;
}

interface ToSend {
  mail: ClaimedMail;
  changes: Awaited<ReturnType<typeof changesOf>>;
  /** When the day of its claim ends, by a clock that nobody sets. */
  dayEnds: number;
}

/** Sends all mails that are due, over several connections. Each mail is held by a lease until its outcome is recorded. */
export class MailRun {
  private readonly claim = newId();
  /** Until when the lease of a held mail is trusted, by a clock that nobody sets. */
  private readonly trusted = new Map<string, number>();
  private readonly underWay = new Set<string>();
  private readonly failed = new AbortController();
  private readonly stop: AbortSignal;
  private readonly outcomes: Outcomes;
  private readonly senders: Promise<void>[] = [];
  private handled = 0;

  constructor(
    private readonly dependencies: DeliverDependencies,
    stopOfProcess: AbortSignal,
  ) {
    this.outcomes = new Outcomes(dependencies.database, dependencies.clock, this.claim);
    this.stop = AbortSignal.any([stopOfProcess, this.failed.signal]);
  }

  /**
   * Runs until nothing is due or the process stops. Returns the number of mails with an outcome. When one connection fails for a reason of ours,
   * all of them stop before anything is given back, and the first reason is thrown.
   */
  async toTheEnd(): Promise<number> {
    const timer = setInterval(() => void this.renew().catch((error: Error) => this.warn(error)), RENEW_MS);
    const ended = new AbortController();
    try {
      await Promise.race([this.allSenders(), stopped(this.stop, ended.signal)]);
    } finally {
      clearInterval(timer);
      ended.abort();
      await this.giveBack();
    }
    if (this.failed.signal.aborted) throw this.failed.signal.reason;
    return this.handled;
  }

  /** The first connection looks whether anything is due; the others join when it has found something. */
  private async allSenders(): Promise<void> {
    this.begin(1);
    // Only who still runs lets others begin.
    for (const sender of this.senders) await sender;
  }

  private begin(count: number): void {
    while (this.senders.length < count)
      this.senders.push(this.deliver().catch((error: unknown) => this.failed.abort(error)));
  }

  private async deliver(): Promise<void> {
    const { server } = this.dependencies;
    let limit = CLAIM.least;
    while (!this.stop.aborted) {
      // After a trial the next run begins with all connections.
      if (server.isDown) return server.trial(async () => void (await this.deliverBatch(1)));
      const began = performance.now();
      const count = await this.deliverBatch(limit);
      if (count === 0) return;
      const inTime = (CLAIM.ms * count) / (performance.now() - began);
      limit = Math.max(CLAIM.least, Math.min(CLAIM.most, Math.floor(inTime)));
    }
  }

  /** Returns how many mails there were to deliver. */
  private async deliverBatch(limit: number): Promise<number> {
    const { server } = this.dependencies;
    const isTrial = server.isDown;
    const batch = await this.next(limit);
    if (batch.length > 0 && !isTrial) this.begin(this.dependencies.config.mailConcurrency);
    for (const [at, { mail, changes, dayEnds }] of batch.entries()) {
      // What is claimed when the server goes down is given back untried.
      if (this.stop.aborted || (server.isDown && !isTrial)) break;
      // Rules may have changed with the day.
      if (dayEnds <= performance.now()) {
        await this.release(batch.slice(at).map((unbegun) => unbegun.mail.id));
        break;
      }
      if (await this.holds(mail.id)) await this.handle(mail, changes);
    }
    return batch.length;
  }

  private async next(limit: number): Promise<ToSend[]> {
    const { database, clock, config } = this.dependencies;
    const requested = performance.now();
    const batch = await database.transaction('system', async (tx) => {
      const mails = await claimMails(tx, this.claim, clock, config.timeZone, limit);
      const toSend = (changes: ToSend['changes']): ToSend[] =>
        mails.map((mail) => ({ mail, changes, dayEnds: requested + mail.msOfDay }));
      const changed = mails.filter(({ kind }) => kind === 'CHANGE');
      if (changed.length === 0) return toSend(new Map());
      const oldest = changed.map((mail) => BigInt(mail.fromChangeId)).reduce((a, b) => (a < b ? a : b));
      const changes = await changesOf(
        tx,
        changed.map((mail) => mail.fingerprint),
        oldest.toString(),
      );
      return toSend(changes);
    });
    for (const { mail } of batch) this.trusted.set(mail.id, requested + TRUSTED_MS);
    return batch;
  }

  private async handle(mail: ClaimedMail, changes: ToSend['changes']): Promise<void> {
    this.underWay.add(mail.id);
    const outcome = await this.send(mail, changes);
    await this.outcomes.record(mail, outcome);
    this.underWay.delete(mail.id);
    this.trusted.delete(mail.id);
    this.handled += 1;
  }

  private async send(mail: ClaimedMail, changes: ToSend['changes']): Promise<Outcome> {
    const { transport, server, places, links, translations, bounces = null, clock, config } = this.dependencies;
    try {
      const context = { places, links, translations, bounces, publicUrl: config.publicUrl, timeZone: config.timeZone };
      const composed = compose(mail, changes.get(mail.fingerprint) ?? [], { ...context, now: clock.now() });
      if (!composed) return { result: 'NOTHING_TO_SEND' };
      const judgement = server.judge(mail.id, await transport.send(composed.message), rejectedAt(mail));
      return judgement.result === 'ACCEPTED' ? { ...judgement, said: composed.said } : judgement;
    } catch (error) {
      const code = error instanceof Error ? error.name : 'UNKNOWN';
      logger.error(`Mail ${mail.id} could not be sent (${code}).`);
      return { result: 'DEFERRED', code, cause: 'RECIPIENT', isOfServer: false };
    }
  }

  /** Whether the mail is still this run's: after a pause of the process another one may have it. */
  private async holds(id: string): Promise<boolean> {
    if ((this.trusted.get(id) ?? 0) < performance.now()) await this.renew();
    return (this.trusted.get(id) ?? 0) >= performance.now();
  }

  private async renew(): Promise<void> {
    const held = [...this.trusted.keys()];
    if (held.length === 0) return;
    const requested = performance.now();
    const renewed = new Set(
      await this.dependencies.database.transaction('system', (tx) => renewLeases(tx, this.claim)),
    );
    for (const id of held) {
      if (renewed.has(id)) this.trusted.set(id, requested + TRUSTED_MS);
      else this.trusted.delete(id);
    }
  }

  /** Mails that were not begun go to whoever is next; of one under way nobody knows yet, so its lease runs out. */
  private async giveBack(): Promise<void> {
    const untried = [...this.trusted.keys()].filter((id) => !this.underWay.has(id));
    this.trusted.clear();
    await this.release(untried).catch((error: Error) =>
      logger.warn(`Mails could not be given back and wait for their lease (${error.name}).`),
    );
  }

  private async release(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) this.trusted.delete(id);
    await this.dependencies.database.transaction('system', (tx) => releaseMails(tx, this.claim, ids));
  }

  private warn(error: Error): void {
    logger.warn(`The leases of mails could not be renewed (${error.name}).`);
  }
}

/** Resolves some time after the signal, of which it hears nothing once the run has ended. */
function stopped(stop: AbortSignal, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const soon = (): void => void setTimeout(resolve, STOP_MS).unref();
    if (stop.aborted) soon();
    else stop.addEventListener('abort', soon, { once: true, signal: ended });
  });
}
