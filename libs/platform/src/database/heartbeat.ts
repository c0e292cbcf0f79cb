import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { newId } from '@landfall/kernel';
import type { Database, Tx } from './database.js';

const BEAT_MS = 3_000;
const ALIVE_SECONDS = 15;

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
      () => void this.beat().catch((error: Error) => this.logger.warn(`No heartbeat (${error.name}).`)),
      BEAT_MS,
    );
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.database.transaction('none', (tx) => tx.query('delete from process_heartbeat where id = $1', [this.id]));
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

export async function aliveProcesses(tx: Tx, kind: string): Promise<number> {
  const { rows } = await tx.query<{ count: string }>(
    'select count(*) from process_heartbeat where kind = $1 and at > now() - make_interval(secs => $2)',
    [kind, ALIVE_SECONDS],
  );
  return Number(rows[0]!.count);
}
