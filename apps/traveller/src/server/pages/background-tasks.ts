import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { describeFault } from '@landfall/platform';

/** Of each kind; further ones are dropped: a flood of new pages must not take a processor from their readers. */
const MOST_WAITING = 4;
const PAUSE_MS = 1_000;

type Task = () => Promise<void>;
/** For a page that was read, or for one that nobody has opened yet. */
type Kind = 'READ' | 'AHEAD';

/** Does what no reader waits for, one task at a time with pauses: pages that were read first, of a kind the latest first. */
export class BackgroundTasks implements OnApplicationShutdown {
  private readonly logger = new Logger(BackgroundTasks.name);
  private waiting: Record<Kind, Task[]> = { READ: [], AHEAD: [] };
  private isAtWork = false;
  private isStopped = false;

  constructor(private readonly pauseMs: number = PAUSE_MS) {}

  /** The task is done some time later or never. */
  add(kind: Kind, task: Task): void {
    if (this.isStopped) return;
    this.waiting[kind] = [...this.waiting[kind], task].slice(-MOST_WAITING);
    if (!this.isAtWork) this.rest();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    this.waiting = { READ: [], AHEAD: [] };
  }

  private rest(): void {
    this.isAtWork = true;
    setTimeout(() => void this.next(), this.pauseMs).unref();
  }

  private async next(): Promise<void> {
    const task = this.waiting.READ.pop() ?? this.waiting.AHEAD.pop();
    this.isAtWork = task !== undefined;
    if (!task) return;
    try {
      await task();
    } catch (error) {
      this.logger.warn(`Left undone (${describeFault(error)}); a reader waits for it instead.`);
    }
    this.rest();
  }
}
