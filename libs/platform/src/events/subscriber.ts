import { Logger } from '@nestjs/common';
import type { EventOf, EventType, StoredEvent } from '@landfall/kernel';
import type { Database, Session, Statements, Tx } from '../database/database.js';
import { describeFault } from '../describe-fault.js';
import type { EventTypes } from './event-types.js';
import { LOG_START, logEnd, readLog, type LogPosition } from './read-log.js';
import { WakeableDelay } from './wakeable-delay.js';
import type { LogSignal } from './log-signal.js';

const TAKE_OVER_MS = 1_000;

/** Work after the commit, such as adding a job that reads the new rows. */
export type AfterCommit = () => Promise<void>;

/**
 * A subscriber of the log. `apply` writes only through `tx`: effect and checkpoint are one commit. A crash can lose
 * the returned work after the commit, so a reconciler has to cover it.
 */
export interface SubscriberDefinition<T extends EventType = EventType> {
  readonly name: string;
  /** Handled event types; all others only advance the checkpoint. */
  readonly types: readonly T[];
  readonly beginsAt?: 'end';
  apply(tx: Tx, event: EventOf<T>): Promise<void | AfterCommit>;
}

export interface SubscriberOptions {
  pollMs?: number;
  batchSize?: number;
  /** Attempts before an event counts as poison. */
  attempts?: number;
  retryMs?: number;
}

/**
 * Reads the log in commit order and stores the checkpoint with the effect: exactly once, also across a kill. An
 * advisory lock elects one process per name. A poison event stops the subscriber, recorded in the table `subscriber`;
 * nothing is skipped.
 */
export class Subscriber {
  private readonly logger: Logger;
  private readonly options: Required<Omit<SubscriberOptions, 'pollMs'>> & Pick<SubscriberOptions, 'pollMs'>;
  private loop: Promise<void> | null = null;
  private stopping = false;
  private failures = 0;
  private readonly delay = new WakeableDelay();

  constructor(
    private readonly definition: SubscriberDefinition,
    private readonly database: Database,
    private readonly eventTypes: EventTypes,
    private readonly signal: LogSignal,
    options: SubscriberOptions = {},
  ) {
    this.options = { batchSize: 100, attempts: 5, retryMs: 200, ...options };
    this.logger = new Logger(`Subscriber ${definition.name}`);
  }

  get name(): string {
    return this.definition.name;
  }

  start(): void {
    const off = this.signal.onSignal(this.delay.signal);
    this.loop = this.run().finally(off);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.delay.signal();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.delay.begin();
      try {
        await this.lead();
      } catch (error) {
        this.logger.warn(`The connection failed (${describeFault(error)}); trying again.`);
      }
      await this.pause(this.options.pollMs ?? TAKE_OVER_MS);
    }
  }

  /** Runs while this process holds the lock; returns when another holds it or the connection breaks. */
  private lead(): Promise<void> {
    return this.database.session(async (session) => {
      const lock = await session.query<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
        [this.name],
      );
      if (!lock.rows[0]?.held) return;
      await session.transaction('none', (tx) => this.begin(tx));
      while (!this.stopping && !session.isBroken) {
        this.delay.begin();
        const worked = await this.round(session);
        if (worked < this.options.batchSize) await this.pause(this.options.pollMs ?? this.signal.pollMs);
      }
    });
  }

  private async begin(tx: Tx): Promise<void> {
    const from = this.definition.beginsAt === 'end' ? await logEnd(tx) : LOG_START;
    await tx.query('insert into subscriber (name, tx, position) values ($1, $2::xid8, $3) on conflict do nothing', [
      this.name,
      from.tx,
      from.position,
    ]);
  }

  /** One batch; returns the number of events, 0 while stopped on a poison event. */
  private async round(session: Session): Promise<number> {
    const limit = this.failures > 0 ? 1 : this.options.batchSize;
    const afterCommit: AfterCommit[] = [];
    let current: StoredEvent | null = null;
    try {
      const read = await session.transaction('system', async (tx) => {
        const checkpoint = await this.checkpoint(tx);
        if (!checkpoint) return 0;
        const events = await readLog(tx, checkpoint, limit);
        for (const event of events) {
          current = event;
          if (!isOneOf(this.definition.types, this.eventTypes.currentName(event.type))) continue;
          const then = await this.definition.apply(tx, this.eventTypes.upcast(event));
          if (then) afterCommit.push(then);
        }
        const last = events.at(-1);
        if (last) await this.moveTo(tx, last);
        return events.length;
      });
      this.failures = 0;
      await this.processLog(afterCommit);
      return limit === 1 ? read * this.options.batchSize : read;
    } catch (error) {
      if (session.isBroken) throw error;
      await this.failed(session, current, error);
      return 0;
    }
  }

  private async moveTo(tx: Tx, event: StoredEvent): Promise<void> {
    await tx.query('update subscriber set tx = $2::xid8, position = $3, updated_at = now() where name = $1', [
      this.name,
      event.tx,
      event.position,
    ]);
  }

  private async processLog(work: readonly AfterCommit[]): Promise<void> {
    for (const step of work) {
      await step().catch((error: unknown) =>
        this.logger.warn(`What follows a commit failed (${describeFault(error)}); the reconciler will do it.`),
      );
    }
  }

  private async checkpoint(tx: Tx): Promise<LogPosition | null> {
    const { rows } = await tx.query<LogPosition & { state: string }>(
      'select tx::text, position, state from subscriber where name = $1 for update',
      [this.name],
    );
    const row = rows[0];
    if (!row) return LOG_START;
    return row.state === 'RUNNING' ? row : null;
  }

  private async failed(session: Statements, event: StoredEvent | null, error: unknown): Promise<void> {
    this.failures += 1;
    // A failed batch does not identify the event: the next round reads one at a time.
    if (!event || this.failures < this.options.attempts) {
      this.logger.warn(`Attempt ${this.failures} failed (${describeFault(error)}).`);
      await this.pause(this.options.retryMs * this.failures);
      return;
    }
    this.logger.error(`Stopped at event ${event.position} of type ${event.type}: ${describeFault(error)}.`);
    await session.query(
      `update subscriber set state = 'STOPPED', failed_position = $2, failure = $3, updated_at = now() where name = $1`,
      [this.name, event.position, describeFault(error)],
    );
    this.failures = 0;
  }

  private async pause(ms: number): Promise<void> {
    if (!this.stopping) await this.delay.sleep(ms);
  }
}

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type);
