import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { newId } from '@landfall/kernel';
import { describeFault } from '../describe-fault.js';
import type { Database, Tx } from './database.js';

const BEAT_MS = 3_000;
const LAST_MS = 1_000;
const ALIVE_SECONDS = 15;
const DEAD_SECONDS = 10;
const STEADY_SECONDS = 30;
const LOOK_BACK_SECONDS = 120;
const MANY_DEATHS = 3;

/** Records every three seconds that this process is alive. */
export class Heartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly id = newId();
  private readonly logger = new Logger('Heartbeat');
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly kind: string,
  ) {}

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(
      () => void this.beat().catch((error: Error) => this.logger.warn(`No heartbeat (${describeFault(error)}).`)),
      BEAT_MS,
    );
  }

  /** Without its database a process stops as well: the row tells by its age that nobody is alive. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    const removed = this.database
      .transaction('none', (tx) => tx.query('delete from process_heartbeat where id = $1', [this.id]))
      .catch((error: Error) => this.logger.warn(`The last heartbeat stays (${describeFault(error)}).`));
    await Promise.race([removed, delay(LAST_MS, undefined, { ref: false })]);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  private async beat(): Promise<void> {
    await this.database.transaction('none', async (tx) => {
      await tx.query(
        'insert into process_heartbeat (id, kind, at) values ($1, $2, now()) on conflict (id) do update set at = now()',
        [this.id, this.kind],
      );
      await tx.query(`delete from process_heartbeat where at < now() - interval '1 day'`);
    });
  }
}

/** Why work of this kind is not done: no process is alive, or none stays so. Null: there is one. */
export async function heartbeatProblem(tx: Tx, kind: string): Promise<string | null> {
  const { rows } = await tx.query<{ alive: number; steady: number; died: number }>(
    `select count(*) filter (where at > now() - make_interval(secs => $2))::int as alive,
       count(*) filter (where at > now() - make_interval(secs => $2) and since < now() - make_interval(secs => $3))::int as steady,
       count(*) filter (where at between now() - make_interval(secs => $4) and now() - make_interval(secs => $5))::int as died
     from process_heartbeat where kind = $1`,
    [kind, ALIVE_SECONDS, STEADY_SECONDS, LOOK_BACK_SECONDS, DEAD_SECONDS],
  );
  const { alive, steady, died } = rows[0]!;
  if (alive === 0) return `no ${kind} is alive`;
  return steady === 0 && died >= MANY_DEATHS
    ? `no ${kind} stays up: ${died} have died in the last ${LOOK_BACK_SECONDS} s`
    : null;
}
